import { DEFAULT_UNIT_SYSTEM } from "@mealwright/schema/constants/food/units";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { boughtNote, buyText, freshText, stapleText } from "@mealwright/schema/rules/text/grocery-line-text";
import { Check, ChevronDown, X } from "lucide-react";
import { memo, Suspense, useId, useRef, useState } from "react";
import { useSession } from "../../api/session.ts";
import { late } from "../../components/late.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { classNames } from "../../lib/class-names.ts";

/** Called at the first touch of the list, so that details open offline too. */
export const RowDetails = late(async () => (await import("./row-details.tsx")).RowDetails);

interface GroceryRowProps {
  readonly item: GroceryItem;
  readonly onToggle: (item: GroceryItem, checked: boolean) => void;
  /** For lines of the week's foods, which may be at home already. */
  readonly onHave?: ((foodId: string, grams: number | null) => Promise<void>) | undefined;
  /** For lines that the person added, by id. */
  readonly onRemove?: ((lineId: string) => Promise<void>) | undefined;
}

const SIDE_BUTTON =
  "grid min-h-12 w-11 shrink-0 place-items-center rounded-lg text-ink-soft hover:bg-sage hover:text-herb print:hidden";

/** One line of the list: the row ticks it, the button at its end tells more. */
export const GroceryRow = memo(function GroceryRow({ item, onToggle, onHave, onRemove }: GroceryRowProps) {
  const { name, ownLineId, staple } = item;
  const [isOpen, setIsOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const detailsId = useId();
  /** The row will disappear: focus moves to the next one. */
  const leave = async (change: () => Promise<void>): Promise<void> => {
    const next = (row.current?.nextElementSibling ?? row.current?.previousElementSibling)?.querySelector("input");
    await change();
    if (row.current?.isConnected !== true) next?.focus({ preventScroll: true });
  };
  return (
    <li ref={row} className="break-inside-avoid">
      <div className="flex items-start max-[11rem]:flex-wrap">
        <RowLabel item={item} onToggle={onToggle} />
        {staple || ownLineId !== null ? null : (
          <button
            type="button"
            className={SIDE_BUTTON}
            aria-label={`Details of ${name}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown
              aria-hidden="true"
              className={classNames("size-5 transition-transform", isOpen && "rotate-180")}
            />
          </button>
        )}
        {onRemove === undefined || ownLineId === null ? null : (
          <button
            type="button"
            className={SIDE_BUTTON}
            aria-label={`Remove ${name}`}
            onClick={() => void leave(() => onRemove(ownLineId))}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <RowDetails
            id={detailsId}
            item={item}
            onHave={onHave && ((foodId, grams) => leave(() => onHave(foodId, grams)))}
            onDone={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </li>
  );
});

function RowLabel({ item, onToggle }: Pick<GroceryRowProps, "item" | "onToggle">) {
  const { foodId, name, checked, staple, ownLineId } = item;
  const { user } = useSession();
  // Only notes that affect what to take from the shelf; the rest is in the row's details.
  const notes = staple ? [] : [freshText(item), boughtNote(item, user?.units ?? DEFAULT_UNIT_SYSTEM)];
  const note = notes.filter(Boolean).join(" · ");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only cancels a press; keys go to the box inside.
    <label
      className={classNames(
        "flex min-h-12 min-w-0 grow items-start max-[11rem]:basis-full gap-3 rounded-lg px-1.5 py-2.5 hover:bg-sage/60 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-herb print:min-h-0 print:py-0.5",
        checked && "text-ink-soft",
      )}
      onClick={(event) => {
        // A ticked row moves down: the second half of a double click would tick the row that takes its place.
        if (event.detail > 1) event.preventDefault();
      }}
    >
      <input
        type="checkbox"
        className="peer sr-only"
        data-line={foodId}
        checked={checked}
        onChange={(event) => onToggle(item, event.target.checked)}
      />
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-md border-2 border-edge text-transparent *:invisible peer-checked:*:visible peer-checked:border-herb peer-checked:bg-herb peer-checked:text-on-herb print:size-4"
      >
        <Check className="size-4" strokeWidth={3} />
      </span>
      <span className={classNames("min-w-0 grow", checked && "line-through")}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold wrap-anywhere first-letter:uppercase">{name}</span>
          {ownLineId === null ? (
            <span className={classNames("tabular", staple && "text-ink-soft")}>
              {staple ? stapleText(item) : buyText(item)}
            </span>
          ) : null}
        </span>
        {note === "" ? null : <span className="block text-note text-ink-soft print:text-current">{note}</span>}
      </span>
    </label>
  );
}
