import type { Toast, ToastTone } from "../lib/toast-state.ts";

export interface ToastAreaProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
}

export const CLOSE_LABEL = "Close";

/** Above the bar of a phone; what is empty lets presses through. */
export const VIEWPORT_CLASSES =
  "pointer-events-none fixed right-0 bottom-16 z-50 w-full list-none p-4 outline-none md:bottom-0";

const CARD_CLASSES =
  "pointer-events-auto flex animate-land items-start gap-3 rounded-card border border-l-4 border-line bg-card p-4 shadow-lift";
const TONE_CLASSES: Readonly<Record<ToastTone, string>> = {
  plain: "border-l-edge",
  good: "border-l-herb",
  bad: "border-l-tomato",
};

export function cardClasses({ tone = "plain" }: Toast): string {
  return `${CARD_CLASSES} ${TONE_CLASSES[tone]}`;
}

export const TITLE_CLASSES = "font-semibold";
export const DESCRIPTION_CLASSES = "text-small text-ink-soft";
export const CLOSE_CLASSES =
  "-m-1 grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sage hover:text-ink";
