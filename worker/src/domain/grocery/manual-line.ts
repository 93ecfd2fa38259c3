import type { Aisle, GroceryCategory } from "@mealwright/schema/constants/meals";
import type { GroceryItem } from "./grocery-list.ts";

/** A line that a person wrote: it is theirs, is never computed, and no plan removes it. */
export interface ManualLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: number | null;
  readonly unit: string | null;
  readonly category?: GroceryCategory;
  readonly aisle?: Aisle;
}

const AISLE_OF_CATEGORY: Readonly<Record<GroceryCategory, Aisle>> = {
  Produce: "Produce",
  Proteins: "Meat",
  Pantry: "Other",
  "Dairy & Alternatives": "Dairy & eggs",
};

export function manualItem({ id, name, quantity, unit, category = "Pantry", aisle }: ManualLine): GroceryItem {
  return {
    foodId: `manual:${id}`,
    name,
    quantity: quantity ?? 1,
    unit: unit ?? "",
    grams: 0,
    purchases: [],
    buyGrams: 0,
    packs: [],
    text: quantity === null ? "" : `${quantity} ${unit ?? ""}`.trim(),
    aisle: aisle ?? AISLE_OF_CATEGORY[category],
    category,
    meals: [],
    staple: false,
    costCents: 0,
    perishable: false,
    freshForDays: [],
    manual: true,
  };
}
