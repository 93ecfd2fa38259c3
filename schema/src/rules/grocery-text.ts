import { CUPBOARD_HEADING, OWN_LINES_HEADING } from "../constants/grocery.ts";
import { AISLES, type Aisle, GROCERY_CATEGORIES, type GroceryCategory } from "../constants/meals.ts";

/** What the text needs of a line of the list on the wire. */
export interface GroceryTextItem {
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
  /** "about 340 g needed · 1 pack (500 g)". */
  readonly text?: string;
  readonly aisle?: Aisle;
  readonly staple?: boolean;
  readonly checked?: boolean;
  /** Nothing to buy: it is at home. */
  readonly covered?: boolean | undefined;
  /** Of a line that the person added. */
  readonly ownLineId?: string | undefined;
}

export interface GroceryTextCategory {
  readonly name: GroceryCategory;
  readonly items: readonly GroceryTextItem[];
}

export interface GroceryTextOptions {
  /** First line; "Shopping list" when absent. */
  readonly title?: string;
  /** The Monday, `YYYY-MM-DD`. */
  readonly weekOf?: string;
  /** Headings: the four categories, or aisles in the order a shop is walked. */
  readonly by?: "category" | "aisle";
}

interface Section {
  readonly heading: string;
  readonly items: readonly GroceryTextItem[];
}

const STAPLES_HEADING = "Check you have";
const EMPTY_LIST = "Nothing to buy.";

/**
 * The list as plain text for the download and the mail: one line a thing, `[x]` where it is ticked, staples last.
 * Ends with a line break.
 */
export function groceryText(list: readonly GroceryTextCategory[], options: GroceryTextOptions = {}): string {
  const { title = "Shopping list", weekOf, by = "category" } = options;
  const sections = sectionsOf(list, by).filter(({ items }) => items.length > 0);
  const head = weekOf === undefined ? [oneLine(title)] : [oneLine(title), `Week of ${weekOf}`];
  const body = sections.flatMap(({ heading, items }) => ["", heading, ...items.map(lineOf)]);
  return [...head, ...(body.length > 0 ? body : ["", EMPTY_LIST]), ""].join("\n");
}

function sectionsOf(list: readonly GroceryTextCategory[], by: "category" | "aisle"): readonly Section[] {
  const items = GROCERY_CATEGORIES.flatMap((name) =>
    list.filter((category) => category.name === name).flatMap((category) => category.items),
  );
  const bought = (group: readonly GroceryTextItem[]) => group.filter((item) => kindOf(item) === "bought");
  const ofKind = (kind: Kind) => items.filter((item) => kindOf(item) === kind);
  const sections =
    by === "category"
      ? GROCERY_CATEGORIES.map((name) => ({
          heading: name,
          items: bought(list.filter((category) => category.name === name).flatMap((category) => category.items)),
        }))
      : AISLES.map((aisle) => ({
          heading: aisle,
          items: bought(items.filter((item) => (item.aisle ?? "Other") === aisle)),
        }));
  return [
    ...sections,
    { heading: OWN_LINES_HEADING, items: ofKind("own") },
    { heading: STAPLES_HEADING, items: ofKind("staple") },
    { heading: CUPBOARD_HEADING, items: ofKind("covered") },
  ];
}

type Kind = "bought" | "own" | "staple" | "covered";

function kindOf({ covered, ownLineId, staple }: GroceryTextItem): Kind {
  if (ownLineId !== undefined) return "own";
  return covered === true ? "covered" : staple === true ? "staple" : "bought";
}

function lineOf(item: GroceryTextItem): string {
  const { name, quantity, unit, text, staple, checked } = item;
  if (kindOf(item) === "own") return oneLine(`[${checked === true ? "x" : " "}] ${name}`);
  const amount = `${quantity} ${unit}`.trim();
  // "check you have" is the heading already.
  const detail = staple === true ? text?.replace(/^check you have /, "") : (text ?? amount);
  return oneLine(`[${checked === true ? "x" : " "}] ${name}${detail ? `: ${detail}` : ""}`);
}

/** A name that a person wrote stays on its line: no line breaks, no control characters. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trimEnd();
}
