import { DEFAULT_UNIT_SYSTEM } from "@mealwright/schema/constants/food/units";
import { CUPBOARD_HEADING } from "@mealwright/schema/constants/grocery";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { haveText, homeText, lineText } from "@mealwright/schema/rules/text/grocery-line-text";
import { useState } from "react";
import { useSession } from "../../api/session.ts";
import { Button } from "../../components/button.tsx";
import { focusWhenDrawn } from "../../lib/focus/focus-when-drawn.ts";
import { GrocerySectionFrame } from "./grocery-section-frame.tsx";

interface CupboardSectionProps {
  readonly items: readonly GroceryItem[];
  readonly onTakeBack: (foodId: string) => Promise<void>;
}

/** What is at home, as the person said or as earlier weeks left it, with a button to say that it is not. */
export function CupboardSection({ items, onTakeBack }: CupboardSectionProps) {
  return (
    <GrocerySectionFrame heading={CUPBOARD_HEADING}>
      {items.map((item) => (
        <CupboardRow key={item.foodId} item={item} onTakeBack={onTakeBack} />
      ))}
    </GrocerySectionFrame>
  );
}

function CupboardRow({ item, onTakeBack }: Pick<CupboardSectionProps, "onTakeBack"> & { readonly item: GroceryItem }) {
  const [isSaving, setIsSaving] = useState(false);
  const { user } = useSession();
  const { foodId, name, covered, have } = item;
  const isLeft = have?.fromEarlier === true;
  const units = user?.units ?? DEFAULT_UNIT_SYSTEM;
  const takeBack = async () => {
    setIsSaving(true);
    await onTakeBack(foodId);
    // This row disappears: focus moves to the line that is back on the list.
    const line = `[data-line="${CSS.escape(foodId)}"]`;
    focusWhenDrawn(() => document.querySelector<HTMLElement>(line), { preventScroll: true });
  };
  return (
    <li className="flex min-h-12 break-inside-avoid items-center justify-between gap-3 px-2 py-1">
      <span className="min-w-0">
        <span className="block font-semibold first-letter:uppercase">{name}</span>
        <span className="block text-note text-ink-soft">
          {isLeft ? homeText(item, units) : covered ? lineText(item) : `${haveText(item, units)} taken off`}
        </span>
      </span>
      <Button
        variant="quiet"
        size="small"
        className="shrink-0 print:hidden"
        inactive={isSaving}
        onClick={() => void takeBack()}
      >
        {isLeft ? "Not there" : "Put back"}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
