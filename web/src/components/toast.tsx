import { TOAST_HOTKEY, TOAST_REMOVE_DELAY_MS } from "@mealwright/schema/constants/timings";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import { reduceToasts, type ToastContent } from "../lib/toast-state.ts";
import type { ToastAreaProps } from "./toast-area.tsx";

interface ToastHandle {
  /** Shows a toast in the place of any other; returns its id. */
  readonly show: (content: ToastContent) => string;
  readonly update: (id: string, change: Partial<ToastContent>) => void;
  /** Without an id: whatever is shown. */
  readonly dismiss: (id?: string) => void;
}

const ToastContext = createContext<ToastHandle | null>(null);

/** The toasts of the page around. Throws outside of `ToastProvider`. */
export function useToast(): ToastHandle {
  const handle = useContext(ToastContext);
  if (handle === null) throw new Error("useToast needs a ToastProvider around it.");
  return handle;
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, dispatch] = useReducer(reduceToasts, []);
  const { area, load } = useToastArea();
  const lastId = useRef(0);
  const removals = useRef(new Map<string, number>());

  useEffect(() => {
    const timers = removals.current;
    return () => {
      for (const timer of timers.values()) window.clearTimeout(timer);
      timers.clear();
    };
  }, []);

  const dismiss = useCallback((id?: string) => {
    dispatch(id === undefined ? { type: "dismiss" } : { type: "dismiss", id });
    const dismissedId = id ?? String(lastId.current);
    if (removals.current.has(dismissedId)) return;
    const timer = window.setTimeout(() => {
      removals.current.delete(dismissedId);
      dispatch({ type: "remove", id: dismissedId });
    }, TOAST_REMOVE_DELAY_MS);
    removals.current.set(dismissedId, timer);
  }, []);

  const handle = useMemo<ToastHandle>(
    () => ({
      show(content) {
        load();
        lastId.current += 1;
        const id = String(lastId.current);
        dispatch({ type: "add", toast: { ...content, id } });
        return id;
      },
      update: (id, change) => dispatch({ type: "update", id, change }),
      dismiss,
    }),
    [dismiss, load],
  );

  return (
    <ToastContext value={handle}>
      {children}
      {area === null ? null : <area.Area toasts={toasts} onDismiss={dismiss} takesFocus={area.takesFocus} />}
    </ToastContext>
  );
}

interface LoadedArea {
  readonly Area: ComponentType<ToastAreaProps>;
  readonly takesFocus: boolean;
}

/**
 * The area's code comes with the visitor's first press or key, so that no page waits for it. A failed load is tried
 * again with the next one: a toast is never worth a broken page.
 */
function useToastArea(): { readonly area: LoadedArea | null; readonly load: () => void } {
  const [area, setArea] = useState<LoadedArea | null>(null);

  const loadArea = useCallback((takesFocus: boolean) => {
    import("./toast-area.tsx").then(
      ({ ToastArea }) => setArea((loaded) => loaded ?? { Area: ToastArea, takesFocus }),
      () => {},
    );
  }, []);

  useEffect(() => {
    if (area !== null) return;
    const onPress = () => loadArea(false);
    const onKey = (event: KeyboardEvent) => loadArea(event.key === TOAST_HOTKEY);
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, [area, loadArea]);

  return { area, load: useCallback(() => loadArea(false), [loadArea]) };
}
