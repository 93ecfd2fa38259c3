import { describe, expect, test } from "vitest";
import { allRecipes, allSides } from "../../../cookbook/cookbook.ts";
import type { Recipe } from "../../../cookbook/recipe.ts";
import { WEIGHTS } from "../weights.ts";
import { CLASHES } from "./clashes.ts";
import { buildEcho, echoPoints } from "./echo.ts";

function find(recipes: readonly Recipe[], isIt: (recipe: Recipe) => boolean): Recipe {
  const found = recipes.find(isIt);
  if (found === undefined) throw new Error("no such recipe");
  return found;
}
const side = (template: string) => find(allSides(), ({ templateId }) => templateId === template);
const sideNamed = (name: string) =>
  find(allSides(), (recipe) => [recipe.name, recipe.detail ?? ""].join(" ").trim() === name);
const dishNamed = (words: RegExp) => find(allRecipes(), ({ name, detail }) => words.test(`${name} ${detail ?? ""}`));
const dish = (template: string) => find(allRecipes(), ({ templateId }) => templateId === template);
const together = (one: Recipe, other: Recipe) => echoPoints(buildEcho([one, other]), 0, 1);

test("each side and dish that is named is one of the cookbook's", () => {
  const knownSides = new Set(allSides().map(({ templateId }) => templateId));
  const knownDishes = new Set(allRecipes().map(({ templateId }) => templateId));
  expect(CLASHES.flatMap(({ sides }) => [...(sides ?? [])]).filter((template) => !knownSides.has(template))).toEqual(
    [],
  );
  const dishes = CLASHES.flatMap(({ templates }) => [...(templates ?? [])]);
  expect(dishes.filter((template) => !knownDishes.has(template))).toEqual([]);
});

describe("a side beside a dish of a kitchen that it does not belong to", () => {
  test.each([
    ["cheese", "side-cheese-and-nuts", "misir-wat"],
    ["cottage cheese", "side-cottage-cheese", "palak"],
    ["avocado", "side-avocado", "soy-ginger-stir-fry"],
    ["avocado", "side-avocado", "sardine-spaghetti"],
    ["avocado", "side-avocado", "cheese-pasta"],
    ["rice", "side-grain", "frittata"],
    ["hummus", "side-hummus", "red-lentil-dal"],
    ["hummus", "side-hummus", "cabbage-noodles"],
    ["spiced chickpeas", "side-spiced-pulses", "teriyaki-bowl"],
    ["edamame", "side-edamame-salad", "palak"],
    ["ginger greens", "side-ginger-vegetable", "meatloaf"],
    ["pudding", "side-milk-pudding", "teriyaki-bowl"],
    ["pudding", "side-milk-pudding", "misir-wat"],
  ])("%s: %s beside %s", (_, beside, main) => {
    expect(together(dish(main), side(beside))).toBe(WEIGHTS.clash);
    expect(together(side(beside), dish(main))).toBe(WEIGHTS.clash);
  });

  test.each([
    ["cheese", "side-cheese-and-nuts", "quiche"],
    ["avocado", "side-avocado", "burrito-bowl"],
    ["hummus", "side-hummus", "kofte"],
    ["spiced chickpeas", "side-spiced-pulses", "keema"],
    ["edamame", "side-edamame-salad", "teriyaki-bowl"],
    ["ginger greens", "side-ginger-vegetable", "mapo"],
    ["pudding", "side-milk-pudding", "meatloaf"],
    ["fruit", "side-fresh-fruit", "misir-wat"],
  ])("%s: %s goes with %s", (_, beside, main) => {
    expect(together(dish(main), side(beside))).toBeLessThan(WEIGHTS.clash);
  });

  test.each([
    ["Bulgur", "teriyaki-bowl"],
    ["Quinoa", "japanese-cabbage-omelette"],
    ["Couscous", "keema"],
    ["Buckwheat", "misir-wat"],
    ["Bulgur", "burrito-bowl"],
    ["Glass of Milk", "soy-ginger-stir-fry"],
    ["Glass of Oat Milk", "teriyaki-bowl"],
    ["Glass of Milk", "misir-wat"],
  ])("%s beside %s", (beside, main) => {
    expect(together(dish(main), sideNamed(beside))).toBe(WEIGHTS.clash);
  });

  test.each([
    ["Brown Rice", "japanese-cabbage-omelette"],
    ["Basmati Rice", "keema"],
    ["Bulgur", "kofte"],
    ["Buckwheat", "goulash"],
    ["Glass of Soy Milk", "soy-ginger-stir-fry"],
    ["Glass of Milk", "meatloaf"],
    ["Blueberry Oat Crisp", "soy-ginger-stir-fry"],
  ])("%s goes with %s", (beside, main) => {
    expect(together(dish(main), sideNamed(beside))).toBeLessThan(WEIGHTS.clash);
  });

  test("two sides of one kitchen do not clash with each other", () => {
    expect(together(side("side-avocado"), side("side-hummus"))).toBe(0);
  });
});

describe("fruit beside a dish that has its own", () => {
  test.each([
    [/^Creamy Porridge .*Banana/, "Apple"],
    [/^Creamy Millet Porridge .*Dates/, "Pear"],
    [/^Fresh Muesli .*Apple/, "Bowl of Strawberries"],
    [/^Potato Pancakes .*Apple/, "Banana and Dark Chocolate"],
  ])("%s: %s", (main, beside) => {
    expect(together(dishNamed(main), sideNamed(beside))).toBe(WEIGHTS.clash);
  });

  test.each([
    [/^Sardine Spaghetti/, "Apple"],
    [/^Creamy Porridge .*Banana/, "Boiled Egg"],
  ])("but %s and %s", (main, beside) => {
    expect(together(dishNamed(main), sideNamed(beside))).toBe(0);
  });
});

describe("a side of what the dish is made of, told by its kind", () => {
  test.each([
    ["kale beside spinach", /^Palak/, "Garlic Kale"],
    ["beans beside lentils", /^Red Lentil Rice/, "Small Kidney Bean Salad"],
    ["a leaf salad beside a dish on leaves", /^Pork on Romaine/, "Arugula and Walnut Salad"],
    ["slaw beside cabbage", /^Cabbage and Whole-Wheat Pasta/, "Cabbage Side Slaw with Cider Vinegar"],
    ["cookies of peanut butter beside peanut noodles", /^Cold Peanut Noodles/, "Banana Oat Cookies with Peanut Butter"],
    ["almonds beside walnuts", /^Skillet Pork Chops .*Almonds/, "Arugula and Walnut Salad"],
    ["carrots beside carrots", /^Glass Noodles .*Carrot/, "Lemon Carrot Salad"],
  ])("%s", (_, main, beside) => {
    expect(together(dishNamed(main), sideNamed(beside))).toBe(WEIGHTS.echo);
  });

  test("carrots beside spinach is none", () => {
    expect(together(dishNamed(/^Palak/), sideNamed("Lemon Carrot Salad"))).toBe(0);
  });
});
