import type { GroceryItem } from "./grocery-list.ts";

/** A line that a person wrote: it is theirs, is never computed, and no plan removes it. */
export interface OwnLine {
  readonly id: string;
  readonly text: string;
}

/** What a tick of the line belongs to: with a dot, which no food's id has. */
export function ownItemId(lineId: string): string {
  return `own.${lineId}`;
}

export function ownItem({ id, text }: OwnLine): GroceryItem {
  return {
    foodId: ownItemId(id),
    name: text,
    quantity: 1,
    unit: "",
    grams: 0,
    have: null,
    purchases: [],
    buyGrams: 0,
    packs: [],
    text: "",
    aisle: "Other",
    category: "Pantry",
    meals: [],
    staple: false,
    costCents: 0,
    perishable: false,
    freshForDays: [],
    ownLineId: id,
  };
}
