import { DEFAULT_UNIT_SYSTEM, type UnitSystem } from "../../constants/food/units.ts";
import {
  CUPBOARD_HEADING,
  DEFAULT_GROCERY_ORDER,
  type GroceryOrder,
  OWN_LINES_HEADING,
  STAPLES_HEADING,
} from "../../constants/grocery.ts";
import { AISLES, type Aisle, GROCERY_CATEGORIES } from "../../constants/meals.ts";
import type { GroceryItem, GroceryList } from "../../contract/grocery.ts";
import { boughtNote, lineText } from "./grocery-line-text.ts";

export interface GroceryTextOptions {
  /** First line; "Shopping list" when absent. */
  readonly title?: string;
  readonly by?: GroceryOrder;
  /** In the order of the shop; the usual one when absent. */
  readonly aisles?: readonly Aisle[];
  /** Of whoever reads it. */
  readonly units?: UnitSystem;
}

export interface ListSection {
  readonly heading: string;
  readonly items: readonly GroceryItem[];
}

const EMPTY_LIST = "Nothing to buy.";

/**
 * The list as plain text for the download and the mail: one line a thing, `[x]` where it is ticked, staples last.
 * Ends with a line break.
 */
export function groceryText(list: readonly GroceryList[number][], options: GroceryTextOptions = {}): string {
  const { title = "Shopping list", by = DEFAULT_GROCERY_ORDER, aisles, units = DEFAULT_UNIT_SYSTEM } = options;
  const body = listSections(list, by, aisles).flatMap(({ heading, items }) => [
    "",
    heading,
    ...items.map((item) => textLine(item, units)),
  ]);
  return [oneLine(title), ...(body.length > 0 ? body : ["", EMPTY_LIST]), ""].join("\n");
}

/** The lines under their headings, those with nothing under them left out: to buy, added, staples, at home. */
export function listSections(
  list: readonly GroceryList[number][],
  by: GroceryOrder,
  aisles: readonly Aisle[] = AISLES,
): readonly ListSection[] {
  return [
    ...boughtSections(list, by, aisles),
    { heading: OWN_LINES_HEADING, items: linesOfKind(list, "own") },
    { heading: STAPLES_HEADING, items: linesOfKind(list, "staple") },
    { heading: CUPBOARD_HEADING, items: linesOfKind(list, "covered") },
  ].filter(hasLines);
}

type Sections = (list: readonly GroceryList[number][], aisles: readonly Aisle[]) => readonly ListSection[];

/** The lines to buy under the headings of each order. */
const SECTIONS: Readonly<Record<GroceryOrder, Sections>> = {
  category: (list) =>
    GROCERY_CATEGORIES.map((heading) => ({
      heading,
      items: linesOfKind(
        list.filter(({ name }) => name === heading),
        "bought",
      ),
    })),
  aisle: (list, aisles) => {
    const bought = linesOfKind(list, "bought");
    return aisles.map((heading) => ({ heading, items: bought.filter(({ aisle }) => aisle === heading) }));
  },
};

/** Of these the lines to buy alone, in the order of every list that we draw or write. */
export function boughtSections(
  list: readonly GroceryList[number][],
  by: GroceryOrder,
  aisles: readonly Aisle[] = AISLES,
): readonly ListSection[] {
  return SECTIONS[by](list, aisles).filter(hasLines);
}

/** The lines of one kind, by category. */
export function linesOfKind(list: readonly GroceryList[number][], kind: GroceryKind): readonly GroceryItem[] {
  return GROCERY_CATEGORIES.flatMap((name) => list.filter((category) => category.name === name))
    .flatMap(({ items }) => items)
    .filter((item) => kindOf(item) === kind);
}

function hasLines({ items }: ListSection): boolean {
  return items.length > 0;
}

export type GroceryKind = "bought" | "own" | "staple" | "covered";

/** Where a line stands: each is of one kind. */
export function kindOf({
  covered,
  ownLineId,
  staple,
}: Pick<GroceryItem, "covered" | "ownLineId" | "staple">): GroceryKind {
  if (ownLineId !== null) return "own";
  return covered ? "covered" : staple ? "staple" : "bought";
}

function textLine(item: GroceryItem, units: UnitSystem): string {
  const detail = [lineText(item), boughtNote(item, units)].filter(Boolean).join(", ");
  return oneLine(`[${item.checked ? "x" : " "}] ${item.name}${detail ? `: ${detail}` : ""}`);
}

/** A name that a person wrote stays on its line: no line breaks, no control characters. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trimEnd();
}
