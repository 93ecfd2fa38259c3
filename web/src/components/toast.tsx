import { TOAST_REMOVE_DELAY_MS } from "@mealwright/schema/constants/timings";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useReducer, useRef } from "react";
import { reduceToasts, type ToastContent } from "../lib/toast-state.ts";
import { ToastArea } from "./toast-area.tsx";

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
        lastId.current += 1;
        const id = String(lastId.current);
        dispatch({ type: "add", toast: { ...content, id } });
        return id;
      },
      update: (id, change) => dispatch({ type: "update", id, change }),
      dismiss,
    }),
    [dismiss],
  );

  return (
    <ToastContext value={handle}>
      {children}
      <ToastArea toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  );
}
