import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_VIEWPORT_MAX_WIDTH_PX } from "@mealwright/schema/constants/timings";
import { X } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { classNames } from "../lib/class-names.ts";
import { closesBySwipe, swipeOffsetPx } from "../lib/swipe.ts";
import type { Toast, ToastTone } from "../lib/toast-state.ts";

const TONES: Readonly<Record<ToastTone, string>> = {
  plain: "border-l-edge",
  good: "border-l-herb",
  bad: "border-l-tomato",
};

interface ToastAreaProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
}

/**
 * Where toasts are shown and announced, with the specification's figures. Ours, because Radix's toast brings 14 kB to
 * pages that have 130 kB in all. The area is there before its first toast, so that screen readers watch it.
 */
export function ToastArea({ toasts, onDismiss }: ToastAreaProps) {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    // Not as an attribute: the pages that the build draws may carry no inline style.
    area.current?.style.setProperty("max-width", `${TOAST_VIEWPORT_MAX_WIDTH_PX}px`);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== TOAST_HOTKEY) return;
      event.preventDefault();
      area.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <section
      ref={area}
      aria-label={`Notifications (${TOAST_HOTKEY})`}
      aria-live="polite"
      tabIndex={-1}
      // Above the bar of a phone; what is empty lets presses through.
      className="pointer-events-none fixed right-0 bottom-16 z-50 w-full p-4 md:bottom-0"
    >
      {toasts
        .filter(({ open }) => open)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => onDismiss(toast.id)} />
        ))}
    </section>
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly onClose: () => void;
}

function ToastCard({ toast, onClose }: ToastCardProps) {
  const [isHeld, setIsHeld] = useState(false);
  const [offsetPx, setOffsetPx] = useState(0);
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  useCountdown(TOAST_DURATION_MS, isHeld, onClose);

  const moveOf = (event: PointerEvent) => ({
    x: event.clientX - (from.current?.x ?? event.clientX),
    y: event.clientY - (from.current?.y ?? event.clientY),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and swiping are short cuts; the button closes it too.
    <div
      role={toast.tone === "bad" ? "alert" : undefined}
      style={offsetPx === 0 ? undefined : { transform: `translateX(${offsetPx}px)` }}
      className={classNames(
        "pointer-events-auto flex animate-land touch-pan-y items-start gap-3 rounded-card border border-l-4 border-line bg-card p-4 shadow-lift",
        TONES[toast.tone ?? "plain"],
      )}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
      onPointerDown={(event) => {
        if (event.button === 0 && !(event.target instanceof Element && event.target.closest("button"))) {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }
      }}
      onPointerMove={(event) => {
        if (from.current !== null) setOffsetPx(swipeOffsetPx(moveOf(event)));
      }}
      onPointerUp={(event) => {
        if (closesBySwipe(moveOf(event))) onClose();
        from.current = null;
        setOffsetPx(0);
      }}
      onPointerCancel={() => {
        from.current = null;
        setOffsetPx(0);
      }}
    >
      <div className="grow">
        <p className="font-semibold">{toast.title}</p>
        {toast.description === undefined ? null : <p className="text-[0.94rem] text-ink-soft">{toast.description}</p>}
      </div>
      <button
        type="button"
        aria-label="Close"
        className="-m-1 grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sage hover:text-ink"
        onClick={onClose}
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}

/** Calls `onEnd` after `durationMs` in which it was not held; what was left counts on afterwards. */
function useCountdown(durationMs: number, isHeld: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isHeld) return;
    const startedAt = Date.now();
    const timer = window.setTimeout(() => end.current(), leftMs.current);
    return () => {
      window.clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [isHeld]);
}
