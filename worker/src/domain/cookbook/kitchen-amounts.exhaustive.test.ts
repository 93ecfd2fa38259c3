import { countedName } from "@mealwright/schema/rules/recipe-amounts";
import { expect, test } from "vitest";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import type { MealIngredient } from "../meal.ts";
import { PORTION_FACTORS } from "../planner/model/goals/goal-model.ts";
import { portionGrams, shownIngredient } from "../planner/model/portion.ts";
import { allRecipes, allSides } from "./cookbook.ts";
import type { RecipeIngredient } from "./recipe.ts";

interface Served {
  readonly ingredient: RecipeIngredient;
  readonly factor: number;
  readonly line: MealIngredient;
}

/** Each ingredient line that a recipe or side has at any portion, once. */
function servedLines(): readonly Served[] {
  const seen = new Map<string, RecipeIngredient>();
  for (const { ingredients } of [...allRecipes(), ...allSides()])
    for (const one of ingredients)
      seen.set(`${one.foodId} ${one.grams} ${one.scaling} ${one.measure} ${one.role}`, one);
  return [...seen.values()].flatMap((ingredient) => {
    const food = requireFood(ingredient.foodId);
    return PORTION_FACTORS.map((factor) => {
      const line = shownIngredient(food, portionGrams(food, ingredient, factor), ingredient.measure);
      return { ingredient, factor, line };
    });
  });
}

const LINES = servedLines();

function faults(isFault: (served: Served) => boolean): readonly string[] {
  return LINES.filter(isFault).map(
    ({ ingredient, factor, line }) =>
      `${ingredient.grams} g ${ingredient.foodId} × ${factor}: ${line.quantity} ${line.unit}`,
  );
}

/** The same amount at every portion: salt (limited by the day), a bay leaf, and oil for greasing. */
const SAME_AT_ANY_PORTION: ReadonlySet<string> = new Set(["salt", "bay-leaf", "olive-oil"]);
const PINCH_G = 0.4;
/** Spoons have few marks: half a teaspoon also stands for a third or two thirds. */
const MEASURED_SLACK = 0.4;
/** The largest food of which a dish may need only a half or a single piece: a chili. */
const MOST_PIECE_G = 16;

test("seasonings scale with the size of the dish", () => {
  const seasoning = faults(({ ingredient: { role, scaling, grams, foodId }, factor, line }) => {
    if ((role !== "flavour" && role !== "sauce") || scaling === "whole") return false;
    if (scaling === "fixed") return !SAME_AT_ANY_PORTION.has(foodId);
    const meant = grams * factor;
    const { tsp = 0, ...measures } = requireFood(foodId).measures;
    const piece = Math.min(measures[line.unit] ?? 0, MOST_PIECE_G);
    return Math.abs(line.grams - meant) > Math.max(meant * MEASURED_SLACK, tsp / 4, piece / 2, PINCH_G);
  });
  expect(seasoning).toEqual([]);
});

test("no recipe quarters a clove or a scallion, or halves one beyond the second", () => {
  const cut = faults(({ line: { unit, quantity, foodId } }) => {
    const one = requireFood(foodId).measures[unit] ?? Number.POSITIVE_INFINITY;
    return one < 20 && !["tsp", "tbsp", "cup", "pinch", "ml"].includes(unit) && quantity % (quantity > 2 ? 1 : 0.5) > 0;
  });
  expect(cut).toEqual([]);
});

test("tablespoons are full or half full, and for fat down to quarters", () => {
  const spoons = faults(({ line: { unit, quantity, foodId } }) => {
    const isFat = (requireFood(foodId).per100g.fatG ?? 0) > 60;
    return unit === "tbsp" && quantity % (isFat && quantity < 2 ? 0.25 : 0.5) > 0;
  });
  expect(spoons).toEqual([]);
});

test("amounts that a recipe measures in spoons or cups are never shown in grams", () => {
  const weighed = faults(
    ({ ingredient: { measure }, line: { unit } }) => ["tsp", "tbsp", "cup"].includes(measure ?? "") && unit === "g",
  );
  expect(weighed).toEqual([]);
});

test("foods counted in pieces have the right plural from two on", () => {
  const counted = LINES.filter(({ line }) => /^(?:|piece|small|medium|large)$/.test(line.unit));
  expect(counted.length).toBeGreaterThan(100);
  const odd = counted.filter(({ ingredient, line }) => {
    const { name, plural } = requireFood(ingredient.foodId);
    return countedName(name, { quantity: 2, unit: line.unit }) !== plural;
  });
  expect([...new Set(odd.map(({ ingredient }) => ingredient.foodId))]).toEqual([]);
});
