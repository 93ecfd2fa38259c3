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
    if (dialog === null) return undefined;
    const isAround = dialog.parentElement?.closest("dialog")?.open !== false;
    let isWanted = open;
    const show = () => {
      if (isWanted && !dialog.open) dialog.showModal();
    };
    // What opens last lies on top, and effects run from the inside out: the dialog around it comes first.
    if (isAround) show();
    else queueMicrotask(show);
    if (!open && dialog.open) dialog.close();
    return () => {
      isWanted = false;
    };
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
