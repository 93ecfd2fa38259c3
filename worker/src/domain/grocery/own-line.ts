import { OWN_ITEM_PREFIX } from "@mealwright/schema/constants/grocery";
import type { GroceryItem } from "./grocery-list.ts";

/** A line that a person wrote: it is never computed, and no plan removes it. */
export interface OwnLine {
  readonly id: string;
  readonly text: string;
}

/** The item under which a tick of the line is stored. */
export function ownItemId(lineId: string): string {
  return `${OWN_ITEM_PREFIX}${lineId}`;
}

export function isOwnItemId(item: string): boolean {
  return item.startsWith(OWN_ITEM_PREFIX);
}

export function ownItem({ id, text }: OwnLine): GroceryItem {
  return {
    foodId: ownItemId(id),
    name: text,
    quantity: 1,
    unit: "",
    grams: 0,
    needed: null,
    have: null,
    purchases: [],
    buyGrams: 0,
    packs: [],
    counted: null,
    aisle: "Other",
    category: "Pantry",
    meals: [],
    staple: false,
    costCents: 0,
    perishable: false,
    freshForDays: [],
    isPartFresh: false,
    ownLineId: id,
  };
}
