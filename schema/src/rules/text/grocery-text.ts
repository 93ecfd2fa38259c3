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
  /** The first line; "Shopping list" if absent. */
  readonly title?: string;
  readonly by?: GroceryOrder;
  /** The shop's order of aisles; the usual order if absent. */
  readonly aisles?: readonly Aisle[];
  /** The reader's units. */
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

/** The lines under their headings (to buy, added, staples, at home), without headings that have no lines. */
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

/** How each order puts the lines to buy under headings. */
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

/** Only the lines to buy, in the order that every list on screen, on paper or in a mail has. */
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

/** The part of the list that a line belongs to: each belongs to one. */
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
