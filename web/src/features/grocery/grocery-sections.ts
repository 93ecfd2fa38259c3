import { CUPBOARD_HEADING, OWN_LINES_HEADING, STAPLES_HEADING } from "@mealwright/schema/constants/grocery";
import { AISLES, type Aisle, GROCERY_CATEGORIES } from "@mealwright/schema/constants/meals";
import type { GroceryItem, GroceryList } from "@mealwright/schema/contract/grocery";
import { kindOf } from "@mealwright/schema/rules/text/grocery-text";
import type { GroceryOrder } from "../../product/shop/shops.ts";

export interface GrocerySection {
  readonly heading: string;
  readonly items: readonly GroceryItem[];
}

/** Whether a line stands below those that are still to be found. */
type IsSunk = (item: GroceryItem) => boolean;

const isTicked: IsSunk = ({ checked }) => checked;

/** A test for lines ticked in `list`; given the previous list, rows keep their place a moment longer. */
export function sunkIn(list: GroceryList): IsSunk {
  const ticked = new Set(linesOf(list).flatMap((item) => (item.checked ? [item.foodId] : [])));
  return ({ foodId }) => ticked.has(foodId);
}

/**
 * The lines to buy under their headings, ticked ones last in each; headings with nothing under them are left out.
 * @param aisles in the order of the shop.
 */
export function sectionsOf(
  list: GroceryList,
  order: GroceryOrder,
  aisles: readonly Aisle[] = AISLES,
  isSunk: IsSunk = isTicked,
): readonly GrocerySection[] {
  const headings: readonly string[] = order === "category" ? GROCERY_CATEGORIES : aisles;
  const lines = list.flatMap(({ name, items }) =>
    items.map((item) => ({ item, heading: order === "category" ? name : item.aisle })),
  );
  return headings
    .map((heading) => ({
      heading,
      items: sink(
        lines.filter((line) => line.heading === heading && isBought(line.item)).map(({ item }) => item),
        isSunk,
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/** What a kitchen usually has, ticked ones last. */
export function staplesOf(list: GroceryList, isSunk: IsSunk = isTicked): readonly GroceryItem[] {
  return sink(
    linesOf(list).filter((item) => kindOf(item) === "staple"),
    isSunk,
  );
}

/** What the person added, ticked ones last. */
export function ownLinesOf(list: GroceryList, isSunk: IsSunk = isTicked): readonly GroceryItem[] {
  return sink(
    linesOf(list).filter((item) => kindOf(item) === "own"),
    isSunk,
  );
}

/** What is at home in part or as much as is needed. */
export function cupboardOf(list: GroceryList): readonly GroceryItem[] {
  return linesOf(list).filter(({ have }) => have !== null);
}

/** All of a list in the order of the screen: to buy, added by the person, staples, and what is at home already. */
export function wholeListOf(
  list: GroceryList,
  order: GroceryOrder,
  aisles?: readonly Aisle[],
): readonly GrocerySection[] {
  return [
    ...sectionsOf(list, order, aisles),
    { heading: OWN_LINES_HEADING, items: ownLinesOf(list) },
    { heading: STAPLES_HEADING, items: staplesOf(list) },
    { heading: CUPBOARD_HEADING, items: cupboardOf(list).filter(({ covered }) => covered) },
  ].filter(({ items }) => items.length > 0);
}

function linesOf(list: GroceryList): readonly GroceryItem[] {
  return list.flatMap(({ items }) => items);
}

function isBought(item: GroceryItem): boolean {
  return kindOf(item) === "bought";
}

function sink(items: readonly GroceryItem[], isSunk: IsSunk): readonly GroceryItem[] {
  return [...items.filter((item) => !isSunk(item)), ...items.filter(isSunk)];
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

/** What a heading and the space below a section take, in rows. */
const HEADING_ROWS = 1.7;

/** The section that begins the second of two columns, by the rows of each: in order, and as even as whole ones can be. */
export function secondColumnOf(rows: readonly number[]): number {
  const heights = rows.map((count) => count + HEADING_ROWS);
  const sum = (part: readonly number[]) => part.reduce((total, height) => total + height, 0);
  const tallest = (first: number) => Math.max(sum(heights.slice(0, first)), sum(heights.slice(first)));
  return heights.reduce((best, _, index) => (tallest(index + 1) <= tallest(best) ? index + 1 : best), 0);
}
