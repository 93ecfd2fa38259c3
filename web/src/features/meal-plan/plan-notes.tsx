import { ChevronDown, Info } from "lucide-react";
import { useState } from "react";
import { classNames } from "../../lib/class-names.ts";

/** More than this does not fit into two lines of a phone. */
const TWO_LINES_LENGTH = 80;

/** The wishes that could not be kept. A phone shows two lines until they are opened, so that meals stay visible. */
export function PlanNotes({ notes }: { readonly notes: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [first] = notes;
  if (first === undefined) return null;
  const isFolded = !isOpen && (notes.length > 1 || first.length > TWO_LINES_LENGTH);
  return (
    <section
      aria-label="Notes on this plan"
      className="relative rounded-card border border-line border-l-4 border-l-butter bg-card px-4 py-2.5 max-sm:text-small sm:px-5 sm:py-4"
    >
      <ul className="grid gap-2">
        {notes.map((note, index) => (
          <li key={note} className={classNames("flex gap-3", isFolded && index > 0 && "max-sm:sr-only")}>
            <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-soft sm:mt-1" />
            <span className={classNames("wrap-anywhere", isFolded && index === 0 && "max-sm:line-clamp-2 max-sm:pr-8")}>
              {note}
            </span>
          </li>
        ))}
      </ul>
      {isFolded ? (
        <button
          type="button"
          aria-label={notes.length === 1 ? "The whole note" : `All ${notes.length} notes`}
          className="absolute inset-0 flex items-center justify-end gap-1 rounded-card px-3 text-small font-semibold text-herb sm:hidden"
          onClick={() => setIsOpen(true)}
        >
          {notes.length === 1 ? null : <span className="tabular">{notes.length}</span>}
          <ChevronDown aria-hidden="true" className="size-5" />
        </button>
      ) : null}
    </section>
  );
}
