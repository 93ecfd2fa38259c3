import type { ToastTone } from "./toast-state.ts";

/** Above the navigation bar of a phone; its empty part lets presses through. */
export const TOAST_AREA_CLASSES =
  "pointer-events-none fixed right-0 bottom-16 z-50 w-full list-none p-4 outline-none md:bottom-0";

const TONE_CLASSES: Readonly<Record<ToastTone, string>> = {
  plain: "border-l-edge",
  good: "border-l-herb",
  bad: "border-l-tomato",
};

export function toastClasses(tone: ToastTone = "plain"): string {
  return `pointer-events-auto flex animate-land items-start gap-3 rounded-card border border-l-4 border-line bg-card p-4 shadow-lift ${TONE_CLASSES[tone]}`;
}
