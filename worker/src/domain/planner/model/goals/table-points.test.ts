import { describe, expect, test } from "vitest";
import { allRecipes, allSides } from "../../../cookbook/cookbook.ts";
import type { Recipe } from "../../../cookbook/recipe.ts";
import { NOTHING_BESIDE } from "../candidates.ts";
import { WEIGHTS } from "../weights.ts";
import { countOf, TABLE_SHIFTS, tableOf, tablePoints } from "./table-points.ts";

function find(recipes: readonly Recipe[], isIt: (recipe: Recipe) => boolean): Recipe {
  const found = recipes.find(isIt);
  if (found === undefined) throw new Error("no such recipe");
  return found;
}
const side = (name: string) => find(allSides(), (recipe) => recipe.name === name);
const dish = (words: RegExp) => find(allRecipes(), ({ name, detail }) => words.test(`${name} ${detail ?? ""}`));
const together = (...recipes: readonly Recipe[]) => tablePoints(recipes.reduce((sum, one) => sum + tableOf(one), 0));

describe("a dish and its sides on one table", () => {
  const frenchToast = dish(/French Toast.*Orange/);
  const dal = dish(/^Red Lentil Dal .*Brown Rice/);
  const spaghetti = dish(/^Sardine Spaghetti/);
  test.each([
    ["rice with a dish that has rice", dal, side("Brown Rice"), WEIGHTS.secondStarch + WEIGHTS.secondCookedStarch],
    ["bulgur with spaghetti", spaghetti, side("Bulgur"), WEIGHTS.secondStarch + WEIGHTS.secondCookedStarch],
    ["potatoes with spaghetti", spaghetti, side("Mashed Potatoes"), WEIGHTS.secondStarch + WEIGHTS.secondCookedStarch],
    ["corn with spaghetti", spaghetti, side("Quick Corn"), WEIGHTS.secondStarch + WEIGHTS.secondCookedStarch],
    ["bread with spaghetti", spaghetti, side("Slice of Whole-Wheat Bread"), WEIGHTS.secondStarch],
    [
      "cucumber with a sweet breakfast",
      frenchToast,
      side("Crispbread and Cucumber"),
      WEIGHTS.savoryBesideSweet + WEIGHTS.secondStarch,
    ],
    ["a glass of milk with milk porridge", dish(/^Creamy Porridge/), side("Glass of Milk"), WEIGHTS.secondMilk],
    [
      "boiled eggs with an omelet",
      dish(/^Spanish Potato Omelette/),
      side("Boiled Eggs and Radishes"),
      WEIGHTS.secondEggs,
    ],
    [
      "boiled eggs with a cutlet",
      dish(/^Lemon-Caper Veal/),
      side("Boiled Eggs and Radishes"),
      WEIGHTS.eggsBesideHearty,
    ],
    ["boiled eggs with pasta", spaghetti, side("Boiled Eggs and Radishes"), WEIGHTS.eggsBesideHearty],
    ["mashed carrots with rice", dal, side("Mashed Carrots"), WEIGHTS.secondStarch + WEIGHTS.secondCookedStarch],
    [
      "cocoa with a smoothie",
      dish(/^Creamy Banana Smoothie/),
      side("Hot Cocoa"),
      WEIGHTS.secondDrink + WEIGHTS.secondMilk,
    ],
    [
      "hummus on bread with fried noodles",
      dish(/^Glass Noodles .*Spinach/),
      side("Hummus on Whole-Wheat Bread"),
      WEIGHTS.secondStarch + WEIGHTS.westernBesideEastern,
    ],
  ])("cost points if they clash: %s", (_, main, beside, points) => {
    expect(together(main)).toBe(0);
    expect(together(main, beside)).toBe(points);
  });

  test.each([
    ["fruit with a sweet breakfast", frenchToast, side("Apple")],
    ["a salad with a dish that has rice", dal, side("Lemon Carrot Salad")],
    ["peas with spaghetti", spaghetti, side("Quick Peas")],
    ["fruit with fried noodles", dish(/^Glass Noodles .*Spinach/), side("Orange")],
    ["boiled eggs with lentils", dish(/^Lentil Apple Salad/), side("Boiled Eggs and Radishes")],
    ["an oat crisp for dessert after a dish with rice", dal, side("Blueberry Oat Crisp")],
    ["fruit with a smoothie", dish(/^Creamy Banana Smoothie/), side("Apple")],
  ])("cost nothing if they go together: %s", (_, main, beside) => {
    expect(together(main, beside)).toBe(0);
  });

  test("add nothing for a side that is left out", () => {
    expect(tableOf(NOTHING_BESIDE.recipe)).toBe(0);
  });

  test("cost points for the third side and each further one", () => {
    const sides = [side("Banana"), side("Garlic Kale"), side("Steamed Zucchini"), side("Steamed Carrots")];
    const points = [1, 2, 3, 4].map((count) => together(spaghetti, ...sides.slice(0, count)));
    expect(points).toEqual([0, 0, WEIGHTS.furtherSide, 2 * WEIGHTS.furtherSide]);
  });
});

describe("bread with a dish that has some starch", () => {
  const bread = side("Slice of Whole-Wheat Bread");
  const starches = (one: Recipe) => countOf(tableOf(one), TABLE_SHIFTS.starch);
  test.each([
    ["split peas with potatoes", /^Split Pea and Potato Stew/],
    ["a potato omelet", /^Spanish Potato Omelette/],
    ["tuna, eggs and potatoes", /^Provençal Plate .*Tuna/],
  ])("costs nothing with %s", (_, main) => {
    expect([starches(dish(main)), together(dish(main), bread)]).toEqual([0, 0]);
  });

  test.each([
    ["a soup with rice", /^Chicken and Leek Soup .*Rice/],
    ["a soup with bread", /^Spanish Garlic Soup/],
    ["a dish that is mostly potatoes", /^Dill-Baked Salmon/],
    ["beans on rice", /^Pinto Pot/],
  ])("costs points with %s", (_, main) => {
    expect([starches(dish(main)), together(dish(main), bread)]).toEqual([1, WEIGHTS.secondStarch]);
  });
});
