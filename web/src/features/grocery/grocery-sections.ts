import type { GroceryOrder } from "@mealwright/schema/constants/grocery";
import type { Aisle } from "@mealwright/schema/constants/meals";
import type { GroceryItem, GroceryList } from "@mealwright/schema/contract/grocery";
import {
  boughtSections,
  type ListSection,
  linesOfKind,
  listSections,
} from "@mealwright/schema/rules/text/grocery-text";

/** Whether a line is moved below those still to be found. */
type IsSunk = (item: GroceryItem) => boolean;

const isTicked: IsSunk = ({ checked }) => checked;

/** A test for lines ticked in `list`; with the previous list, rows keep their place a moment longer. */
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
  aisles?: readonly Aisle[],
  isSunk: IsSunk = isTicked,
): readonly ListSection[] {
  return boughtSections(list, order, aisles).map((section) => sunk(section, isSunk));
}

/** What a kitchen usually has, ticked ones last. */
export function staplesOf(list: GroceryList, isSunk: IsSunk = isTicked): readonly GroceryItem[] {
  return sink(linesOfKind(list, "staple"), isSunk);
}

/** What the person added, ticked ones last. */
export function ownLinesOf(list: GroceryList, isSunk: IsSunk = isTicked): readonly GroceryItem[] {
  return sink(linesOfKind(list, "own"), isSunk);
}

/** What is at home in part or as much as is needed. */
export function cupboardOf(list: GroceryList): readonly GroceryItem[] {
  return linesOf(list).filter(({ have }) => have !== null);
}

/** All of a list in the order of the screen: to buy, added by the person, staples, and what is at home already. */
export function wholeListOf(list: GroceryList, order: GroceryOrder, aisles?: readonly Aisle[]): readonly ListSection[] {
  return listSections(list, order, aisles).map((section) => sunk(section, isTicked));
}

function sunk({ heading, items }: ListSection, isSunk: IsSunk): ListSection {
  return { heading, items: sink(items, isSunk) };
}

function linesOf(list: GroceryList): readonly GroceryItem[] {
  return list.flatMap(({ items }) => items);
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
  const lines = [...linesOfKind(list, "bought"), ...linesOfKind(list, "own")];
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

/** Height of a heading and the space below a section, in rows. */
const HEADING_ROWS = 1.7;

/**
 * The section that begins the second of two columns, from each section's rows: in order, and as even as whole sections
 * allow.
 */
export function secondColumnOf(rows: readonly number[]): number {
  const heights = rows.map((count) => count + HEADING_ROWS);
  const sum = (part: readonly number[]) => part.reduce((total, height) => total + height, 0);
  const tallest = (first: number) => Math.max(sum(heights.slice(0, first)), sum(heights.slice(first)));
  return heights.reduce((best, _, index) => (tallest(index + 1) <= tallest(best) ? index + 1 : best), 0);
}
