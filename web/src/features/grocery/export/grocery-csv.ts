import type { GroceryOrder } from "@mealwright/schema/constants/grocery";
import type { Aisle } from "@mealwright/schema/constants/meals";
import type { GroceryList } from "@mealwright/schema/contract/grocery";
import { buyText, freshText, neededText, stapleText } from "@mealwright/schema/rules/text/grocery-line-text";
import { wholeListOf } from "../grocery-sections.ts";
import { mealsText } from "./meals-text.ts";

const HEAD = ["Section", "Item", "Amount", "Needed", "Note", "For", "In the basket"];
/** Spreadsheet programs read a text file as UTF-8 only if it begins with this. */
const BYTE_ORDER_MARK = "\ufeff";

/** The list as comma-separated values (RFC 4180), one line a row under a row of headings. */
export function groceryCsv(list: GroceryList, order: GroceryOrder, aisles?: readonly Aisle[]): string {
  const rows = wholeListOf(list, order, aisles).flatMap(({ heading, items }) =>
    items.map((item) => [
      heading,
      item.name,
      item.ownLineId !== null || item.covered ? "" : item.staple ? stapleText(item) : buyText(item),
      item.staple ? "" : (neededText(item) ?? ""),
      freshText(item) ?? "",
      mealsText(item),
      item.checked ? "yes" : "no",
    ]),
  );
  return `${BYTE_ORDER_MARK}${[HEAD, ...rows].map((row) => row.map(field).join(",")).join("\r\n")}\r\n`;
}

/** Quoted where needed. A text that a program would run as a formula is made plain text (OWASP, CSV injection). */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
