import type { CallName } from "@mealwright/schema/calls";
import {
  TOAST_DURATION_MS,
  TOAST_REMOVE_DELAY_MS,
  TOAST_VIEWPORT_MAX_WIDTH_PX,
} from "@mealwright/schema/constants/timings";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from "react";
import { onNextInteraction } from "../../lib/next-interaction.ts";
import { TOAST_AREA_CLASSES, toastClasses } from "./toast-classes.ts";
import { buttonsOf, reduceToasts, stopAfter, type ToastAreaProps, type ToastContent } from "./toast-state.ts";

interface ToastHandle {
  /** Shows a toast, replacing any other; returns its id. */
  readonly show: (content: ToastContent) => string;
  readonly update: (id: string, change: Partial<ToastContent>) => void;
  /** Without an id: whatever is shown. */
  readonly dismiss: (id?: string) => void;
  /** Removes the toast about the failure of a call that is being tried again. */
  readonly forget: (call: CallName) => void;
}

interface Toasts extends ToastHandle {
  /** Fetches Radix's code when the page is next touched; the returned function calls it off. */
  readonly prepare: () => () => void;
}

const ToastContext = createContext<Toasts | null>(null);

/** The toasts of the surrounding page. Throws outside of `ToastProvider`. */
export function useToast(): ToastHandle {
  const toasts = useContext(ToastContext);
  if (toasts === null) throw new Error("useToast needs a ToastProvider around it.");
  useEffect(() => toasts.prepare(), [toasts]);
  return toasts;
}

/**
 * Radix's toasts weigh 11 kB, and a member's week has 2 left of its 130: they are loaded when somebody first touches
 * a page that may show one. Until then, and when the network is gone, a message is plain text rather than lost.
 */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, dispatch] = useReducer(reduceToasts, []);
  const [RadixToasts, setRadixToasts] = useState<ComponentType<ToastAreaProps> | null>(null);

  const value = useMemo<Toasts>(() => {
    let lastId = 0;
    const failures = new Map<CallName, string>();
    const dismiss = (id = String(lastId)) => {
      dispatch({ type: "dismiss", id });
      window.setTimeout(() => dispatch({ type: "remove", id }), TOAST_REMOVE_DELAY_MS);
    };
    return {
      prepare: () =>
        onNextInteraction(() => {
          // A failed import is not retried: messages stay plain text.
          import("./radix-toasts.tsx").then(
            (loaded) => setRadixToasts(() => loaded.RadixToasts),
            () => {},
          );
        }),
      show(content) {
        lastId += 1;
        if (content.failed !== undefined) failures.set(content.failed, String(lastId));
        dispatch({ type: "add", toast: { ...content, id: String(lastId) } });
        return String(lastId);
      },
      update: (id, change) => dispatch({ type: "update", id, change }),
      dismiss,
      forget(call) {
        const id = failures.get(call);
        if (id !== undefined) dismiss(id);
        failures.delete(call);
      },
    };
  }, []);

  return (
    <ToastContext value={value}>
      {children}
      {RadixToasts === null ? (
        <PlainToasts toasts={toasts} onDismiss={value.dismiss} />
      ) : (
        <RadixToasts toasts={toasts} onDismiss={value.dismiss} />
      )}
    </ToastContext>
  );
}

/** The live region exists before its first message, so that screen readers observe it. */
function PlainToasts({ toasts, onDismiss }: ToastAreaProps) {
  const toast = toasts.find(({ open }) => open);
  const id = toast?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = window.setTimeout(() => onDismiss(id), TOAST_DURATION_MS);
    return () => window.clearTimeout(timer);
  }, [id, onDismiss]);
  return (
    <section aria-label="Notifications" aria-live="polite">
      {toast === undefined ? null : (
        <div className={TOAST_AREA_CLASSES} style={{ maxWidth: TOAST_VIEWPORT_MAX_WIDTH_PX }}>
          <p role={toast.tone === "bad" ? "alert" : undefined} className={toastClasses(toast.tone)}>
            {toast.description === undefined
              ? toast.title
              : `${toast.title}${stopAfter(toast.title)}${toast.description}`}
            {buttonsOf(toast).map(({ text, press }) => (
              <button key={text} type="button" className="font-semibold text-herb" onClick={press}>
                {text}
              </button>
            ))}
          </p>
        </div>
      )}
    </section>
  );
}
