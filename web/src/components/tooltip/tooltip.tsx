import {
  type ComponentType,
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { TooltipPlace, TriggerHandlers } from "./tooltip-place.ts";

/** Adds a place; the returned function takes it away. */
type AddPlace = (place: TooltipPlace) => () => void;

const TooltipContext = createContext<AddPlace | null>(null);

/**
 * Radix's tooltips for the page inside, loaded when somebody first points at a control that has one: with them, a
 * member's week would load 143 kB of script, over its limit of 130. They are drawn separately, because wrapping a
 * control that late would remount it and lose its focus.
 */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  const [places, setPlaces] = useState<readonly TooltipPlace[]>([]);
  const [Tooltips, setTooltips] = useState<ComponentType<{ places: readonly TooltipPlace[] }> | null>(null);
  const add = useCallback<AddPlace>((place) => {
    setPlaces((all) => [...all, place]);
    // Offline there is no tooltip (each control has a name of its own), because a failed import would never be retried.
    if (navigator.onLine) {
      void import("./radix-tooltips.tsx").then(
        ({ RadixTooltips }) => setTooltips(() => RadixTooltips),
        () => undefined,
      );
    }
    return () => setPlaces((all) => all.filter((other) => other !== place));
  }, []);
  return (
    <TooltipContext value={add}>
      {children}
      {Tooltips === null ? null : <Tooltips places={places} />}
    </TooltipContext>
  );
}

interface TooltipProps {
  readonly text: string;
  /** One control with a name of its own, since touch never shows the hint. */
  readonly children: ReactNode;
}

/** A hint on hover and keyboard focus: it can be pointed at, and Escape or a press closes it. */
export function Tooltip({ text, children }: TooltipProps) {
  const add = useContext(TooltipContext);
  if (add === null) throw new Error("Tooltip needs a TooltipProvider around it.");
  const id = useId();
  const element = useRef<HTMLSpanElement>(null);
  const handlers = useRef<TriggerHandlers | null>(null);
  // The event that happened before the code was loaded, replayed once it is, unless it was over by then.
  const pending = useRef<((listening: TriggerHandlers) => void) | null>(null);
  const [isWanted, setIsWanted] = useState(false);

  const attach = useCallback((listening: TriggerHandlers) => {
    if (handlers.current === null) pending.current?.(listening);
    handlers.current = listening;
  }, []);
  useEffect(() => {
    if (isWanted && element.current !== null) return add({ id, text, element: element.current, attach });
  }, [isWanted, add, id, text, attach]);

  const want = (happened: (listening: TriggerHandlers) => void) => {
    pending.current = happened;
    setIsWanted(true);
  };
  const forget = () => {
    pending.current = null;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside and is not interactive itself.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press closes the hint, whichever way it comes.
    <span
      ref={element}
      className="inline-grid"
      onPointerEnter={(event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== "touch") want((listening) => listening.onPointerMove?.(event));
      }}
      onPointerMove={(event) => handlers.current?.onPointerMove?.(event)}
      onPointerLeave={(event) => {
        forget();
        handlers.current?.onPointerLeave?.(event);
      }}
      onPointerDown={(event) => {
        forget();
        handlers.current?.onPointerDown?.(event);
      }}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        if (!event.target.matches(":focus-visible")) return;
        want((listening) => listening.onFocus?.(event));
        handlers.current?.onFocus?.(event);
      }}
      onBlur={(event) => {
        forget();
        handlers.current?.onBlur?.(event);
      }}
      onClick={(event) => handlers.current?.onClick?.(event)}
    >
      {children}
    </span>
  );
}
