import { type RefObject, type SyntheticEvent, useEffect, useRef } from "react";

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/**
 * Props of a native dialog that is open exactly while its owner says so. Escape only asks the owner to close it, which
 * may wait for the history: if the browser closed it at once, a press behind it could be undone by that.
 */
export function useModal(open: boolean, close: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // React events bubble from a nested dialog too.
  const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  return {
    ref,
    onCancel(event) {
      if (!isOwn(event)) return;
      event.preventDefault();
      close();
    },
    onClose(event) {
      if (!isOwn(event) || !open) return;
      // The browser closes it on a second Escape, whatever the page does.
      event.currentTarget.showModal();
      close();
    },
  };
}
