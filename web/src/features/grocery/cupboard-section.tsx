import { CUPBOARD_HEADING } from "@mealwright/schema/constants/grocery";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { GrocerySectionFrame } from "./grocery-section-frame.tsx";
import { neededText } from "./grocery-texts.ts";

interface CupboardSectionProps {
  readonly items: readonly GroceryItem[];
  readonly onTakeBack: (foodId: string) => Promise<boolean>;
}

/** What is at home, as the person said, and how to take that back. */
export function CupboardSection({ items, onTakeBack }: CupboardSectionProps) {
  if (items.length === 0) return null;
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
  const { foodId, name, have, covered } = item;
  const takeBack = async () => {
    setIsSaving(true);
    if (!(await onTakeBack(foodId))) return setIsSaving(false);
    // This row is gone: the keyboard goes along to the line that is bought again.
    document.querySelector<HTMLElement>(`[data-line="${CSS.escape(foodId)}"]`)?.focus({ preventScroll: true });
  };
  return (
    <li className="flex min-h-12 break-inside-avoid items-center justify-between gap-3 px-2 py-1">
      <span className="min-w-0">
        <span className="block font-semibold first-letter:uppercase">{name}</span>
        <span className="block text-note text-ink-soft">
          {covered === true ? `you have enough · ${neededText(item) ?? ""}` : `${have?.text ?? ""} taken off`}
        </span>
      </span>
      <Button
        variant="quiet"
        size="small"
        className="shrink-0 print:hidden"
        disabled={isSaving}
        onClick={() => void takeBack()}
      >
        Take back<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
