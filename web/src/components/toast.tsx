import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_REMOVE_DELAY_MS,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD_PX,
  TOAST_VIEWPORT_MAX_WIDTH_PX,
} from "@mealwright/schema/constants/timings";
import { X } from "lucide-react";
import { Toast as RadixToast } from "radix-ui";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useReducer, useRef } from "react";
import { classNames } from "../lib/class-names.ts";
import { reduceToasts, type ToastContent, type ToastTone } from "../lib/toast-state.ts";

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

const TONES: Readonly<Record<ToastTone, string>> = {
  plain: "border-l-edge",
  good: "border-l-herb",
  bad: "border-l-tomato",
};

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
    const dismissedIds = id === undefined ? [String(lastId.current)] : [id];
    for (const dismissedId of dismissedIds) {
      if (removals.current.has(dismissedId)) continue;
      const timer = window.setTimeout(() => {
        removals.current.delete(dismissedId);
        dispatch({ type: "remove", id: dismissedId });
      }, TOAST_REMOVE_DELAY_MS);
      removals.current.set(dismissedId, timer);
    }
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
      <RadixToast.Provider
        duration={TOAST_DURATION_MS}
        swipeDirection={TOAST_SWIPE_DIRECTION}
        swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
      >
        {children}
        {toasts.map((toast) => (
          <RadixToast.Root
            key={toast.id}
            open={toast.open}
            onOpenChange={(open) => {
              if (!open) dismiss(toast.id);
            }}
            type={toast.tone === "bad" ? "foreground" : "background"}
            className={classNames(
              "flex items-start gap-3 rounded-card border border-l-4 border-line bg-card p-4 shadow-lift data-[state=open]:animate-land",
              "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0",
              TONES[toast.tone ?? "plain"],
            )}
          >
            <div className="grow">
              <RadixToast.Title className="font-semibold">{toast.title}</RadixToast.Title>
              {toast.description === undefined ? null : (
                <RadixToast.Description className="text-[0.94rem] text-ink-soft">
                  {toast.description}
                </RadixToast.Description>
              )}
            </div>
            <RadixToast.Close
              aria-label="Close"
              className="-m-1 grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sage hover:text-ink"
            >
              <X aria-hidden="true" className="size-4.5" />
            </RadixToast.Close>
          </RadixToast.Root>
        ))}
        <RadixToast.Viewport
          hotkey={[TOAST_HOTKEY]}
          style={{ maxWidth: TOAST_VIEWPORT_MAX_WIDTH_PX }}
          className="fixed right-0 bottom-16 z-50 flex w-full flex-col gap-2 p-4 outline-none md:bottom-0"
        />
      </RadixToast.Provider>
    </ToastContext>
  );
}
