import { describe, expect, test } from "vitest";
import { FoodTable, numberFoods } from "./food-table.ts";

const FOODS = "\nbutter|1\noil|2\nwalnut|3\n";
const SAFETY = "\nbutter|milk|dairy\noil||\nwalnut|tree_nut|\n";

/** The allergens of every food by its id, as the catalogue reads them. */
function allergens(foods: string, safety: string): Readonly<Record<string, string>> {
  const numbers = numberFoods(foods);
  const table = new FoodTable("safety", safety, 3, numbers);
  return Object.fromEntries(Array.from(numbers, ([id, number]) => [id, table.at(number, 1)]));
}

const EXPECTED = { butter: "milk", oil: "", walnut: "tree_nut" };

describe("data files", () => {
  test("are joined by the food's id", () => {
    expect(allergens(FOODS, SAFETY)).toEqual(EXPECTED);
  });

  test("may list the foods in any order", () => {
    expect(allergens(FOODS, "\nwalnut|tree_nut|\nbutter|milk|dairy\noil||\n")).toEqual(EXPECTED);
    expect(allergens("\nwalnut|3\nbutter|1\noil|2\n", SAFETY)).toEqual(EXPECTED);
  });

  test.each([
    ["an inserted line", "\nbutter|milk|dairy\nghee|milk|dairy\noil||\nwalnut|tree_nut|\n", '"ghee", which is no food'],
    ["a removed line", "\nbutter|milk|dairy\nwalnut|tree_nut|\n", 'no line for "oil"'],
    ["a removed first line", "\noil||\nwalnut|tree_nut|\n", 'no line for "butter"'],
    ["a line listed twice", "\nbutter|milk|dairy\noil||\noil|milk|\nwalnut|tree_nut|\n", '"oil" twice'],
    ["a misspelled id", "\nbuter|milk|dairy\noil||\nwalnut|tree_nut|\n", '"buter", which is no food'],
    ["an empty line", "\nbutter|milk|dairy\n\noil||\nwalnut|tree_nut|\n", "which is no food"],
    ["a missing cell", "\nbutter|milk|dairy\noil|\nwalnut|tree_nut|\n", '"oil" has 2 cells'],
    ["an extra cell", "\nbutter|milk|dairy\noil|||\nwalnut|tree_nut|\n", '"oil" has 4 cells'],
  ])("joining reports %s", (_, safety, message) => {
    expect(() => allergens(FOODS, safety)).toThrow(message);
  });

  test("joining reports a food listed twice", () => {
    expect(() => allergens("\nbutter|1\noil|2\nbutter|3\n", SAFETY)).toThrow('"butter" is listed twice');
  });
});
