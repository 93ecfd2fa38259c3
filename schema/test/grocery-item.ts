import type { GroceryItem } from "../src/contract/grocery.ts";

/** A line for tests: nothing to buy of it but what they say. */
export function groceryItem(change: Partial<GroceryItem> = {}): GroceryItem {
  return {
    foodId: change.name ?? "food",
    name: "food",
    quantity: 1,
    unit: "pack",
    grams: 1,
    needed: null,
    packs: [],
    counted: null,
    freshForDays: [],
    isPartFresh: false,
    aisle: "Produce",
    staple: false,
    cost: 2,
    checked: false,
    bought: null,
    have: null,
    covered: false,
    ownLineId: null,
    meals: [],
    ...change,
  };
}
