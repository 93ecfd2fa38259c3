import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { Check, X } from "lucide-react";
import { memo, useId, useRef, useState } from "react";
import { classNames } from "../../lib/class-names.ts";
import { buyText, freshText, mealsText, neededText, stapleText } from "./grocery-texts.ts";
import { HaveForm } from "./have-form.tsx";

interface GroceryRowProps {
  readonly item: GroceryItem;
  readonly onToggle: (foodId: string, checked: boolean) => void;
  /** Of a line that may be at home already. */
  readonly onHave?: ((foodId: string, grams: number | null) => Promise<boolean>) | undefined;
  /** Of a line of the person's own, by its id. */
  readonly onRemove?: ((lineId: string) => Promise<boolean>) | undefined;
}

/** Over the row's corner, so that what stands under the name has the whole width. */
const SIDE_BUTTON =
  "absolute top-1 right-0 min-h-10 rounded-lg px-2.5 text-note text-ink-soft hover:bg-sage hover:text-herb print:hidden";

/** One line of the list: the whole row ticks it. */
export const GroceryRow = memo(function GroceryRow({ item, onToggle, onHave, onRemove }: GroceryRowProps) {
  const { name, ownLineId } = item;
  const [isAsking, setIsAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const formId = useId();
  /** The row leaves its place: the keyboard goes on with the next one. */
  const leave = async (change: () => Promise<boolean>): Promise<boolean> => {
    const next = (row.current?.nextElementSibling ?? row.current?.previousElementSibling)?.querySelector("input");
    const saved = await change();
    if (saved && row.current?.isConnected !== true) next?.focus({ preventScroll: true });
    return saved;
  };
  return (
    <li ref={row} className="break-inside-avoid">
      <div className="relative">
        <RowLabel item={item} onToggle={onToggle} hasSide={onHave !== undefined || onRemove !== undefined} />
        {onHave === undefined ? null : (
          <button
            type="button"
            className={SIDE_BUTTON}
            aria-expanded={isAsking}
            aria-controls={isAsking ? formId : undefined}
            onClick={() => setIsAsking(!isAsking)}
          >
            Have it?<span className="sr-only"> {name}</span>
          </button>
        )}
        {onRemove === undefined || ownLineId === undefined ? null : (
          <button
            type="button"
            className={SIDE_BUTTON}
            aria-label={`Remove ${name}`}
            onClick={() => void leave(() => onRemove(ownLineId))}
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        )}
      </div>
      {isAsking && onHave !== undefined ? (
        <HaveForm
          id={formId}
          item={item}
          onHave={(foodId, grams) => leave(() => onHave(foodId, grams))}
          onDone={() => setIsAsking(false)}
        />
      ) : null}
    </li>
  );
});

interface RowLabelProps extends Pick<GroceryRowProps, "item" | "onToggle"> {
  /** Whether a button stands in the row's corner. */
  readonly hasSide: boolean;
}

function RowLabel({ item, onToggle, hasSide }: RowLabelProps) {
  const { foodId, name, checked, staple, ownLineId } = item;
  const dishes = mealsText(item);
  const fresh = freshText(item);
  const parts = staple
    ? []
    : [neededText(item), item.have && `${item.have.text} at home`, dishes && `for ${dishes}`, fresh, item.note];
  const detail = parts.filter(Boolean).join(" · ");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only takes back a press; keys go to the box inside.
    <label
      className={classNames(
        "flex min-h-12 grow items-start gap-3.5 rounded-lg px-2 py-2.5 hover:bg-sage/60 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-herb print:min-h-0 print:py-0.5",
        checked && "text-ink-soft",
      )}
      onClick={(event) => {
        // A ticked row sinks: the second half of a double click would tick the row that came up in its place.
        if (event.detail > 1) event.preventDefault();
      }}
    >
      <input
        type="checkbox"
        className="peer sr-only"
        data-line={foodId}
        checked={checked}
        onChange={(event) => onToggle(foodId, event.target.checked)}
      />
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-md border-2 border-edge text-transparent *:invisible peer-checked:*:visible peer-checked:border-herb peer-checked:bg-herb peer-checked:text-on-herb print:size-4"
      >
        <Check className="size-4" strokeWidth={3} />
      </span>
      <span className={classNames("min-w-0 grow", checked && "line-through")}>
        <span
          className={classNames(
            "flex flex-wrap items-baseline justify-between gap-x-4",
            hasSide && (ownLineId === undefined ? "pr-18 print:pr-0" : "pr-10 print:pr-0"),
          )}
        >
          <span className="font-semibold wrap-anywhere first-letter:uppercase">{name}</span>
          {ownLineId === undefined ? (
            <span className={classNames("tabular", staple && "text-ink-soft")}>
              {staple ? stapleText(item) : buyText(item)}
            </span>
          ) : null}
        </span>
        {detail === "" ? null : <span className="block text-note text-ink-soft print:hidden">{detail}</span>}
        {fresh === null ? null : <span className="hidden print:block">{fresh}</span>}
      </span>
    </label>
  );
}
