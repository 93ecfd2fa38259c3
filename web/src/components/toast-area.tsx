import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD_PX,
  TOAST_VIEWPORT_MAX_WIDTH_PX,
} from "@mealwright/schema/constants/timings";
import { X } from "lucide-react";
import { Toast as RadixToast } from "radix-ui";
import { useEffect, useRef } from "react";
import { classNames } from "../lib/class-names.ts";
import type { Toast, ToastTone } from "../lib/toast-state.ts";

const TONES: Readonly<Record<ToastTone, string>> = {
  plain: "border-l-edge",
  good: "border-l-herb",
  bad: "border-l-tomato",
};

export interface ToastAreaProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  /** The hotkey was pressed before this area was there to hear it. */
  readonly takesFocus: boolean;
}

/** Where toasts are shown and announced, with the specification's figures. */
export function ToastArea({ toasts, onDismiss, takesFocus }: ToastAreaProps) {
  const viewport = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (takesFocus) viewport.current?.focus();
  }, [takesFocus]);

  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection={TOAST_SWIPE_DIRECTION}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map((toast) => (
        <RadixToast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => {
            if (!open) onDismiss(toast.id);
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
        ref={viewport}
        hotkey={[TOAST_HOTKEY]}
        style={{ maxWidth: TOAST_VIEWPORT_MAX_WIDTH_PX }}
        className="fixed right-0 bottom-16 z-50 flex w-full flex-col gap-2 p-4 outline-none md:bottom-0"
      />
    </RadixToast.Provider>
  );
}
