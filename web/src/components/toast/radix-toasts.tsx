import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD_PX,
  TOAST_VIEWPORT_MAX_WIDTH_PX,
} from "@mealwright/schema/constants/timings";
import { X } from "lucide-react";
import { Toast as Primitive } from "radix-ui";
import { TOAST_AREA_CLASSES, toastClasses } from "./toast-classes.ts";
import { buttonsOf, stopAfter, type ToastAreaProps } from "./toast-state.ts";

const SWIPE_CLASSES =
  "data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)";
const HOTKEYS = [TOAST_HOTKEY];

/** Radix's toasts with the specification's numbers. */
export function RadixToasts({ toasts, onDismiss }: ToastAreaProps) {
  return (
    <Primitive.Provider
      // A new one for each toast: after a press on Close, the old one would never let the next go (radix-ui/primitives#2233).
      key={toasts[0]?.id}
      duration={TOAST_DURATION_MS}
      swipeDirection={TOAST_SWIPE_DIRECTION}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map(({ id, open, title, description, tone, ...buttons }) => (
        <Primitive.Root
          key={id}
          open={open}
          // Screen readers announce a failure at once, a success at the next pause.
          type={tone === "bad" ? "foreground" : "background"}
          className={`${toastClasses(tone)} ${SWIPE_CLASSES}`}
          onOpenChange={(isOpen) => {
            if (!isOpen) onDismiss(id);
          }}
        >
          <div className="grow">
            <Primitive.Title className="font-semibold">{title}</Primitive.Title>
            {description === undefined ? null : (
              <>
                <span className="sr-only">{stopAfter(title)}</span>
                <Primitive.Description className="text-small text-ink-soft">{description}</Primitive.Description>
              </>
            )}
          </div>
          {buttonsOf({ title, ...buttons }).map(({ text, press }) => (
            <Primitive.Action
              key={text}
              altText={`${text} (${TOAST_HOTKEY} comes here)`}
              className="-my-1.5 min-h-10 shrink-0 rounded-full px-3 font-semibold text-herb hover:bg-sage"
              onClick={press}
            >
              {text}
            </Primitive.Action>
          ))}
          <Primitive.Close
            aria-label="Close"
            className="-m-1 grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sage hover:text-ink"
          >
            <X aria-hidden="true" className="size-4.5" />
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <Primitive.Viewport
        hotkey={HOTKEYS}
        className={TOAST_AREA_CLASSES}
        style={{ maxWidth: TOAST_VIEWPORT_MAX_WIDTH_PX }}
      />
    </Primitive.Provider>
  );
}
