import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FoodColumns, markOfOrder } from "./food-columns.ts";
import { numberFoods } from "./food-table.ts";
import { NAMES } from "./tables/names.data.ts";

/**
 * After changes to `foods.txt`, or to the foods in `names.data.ts`, update the data file by running this test alone
 * with `-u`.
 */
const OUT_OF_DATE = "The foods' columns are out of date: run this test alone with -u";
const WIDTH = 15;

const lines = readFileSync(join(import.meta.dirname, "tables/foods.txt"), "utf8")
  .split("\n\n", 2)
  .at(-1)
  ?.trimEnd()
  .split("\n") as readonly string[];
const rows = new Map(lines.map((line) => [line.slice(0, line.indexOf("|")), line.split("|").slice(1)]));
const ids = [...numberFoods(NAMES).keys()];

test("foods.txt has one complete line for every named food, and no other lines", () => {
  expect(lines.filter((line) => line.split("|").length !== WIDTH)).toEqual([]);
  expect(lines.length).toBe(rows.size);
  expect([...rows.keys()].sort()).toEqual([...ids].sort());
});

test("the generated columns match foods.txt", async () => {
  const cells = Array.from({ length: WIDTH - 1 }, (_, column) =>
    ids.map((id) => rows.get(id)?.[column] ?? "").join("\n"),
  );
  const source = [
    "/** The columns of `foods.txt` in the order of the names, written by `food-columns.test.ts` when it is run with `-u`. */",
    `export const FOOD_COLUMNS: readonly string[] = [\n${cells.map((column) => `\`${column}\`,\n`).join("")}];`,
    "/** The mark of the foods in that order. */",
    `export const FOOD_ORDER = "${markOfOrder(ids)}";`,
    "",
  ].join("\n");
  await expect(source, OUT_OF_DATE).toMatchFileSnapshot("./tables/foods.data.ts");
});

test("each food has the facts of its own line", async () => {
  // Imported only here: with outdated columns the catalogue fails to load, and they could not be updated above.
  const { FOODS } = await import("./catalogue.ts");
  for (const [id, { contains, mayContain, animal, edibleYield, aisle }] of FOODS) {
    const cells = [contains.join(" "), mayContain.join(" "), animal === "none" ? "" : animal, edibleYield, aisle];
    const row = rows.get(id) ?? [];
    expect([id, ...cells.map(String)]).toEqual([id, row[0], row[1], row[2], row[4], row[6]]);
  }
});

describe("columns", () => {
  const numbers = new Map([
    ["butter", 0],
    ["oil", 1],
    ["walnut", 2],
  ]);
  const allergens = "milk\n\ntree_nut";

  test("are read at the food's position", () => {
    const columns = new FoodColumns([allergens], markOfOrder(numbers.keys()), numbers);
    expect([0, 1, 2].map((food) => columns.at(food, 0))).toEqual(["milk", "", "tree_nut"]);
  });

  test.each([
    ["a food added", ["butter", "ghee", "oil", "walnut"]],
    ["a food removed", ["butter", "walnut"]],
    ["two foods swapped", ["oil", "butter", "walnut"]],
    ["an id changed", ["butter", "oil", "walnuts"]],
  ])("joining reports %s", (_, ids) => {
    const others = new Map(ids.map((id, at) => [id, at]));
    expect(() => new FoodColumns([allergens], markOfOrder(numbers.keys()), others)).toThrow("written for other names");
  });

  test.each(["milk\n", "milk\n\ntree_nut\n"])("joining reports a missing or extra cell", (column) => {
    const columns = new FoodColumns([column], markOfOrder(numbers.keys()), numbers);
    expect(() => columns.at(0, 0)).toThrow("cells for 3 foods");
  });
});
