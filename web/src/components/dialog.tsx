import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../lib/class-names.ts";
import { useBackCloses } from "./use-back-closes.ts";
import { useModal } from "./use-modal.ts";

type DialogKind = "modal" | "sheet";

const KINDS: Readonly<Record<DialogKind, string>> = {
  modal: "m-auto w-[min(32rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-card",
  // From the bottom on a phone, from the side on a desktop.
  sheet:
    "mx-auto mt-auto mb-0 w-full max-w-none max-h-[92dvh] rounded-t-card sm:my-0 sm:mr-0 sm:ml-auto sm:h-dvh sm:max-h-none sm:w-[min(36rem,92vw)] sm:rounded-none sm:rounded-l-card",
};

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** A second line under the title, in smaller type. */
  readonly subtitle?: string | undefined;
  readonly kind?: DialogKind;
  /** The address says that it is open, and its owner closes it by that (`use-open-in-address.ts`). */
  readonly hasAddress?: boolean;
  readonly children: ReactNode;
}

/** The native dialog: it traps focus, closes on Escape, Back or a click outside, and returns focus to where it was. */
export function Dialog({ open, onClose, title, subtitle, kind = "modal", hasAddress = false, children }: DialogProps) {
  const leave = useBackCloses(open && !hasAddress, onClose);
  const close = hasAddress ? onClose : leave;
  const modal = useModal(open, close);
  const titleId = useId();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own way to close by keyboard.
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={classNames(
        "scroll-pt-20 border border-line bg-card p-0 shadow-lift backdrop:bg-[rgb(22_26_20/0.55)] open:animate-land",
        KINDS[kind],
      )}
      onClick={(event) => {
        // Ignore the second click of a double click on the button that opened the dialog.
        if (event.target === event.currentTarget && event.detail < 2) close();
      }}
    >
      {open ? (
        <div className="flex min-h-full flex-col">
          <div className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-line bg-card px-5 py-4 sm:px-6 [@media(max-height:30rem)]:static">
            <div className="min-w-0 pt-1">
              <h2 id={titleId} tabIndex={-1} className="text-xl">
                {title}
              </h2>
              {subtitle === undefined ? null : <p className="mt-0.5 leading-snug text-ink-soft">{subtitle}</p>}
            </div>
            <button
              type="button"
              aria-label="Close"
              className="-mr-2 grid size-10 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sage hover:text-ink"
              onClick={close}
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          <div className="grow px-5 py-5 sm:px-6">{children}</div>
        </div>
      ) : null}
    </dialog>
  );
}
