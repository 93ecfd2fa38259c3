import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { Check } from "lucide-react";
import { memo } from "react";
import { classNames } from "../../lib/class-names.ts";
import { buyText, freshText, mealsText, neededText, stapleText } from "./grocery-texts.ts";

interface GroceryRowProps {
  readonly item: GroceryItem;
  readonly onToggle: (foodId: string, checked: boolean) => void;
}

/** One line of the list: the whole row ticks it. */
export const GroceryRow = memo(function GroceryRow({ item, onToggle }: GroceryRowProps) {
  const { foodId, name, checked, staple } = item;
  const dishes = mealsText(item);
  const parts = staple ? [] : [neededText(item), dishes && `for ${dishes}`, freshText(item), item.note];
  const detail = parts.filter(Boolean).join(" · ");
  return (
    <li className="break-inside-avoid">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only takes back a press; keys go to the box inside. */}
      <label
        className={classNames(
          "flex min-h-12 items-start gap-3.5 rounded-lg px-2 py-2.5 hover:bg-sage/60 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-herb print:min-h-0 print:py-0.5",
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
          checked={checked}
          onChange={(event) => onToggle(foodId, event.target.checked)}
        />
        <span
          aria-hidden="true"
          className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-md border-2 border-edge text-transparent peer-checked:border-herb peer-checked:bg-herb peer-checked:text-on-herb print:size-4"
        >
          <Check className="size-4" strokeWidth={3} />
        </span>
        <span className={classNames("min-w-0 grow", checked && "line-through")}>
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold first-letter:uppercase">{name}</span>
            <span className={classNames("tabular", staple && "text-ink-soft")}>
              {staple ? stapleText(item) : buyText(item)}
            </span>
          </span>
          {detail === "" ? null : <span className="block text-[0.88rem] text-ink-soft print:hidden">{detail}</span>}
        </span>
      </label>
    </li>
  );
});
