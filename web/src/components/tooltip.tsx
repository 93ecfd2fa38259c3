import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { tooltipDelayMs } from "../lib/tooltip-delay.ts";

/** When the page's last tooltip closed: the next one within the skip delay opens at once. */
let closedAt: number | null = null;

interface TooltipProps {
  readonly text: string;
  /** One control with a name of its own, since touch never shows the hint. */
  readonly children: ReactNode;
}

/**
 * A hint on hover and keyboard focus: it can be pointed at, and Escape or a press closes it. Ours, because Radix's
 * brings 20 kB of positioning to pages that have 130 kB in all.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const trigger = useRef<HTMLSpanElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  const close = () => {
    window.clearTimeout(timer.current);
    if (isOpen) closedAt = performance.now();
    setIsOpen(false);
  };
  const openAfter = (delayMs: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsOpen(true), delayMs);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    document.addEventListener("keydown", onKey);
    window.addEventListener("scroll", close, { capture: true, passive: true });
    return () => {
      document.removeEventListener("keydown", onKey);
      window.removeEventListener("scroll", close, { capture: true });
    };
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside; nothing can be done with it.
    <span
      ref={trigger}
      className="inline-grid"
      onPointerEnter={(event) => {
        if (event.pointerType !== "touch") openAfter(tooltipDelayMs(closedAt, performance.now()));
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event: FocusEvent) => {
        if (event.target.matches(":focus-visible")) openAfter(0);
      }}
      onBlur={close}
    >
      {children}
      {isOpen ? <Hint text={text} trigger={trigger.current} /> : null}
    </span>
  );
}

/** In the top layer, above its trigger where there is room, otherwise below, inside the window. The control's own name says the same. */
function Hint({ text, trigger }: { readonly text: string; readonly trigger: HTMLElement | null }) {
  const hint = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (hint.current === null || trigger === null) return;
    hint.current.showPopover();
    const around = trigger.getBoundingClientRect();
    const { width, height } = hint.current.getBoundingClientRect();
    const above = around.top - height;
    const left = around.left + (around.width - width) / 2;
    const rightmost = document.documentElement.clientWidth - width;
    hint.current.style.left = `${Math.max(0, Math.min(left, rightmost))}px`;
    hint.current.style.top = `${above < 0 ? around.bottom : above}px`;
  }, [trigger]);
  return (
    <div
      ref={hint}
      role="tooltip"
      popover="manual"
      // The padding bridges the gap, so that the pointer can move onto the hint.
      className="inset-auto border-0 bg-transparent p-1.5"
    >
      <p className="max-w-64 rounded-lg bg-ink px-3 py-1.5 text-[0.88rem] text-paper">{text}</p>
    </div>
  );
}
