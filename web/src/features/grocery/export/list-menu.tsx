import { Copy, FileDown, type LucideIcon, Printer, Share2, Sheet } from "lucide-react";
import { ShareLink } from "./share-link.tsx";
import { type ListToSend, useListActions } from "./use-list-actions.ts";

interface ListMenuProps extends ListToSend {
  readonly onDone: () => void;
  /** Null for a sample, which cannot be shared. */
  readonly planId: string | null;
}

interface Action {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isBusy?: boolean;
  readonly run: () => void | Promise<void>;
}

/** Everything else that can be done with the whole list, one row each. */
export function ListMenu({ onDone, planId, ...toSend }: ListMenuProps) {
  const actions = useListActions(toSend);
  const rows: readonly Action[] = [
    ...(actions.canShare ? [{ icon: Share2, label: "Share", run: actions.share }] : []),
    { icon: Copy, label: "Copy as text", run: actions.copy },
    { icon: FileDown, label: "PDF", isBusy: actions.isMakingPdf, run: actions.savePdf },
    { icon: Sheet, label: "Spreadsheet (CSV)", run: actions.saveCsv },
    // Prints once the dialog is closed: it would cover the page.
    { icon: Printer, label: "Print", run: () => void window.setTimeout(() => window.print()) },
  ];
  return (
    <div className="grid gap-1">
      {rows.map(({ icon: Icon, label, isBusy = false, run }) => (
        <button
          key={label}
          type="button"
          disabled={isBusy}
          className="flex min-h-12 items-center gap-3.5 rounded-lg px-3 text-left font-semibold hover:bg-sage disabled:text-ink-soft"
          onClick={() => void Promise.resolve(run()).finally(onDone)}
        >
          <Icon aria-hidden="true" className="size-5 text-herb" />
          {label}
        </button>
      ))}
      {planId === null ? null : <ShareLink planId={planId} />}
      <p className="mt-2 border-t border-line px-3 pt-3 text-note text-ink-soft">
        Once you check something off, the screen stays on while the list is open.
      </p>
    </div>
  );
}
