import type { CallName } from "@mealwright/schema/calls";
import { TOAST_LIMIT } from "@mealwright/schema/constants/timings";

export type ToastTone = "plain" | "good" | "bad";

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly tone?: ToastTone;
  /** The call that failed: the toast disappears once the call is tried again. */
  readonly failed?: CallName;
  /** The undo button. */
  readonly undo?: () => void;
  /** The reload button. */
  readonly reload?: () => void;
  /** The button that tries once more. */
  readonly again?: () => void;
}

export interface Toast extends ToastContent {
  readonly id: string;
  readonly open: boolean;
}

interface ToastButton {
  readonly text: string;
  readonly press: () => void;
}

/** The buttons that a toast has. */
export function buttonsOf({ undo, reload, again }: ToastContent): readonly ToastButton[] {
  const all = [
    { text: "Undo", press: undo },
    { text: "Reload", press: reload },
    { text: "Try again", press: again },
  ];
  return all.flatMap(({ text, press }) => (press === undefined ? [] : [{ text, press }]));
}

/** Props of whatever draws the toasts. */
export interface ToastAreaProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
}

export type ToastAction =
  | { readonly type: "add"; readonly toast: ToastContent & { readonly id: string } }
  | { readonly type: "update"; readonly id: string; readonly change: Partial<ToastContent> }
  /** Without an id: all of them. */
  | { readonly type: "dismiss"; readonly id?: string }
  | { readonly type: "remove"; readonly id?: string };

/**
 * Toasts newest first, never more than `TOAST_LIMIT`. A dismissed one closes at once and leaves the list by `remove`,
 * which the provider sends `TOAST_REMOVE_DELAY_MS` later (specification §4, §9).
 */
export function reduceToasts(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  switch (action.type) {
    case "add":
      return [{ ...saidOnce(action.toast), open: true }, ...toasts].slice(0, TOAST_LIMIT);
    case "update":
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, ...action.change } : toast));
    case "dismiss":
      return toasts.map((toast) =>
        action.id === undefined || toast.id === action.id ? { ...toast, open: false } : toast,
      );
    case "remove":
      return action.id === undefined ? [] : toasts.filter((toast) => toast.id !== action.id);
  }
}

/** The server often describes a failure in the very words of its title. */
function saidOnce(toast: ToastContent & Pick<Toast, "id">): ToastContent & Pick<Toast, "id"> {
  const { description, ...title } = toast;
  return description === toast.title ? title : toast;
}

/** The separator of a title and its description, so that they are read as two sentences: ". ", or a space. */
export function stopAfter(title: string): string {
  return /[.!?…]$/.test(title) ? " " : ". ";
}
