import { SAMPLE_GROCERY_LIST } from "@mealwright/schema/constants/samples/sample-grocery-list.data";
import { expect, test } from "vitest";
import { inStandardFont } from "../../../lib/standard-font.ts";
import { groceryPdf } from "./grocery-pdf.ts";

const LIST = SAMPLE_GROCERY_LIST;

async function bytesOf(blob: Blob): Promise<string> {
  return Buffer.from(await blob.arrayBuffer()).toString("latin1");
}

test("the PDF shows every line of the list by name", async () => {
  const pdf = await bytesOf(
    groceryPdf(LIST, { title: "Shopping list", subtitle: "November 16 to 22", order: "aisle" }),
  );
  expect(pdf.startsWith("%PDF-")).toBe(true);
  expect(pdf.trimEnd().endsWith("%%EOF")).toBe(true);
  for (const { name } of LIST.flatMap(({ items }) => items)) {
    // A long name is broken at a space: its first word is on the line.
    const [word = ""] = name.split(" ");
    expect(pdf).toContain(`(${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  }
});

test("a long list continues on more pages without losing a line", async () => {
  const [category] = LIST;
  const [item] = category?.items ?? [];
  if (!category || !item) throw new Error("the sample list is empty");
  const items = Array.from({ length: 150 }, (_, index) => ({
    ...item,
    foodId: `food-${index}`,
    name: `thing ${index}x`,
  }));
  const pdf = await bytesOf(groceryPdf([{ ...category, items }], { title: "Long", order: "category" }));
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(1);
  for (const { name } of items) expect(pdf).toContain(`(T${name.slice(1)})`);
});

test("the PDF shows the person's own lines and food at home under their headings", async () => {
  const [category] = LIST;
  const [item] = category?.items ?? [];
  if (!category || !item) throw new Error("the sample list is empty");
  const items = [
    { ...item, foodId: "own.1", name: "Candles", ownLineId: "1" },
    { ...item, name: "Walnuts", covered: true, have: { grams: null, fromEarlier: false } },
  ];
  const pdf = await bytesOf(groceryPdf([{ ...category, items }], { title: "Mine", order: "category" }));
  for (const text of ["Added by you", "Candles", "Already at home", "Walnuts"]) expect(pdf).toContain(`(${text}`);
  expect(pdf.match(/Candles|Walnuts/g)).toHaveLength(2);
});

test("an empty list makes a PDF with one page", async () => {
  const pdf = await bytesOf(groceryPdf([], { title: "Empty", order: "category" }));
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});

test.each([
  ["crème fraîche 1½ cups", "crème fraîche 1½ cups"],
  ["⅓ cup – “fresh”", '1/3 cup - "fresh"'],
  ["4⅔ cups, 12⅜ oz, 1¼ lb", "4 2/3 cups, 12 3/8 oz, 1¼ lb"],
  ["⅙ or 2⅚", "1/6 or 2 5/6"],
  ["žemlja 麺", "zemlja "],
])("in the PDF's font, %s becomes %s", (text, written) => {
  expect(inStandardFont(text)).toBe(written);
});
