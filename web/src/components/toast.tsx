import { TOAST_REMOVE_DELAY_MS } from "@mealwright/schema/constants/timings";
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
import { onNextInteraction } from "../lib/next-interaction.ts";
import { reduceToasts, type ToastContent } from "../lib/toast-state.ts";
import { PlainToasts } from "./plain-toasts.tsx";
import type { ToastAreaProps } from "./toast-look.ts";

interface ToastHandle {
  /** Shows a toast in the place of any other; returns its id. */
  readonly show: (content: ToastContent) => string;
  readonly update: (id: string, change: Partial<ToastContent>) => void;
  /** Without an id: whatever is shown. */
  readonly dismiss: (id?: string) => void;
}

/** How long a toast waits for Radix's code before it is shown without. */
const CODE_WAIT_MS = 1_000;

let radixToasts: ComponentType<ToastAreaProps> | null = null;
/** Whether the code has been asked for: not before somebody touches the page, which is then as light as it can be. */
let isCodeWanted = false;

async function loadRadixToasts(): Promise<void> {
  isCodeWanted = true;
  radixToasts ??= await import("./radix-toasts.tsx").then(
    ({ RadixToasts }) => RadixToasts,
    () => null,
  );
}

/** What is said later may be that there is no network. */
const preload = () => onNextInteraction(() => void loadRadixToasts());

/** Acts with Radix's code where it is there or comes soon, otherwise without. */
function whenReady(act: () => void): void {
  if (radixToasts !== null || !isCodeWanted) act();
  else void Promise.race([loadRadixToasts(), new Promise((resolve) => setTimeout(resolve, CODE_WAIT_MS))]).then(act);
}

const ToastContext = createContext<ToastHandle | null>(null);

/** The toasts of the page around. Throws outside of `ToastProvider`. */
export function useToast(): ToastHandle {
  const handle = useContext(ToastContext);
  if (handle === null) throw new Error("useToast needs a ToastProvider around it.");
  useEffect(preload, []);
  return handle;
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, dispatch] = useReducer(reduceToasts, []);
  const [Area, setArea] = useState<ComponentType<ToastAreaProps>>(() => radixToasts ?? PlainToasts);
  const lastId = useRef(0);
  const removals = useRef(new Map<string, number>());

  useEffect(() => {
    const timers = removals.current;
    return () => {
      for (const timer of timers.values()) window.clearTimeout(timer);
      timers.clear();
    };
  }, []);

  const close = useCallback((id?: string) => {
    dispatch(id === undefined ? { type: "dismiss" } : { type: "dismiss", id });
    const closedId = id ?? String(lastId.current);
    if (removals.current.has(closedId)) return;
    const timer = window.setTimeout(() => {
      removals.current.delete(closedId);
      dispatch({ type: "remove", id: closedId });
    }, TOAST_REMOVE_DELAY_MS);
    removals.current.set(closedId, timer);
  }, []);

  const handle = useMemo<ToastHandle>(
    () => ({
      show(content) {
        lastId.current += 1;
        const id = String(lastId.current);
        whenReady(() => {
          // A new toast takes the place of any other: the one moment when nobody has one under the finger.
          setArea(() => radixToasts ?? PlainToasts);
          dispatch({ type: "add", toast: { ...content, id } });
        });
        return id;
      },
      update: (id, change) => whenReady(() => dispatch({ type: "update", id, change })),
      dismiss: (id) => whenReady(() => close(id)),
    }),
    [close],
  );

  return (
    <ToastContext value={handle}>
      {children}
      <Area toasts={toasts} onDismiss={close} />
    </ToastContext>
  );
}
