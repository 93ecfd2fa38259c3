import { TOAST_DURATION_MS, TOAST_VIEWPORT_MAX_WIDTH_PX } from "@mealwright/schema/constants/timings";
import { X } from "lucide-react";
import { useEffect } from "react";
import type { Toast } from "../lib/toast-state.ts";
import {
  CLOSE_CLASSES,
  CLOSE_LABEL,
  cardClasses,
  DESCRIPTION_CLASSES,
  TITLE_CLASSES,
  type ToastAreaProps,
  VIEWPORT_CLASSES,
} from "./toast-look.ts";

/**
 * What a page has before Radix's toasts are there, and where they cannot be fetched: "you are offline" is said all the
 * same. The area is there before its first toast, so that screen readers watch it.
 */
export function PlainToasts({ toasts, onDismiss }: ToastAreaProps) {
  const shown = toasts.filter(({ open }) => open);
  return (
    <section aria-label="Notifications" aria-live="polite">
      {shown.length === 0 ? null : (
        <div className={VIEWPORT_CLASSES} style={{ maxWidth: TOAST_VIEWPORT_MAX_WIDTH_PX }}>
          {shown.map((toast) => (
            <PlainToast key={toast.id} toast={toast} onDismiss={onDismiss} />
          ))}
        </div>
      )}
    </section>
  );
}

interface PlainToastProps extends Pick<ToastAreaProps, "onDismiss"> {
  readonly toast: Toast;
}

function PlainToast({ toast, onDismiss }: PlainToastProps) {
  const { id, title, description, tone } = toast;
  useEffect(() => {
    const timer = window.setTimeout(() => onDismiss(id), TOAST_DURATION_MS);
    return () => window.clearTimeout(timer);
  }, [id, onDismiss]);
  return (
    <div role={tone === "bad" ? "alert" : undefined} className={cardClasses(toast)}>
      <div className="grow">
        <p className={TITLE_CLASSES}>{title}</p>
        {description === undefined ? null : <p className={DESCRIPTION_CLASSES}>{description}</p>}
      </div>
      <button type="button" aria-label={CLOSE_LABEL} className={CLOSE_CLASSES} onClick={() => onDismiss(id)}>
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}
