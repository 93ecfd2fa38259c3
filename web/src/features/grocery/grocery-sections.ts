import { AISLES, GROCERY_CATEGORIES } from "@mealwright/schema/constants/meals";
import type { GroceryItem, GroceryList } from "@mealwright/schema/contract/grocery";

export type GroceryOrder = "category" | "aisle";

export interface GrocerySection {
  readonly heading: string;
  readonly items: readonly GroceryItem[];
}

/** The lines to buy under their headings, ticked ones last in each; headings with nothing under them are left out. */
export function sectionsOf(list: GroceryList, order: GroceryOrder): readonly GrocerySection[] {
  const headings: readonly string[] = order === "category" ? GROCERY_CATEGORIES : AISLES;
  const lines = list.flatMap(({ name, items }) =>
    items.map((item) => ({ item, heading: order === "category" ? name : item.aisle })),
  );
  return headings
    .map((heading) => ({
      heading,
      items: sink(lines.filter((line) => line.heading === heading && isBought(line.item)).map(({ item }) => item)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** What a kitchen usually has, ticked ones last. */
export function staplesOf(list: GroceryList): readonly GroceryItem[] {
  return sink(linesOf(list).filter(({ staple, covered }) => staple && covered !== true));
}

/** What the person added, ticked ones last. */
export function ownLinesOf(list: GroceryList): readonly GroceryItem[] {
  return sink(linesOf(list).filter(({ ownLineId }) => ownLineId !== undefined));
}

/** What is at home in part or as much as is needed. */
export function cupboardOf(list: GroceryList): readonly GroceryItem[] {
  return linesOf(list).filter(({ have }) => have !== undefined);
}

function linesOf(list: GroceryList): readonly GroceryItem[] {
  return list.flatMap(({ items }) => items);
}

/** Neither a staple, nor at home already, nor the person's own. */
function isBought({ staple, covered, ownLineId }: GroceryItem): boolean {
  return !staple && covered !== true && ownLineId === undefined;
}

function sink(items: readonly GroceryItem[]): readonly GroceryItem[] {
  return [...items.filter(({ checked }) => !checked), ...items.filter(({ checked }) => checked)];
}

/** How many lines to buy there are, how many are in the basket, and what all of them cost in dollars. */
export function progressOf(list: GroceryList): {
  readonly total: number;
  readonly ticked: number;
  readonly cost: number;
} {
  const lines = [...linesOf(list).filter(isBought), ...ownLinesOf(list)];
  return {
    total: lines.length,
    ticked: lines.filter(({ checked }) => checked).length,
    cost: lines.reduce((sum, { cost }) => sum + cost, 0),
  };
}

/** The list with one line ticked or unticked. */
export function setTicked(list: GroceryList, foodId: string, checked: boolean): GroceryList {
  return list.map((category) => ({
    ...category,
    items: category.items.map((item) => (item.foodId === foodId ? { ...item, checked } : item)),
  }));
}

/** A list as it may come in: short lines, or a constant. */
export type GroceryListInput = readonly {
  readonly name: string;
  readonly items: readonly (Omit<Partial<GroceryItem>, "packs" | "meals"> & {
    readonly packs?: readonly GroceryItem["packs"][number][];
    readonly meals?: readonly GroceryItem["meals"][number][];
  })[];
}[];

/** Lines with every field. The specification's have name, quantity and unit only (§3). */
export function withDefaults(list: GroceryListInput): GroceryList {
  return GROCERY_CATEGORIES.flatMap((category) =>
    list.filter(({ name }) => name === category).map(({ items }) => ({ name: category, items: items.map(fillItem) })),
  );
}

function fillItem(item: GroceryListInput[number]["items"][number]): GroceryItem {
  const { name = "", packs = [], meals = [], ...rest } = item;
  const empty = { quantity: 0, unit: "", grams: 0, buyGrams: 0, text: "", staple: false, cost: 0, checked: false };
  return { foodId: name, aisle: "Other", ...empty, ...rest, name, packs: [...packs], meals: [...meals] };
}
