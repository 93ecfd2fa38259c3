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

describe("what does not stand on one table", () => {
  const frenchToast = dish(/French Toast.*Orange/);
  const dal = dish(/^Red Lentil Dal .*Brown Rice/);
  const spaghetti = dish(/^Sardine Spaghetti/);
  test.each([
    ["rice beside a dish with rice", dal, side("Brown Rice"), WEIGHTS.secondStarch + WEIGHTS.secondCookedStarch],
    ["bulgur beside spaghetti", spaghetti, side("Bulgur"), WEIGHTS.secondStarch + WEIGHTS.secondCookedStarch],
    [
      "potatoes beside spaghetti",
      spaghetti,
      side("Mashed Potatoes"),
      WEIGHTS.secondStarch + WEIGHTS.secondCookedStarch,
    ],
    ["corn beside spaghetti", spaghetti, side("Quick Corn"), WEIGHTS.secondStarch + WEIGHTS.secondCookedStarch],
    ["bread beside spaghetti", spaghetti, side("Slice of Whole-Wheat Bread"), WEIGHTS.secondStarch],
    [
      "cucumber beside a sweet breakfast",
      frenchToast,
      side("Crispbread and Cucumber"),
      WEIGHTS.savoryBesideSweet + WEIGHTS.secondStarch,
    ],
    ["a glass of milk beside porridge in milk", dish(/^Creamy Porridge/), side("Glass of Milk"), WEIGHTS.secondMilk],
    [
      "boiled eggs beside an omelette",
      dish(/^Spanish Potato Omelette/),
      side("Boiled Eggs and Radishes"),
      WEIGHTS.secondEggs,
    ],
    [
      "boiled eggs beside a cutlet",
      dish(/^Lemon-Caper Veal/),
      side("Boiled Eggs and Radishes"),
      WEIGHTS.eggsBesideHearty,
    ],
    ["boiled eggs beside pasta", spaghetti, side("Boiled Eggs and Radishes"), WEIGHTS.eggsBesideHearty],
    ["mashed carrots beside rice", dal, side("Mashed Carrots"), WEIGHTS.secondStarch + WEIGHTS.secondCookedStarch],
    [
      "cocoa beside a smoothie",
      dish(/^Creamy Banana Smoothie/),
      side("Hot Cocoa"),
      WEIGHTS.secondDrink + WEIGHTS.secondMilk,
    ],
    [
      "hummus on bread beside noodles from a wok",
      dish(/^Glass Noodles .*Spinach/),
      side("Hummus on Whole-Wheat Bread"),
      WEIGHTS.secondStarch + WEIGHTS.westernBesideEastern,
    ],
  ])("%s", (_, main, beside, points) => {
    expect(together(main)).toBe(0);
    expect(together(main, beside)).toBe(points);
  });

  test.each([
    ["fruit beside a sweet breakfast", frenchToast, side("Apple")],
    ["a salad beside a dish with rice", dal, side("Lemon Carrot Salad")],
    ["peas beside spaghetti", spaghetti, side("Quick Peas")],
    ["fruit beside noodles from a wok", dish(/^Glass Noodles .*Spinach/), side("Orange")],
    ["boiled eggs beside lentils", dish(/^Lentil Apple Salad/), side("Boiled Eggs and Radishes")],
    ["oats that end a meal after a dish with rice", dal, side("Blueberry Oat Crisp")],
    ["fruit beside a smoothie", dish(/^Creamy Banana Smoothie/), side("Apple")],
  ])("%s does", (_, main, beside) => {
    expect(together(main, beside)).toBe(0);
  });

  test("nothing beside a dish is no drink and takes no place", () => {
    expect(tableOf(NOTHING_BESIDE.recipe)).toBe(0);
  });

  test("a third thing beside a dish, each further one again", () => {
    const sides = [side("Banana"), side("Garlic Kale"), side("Steamed Zucchini"), side("Steamed Carrots")];
    const points = [1, 2, 3, 4].map((count) => together(spaghetti, ...sides.slice(0, count)));
    expect(points).toEqual([0, 0, WEIGHTS.furtherSide, 2 * WEIGHTS.furtherSide]);
  });
});

describe("bread beside a dish with some starch of its own", () => {
  const bread = side("Slice of Whole-Wheat Bread");
  const starches = (one: Recipe) => countOf(tableOf(one), TABLE_SHIFTS.starch);
  test.each([
    ["split peas with potatoes", /^Split Pea and Potato Stew/],
    ["a potato omelette", /^Spanish Potato Omelette/],
    ["tuna, eggs and potatoes", /^Provençal Plate .*Tuna/],
  ])("%s costs nothing", (_, main) => {
    expect([starches(dish(main)), together(dish(main), bread)]).toEqual([0, 0]);
  });

  test.each([
    ["a soup with rice", /^Chicken and Leek Soup .*Rice/],
    ["a soup with bread", /^Spanish Garlic Soup/],
    ["a dish that is mostly potatoes", /^Dill-Baked Salmon/],
    ["beans on rice", /^Pinto Pot/],
  ])("%s has its starch", (_, main) => {
    expect([starches(dish(main)), together(dish(main), bread)]).toEqual([1, WEIGHTS.secondStarch]);
  });
});
