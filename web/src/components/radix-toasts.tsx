import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD_PX,
  TOAST_VIEWPORT_MAX_WIDTH_PX,
} from "@mealwright/schema/constants/timings";
import { X } from "lucide-react";
import { Toast as Primitive } from "radix-ui";
import { classNames } from "../lib/class-names.ts";
import {
  CLOSE_CLASSES,
  CLOSE_LABEL,
  cardClasses,
  DESCRIPTION_CLASSES,
  TITLE_CLASSES,
  type ToastAreaProps,
  VIEWPORT_CLASSES,
} from "./toast-look.ts";

const SWIPE_CLASSES =
  "data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)";
const HOTKEYS = [TOAST_HOTKEY];

/** Radix's toasts with the specification's figures. */
export function RadixToasts({ toasts, onDismiss }: ToastAreaProps) {
  return (
    <Primitive.Provider
      // Anew for each toast: after a press on Close it would hold the next one for ever (radix-ui/primitives#2233).
      key={toasts[0]?.id}
      duration={TOAST_DURATION_MS}
      swipeDirection={TOAST_SWIPE_DIRECTION}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map((toast) => (
        <Primitive.Root
          key={toast.id}
          open={toast.open}
          // A failure is said at once, what went well when the reader has come to a stop.
          type={toast.tone === "bad" ? "foreground" : "background"}
          className={classNames(cardClasses(toast), SWIPE_CLASSES)}
          onOpenChange={(open) => {
            if (!open) onDismiss(toast.id);
          }}
        >
          <div className="grow">
            <Primitive.Title className={TITLE_CLASSES}>{toast.title}</Primitive.Title>
            {toast.description === undefined ? null : (
              <Primitive.Description className={DESCRIPTION_CLASSES}>{toast.description}</Primitive.Description>
            )}
          </div>
          <Primitive.Close aria-label={CLOSE_LABEL} className={CLOSE_CLASSES}>
            <X aria-hidden="true" className="size-4.5" />
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <Primitive.Viewport
        hotkey={HOTKEYS}
        className={VIEWPORT_CLASSES}
        style={{ maxWidth: TOAST_VIEWPORT_MAX_WIDTH_PX }}
      />
    </Primitive.Provider>
  );
}
