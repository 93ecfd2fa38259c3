import { describe, expect, test } from "vitest";
import { allRecipes, allSides } from "../../../cookbook/cookbook.ts";
import type { Recipe, RecipeIngredient } from "../../../cookbook/recipe.ts";
import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import { gramsOf } from "../../../foods/catalogue/measures.ts";
import { costCents, sumNutrition } from "../../../nutrition/sum.ts";
import { FIGURE_COUNT, PORTION_COUNT, PORTION_FACTORS } from "../goals/goal-model.ts";
import { kitchenGrams, portion, portionGrams } from "../portion.ts";
import { portionTable } from "./portion-table.ts";

function ingredient(changes: Partial<RecipeIngredient>): RecipeIngredient {
  return { foodId: "egg", grams: 50, role: "protein", scaling: "free", ...changes };
}

describe("amounts that a kitchen can measure", () => {
  test.each([
    [0.5, 50],
    [1, 50],
    [1.4, 50],
    [1.6, 100],
    [3, 150],
  ])("one egg at %d portions becomes whole eggs (%d g)", (factor, grams) => {
    const egg = ingredient({ scaling: "whole", measure: "large" });
    expect(portionGrams(requireFood("egg"), egg, factor)).toBe(grams);
  });

  test("apples come in halves", () => {
    const food = requireFood("apple");
    const piece = food.measures.medium ?? 0;
    const apple = ingredient({ foodId: "apple", grams: piece, scaling: "whole", measure: "medium" });
    expect(portionGrams(food, apple, 0.5)).toBeCloseTo(piece / 2, 1);
    expect(portionGrams(food, apple, 1.4)).toBeCloseTo(piece * 1.5, 1);
  });

  test("a fixed ingredient has the same amount in every portion", () => {
    const leaf = ingredient({ foodId: "salt", grams: 1.5, role: "flavour", scaling: "fixed", measure: "tsp" });
    const amounts = PORTION_FACTORS.map((factor) => portionGrams(requireFood("salt"), leaf, factor));
    expect(new Set(amounts).size).toBe(1);
  });

  test.each([
    [23.4, 25],
    [142, 140],
    [7.6, 8],
    [0.2, 0.2],
  ])("%d g of onion is rounded to %d g", (grams, weighed) => {
    expect(kitchenGrams(requireFood("onion"), grams, undefined)).toBe(weighed);
  });

  test("three teaspoons are shown as a tablespoon, and cups may come in thirds", () => {
    const [ginger] = portion(recipeWith(ingredient({ foodId: "ginger-root", grams: 6, measure: "tsp" })), 1);
    expect(ginger).toMatchObject({ quantity: 1, unit: "tbsp", grams: 6 });
    const [quinoa] = portion(recipeWith(ingredient({ foodId: "quinoa", grams: 57, measure: "cup" })), 1);
    expect(quinoa?.quantity).toBeCloseTo(1 / 3);
  });

  test("oil comes in quarters of a tablespoon, or in halves from two tablespoons on", () => {
    const oil = requireFood("olive-oil");
    expect(
      portion(recipeWith(ingredient({ foodId: "olive-oil", grams: 15.5, role: "fat", measure: "tbsp" })), 1),
    ).toEqual([{ foodId: "olive-oil", name: oil.name, quantity: 1.25, unit: "tbsp", grams: 16.9 }]);
    const [more] = portion(recipeWith(ingredient({ foodId: "olive-oil", grams: 31, role: "fat", measure: "tbsp" })), 1);
    expect(more?.quantity).toBe(2.5);
  });
});

function recipeWith(line: RecipeIngredient): Recipe {
  const [recipe] = allRecipes();
  if (recipe === undefined) throw new Error("no recipe");
  return { ...recipe, ingredients: [line] };
}

describe("the cookbook's portions", () => {
  const recipes = allRecipes().filter((_, index) => index % 9 === 0);

  test("include no glass of a drink larger than two cups", () => {
    const glasses = allSides().filter(({ name }) => /^(?:Glass of .*[Mm]ilk|Golden|Hot Cocoa)/.test(name));
    expect(glasses.length).toBeGreaterThan(8);
    for (const glass of glasses) {
      const { allowed, grams } = portionTable(glass);
      const poured = Array.from(allowed, (isAllowed, step) => (isAllowed === 1 ? (grams[step] ?? 0) : 0));
      expect(Math.max(...poured), glass.name).toBeLessThanOrEqual(500);
    }
  });

  test("show amounts that weigh the stated grams, within about 1 %", () => {
    for (const recipe of recipes) {
      for (const line of portion(recipe, 1.25)) {
        const shown = gramsOf(requireFood(line.foodId), line.quantity, line.unit) ?? Number.NaN;
        expect(
          Math.abs(shown - line.grams),
          `${recipe.id}: ${line.quantity} ${line.unit} ${line.name}`,
        ).toBeLessThanOrEqual(Math.max(0.06, line.grams * 0.011));
      }
    }
  });

  test("have the figures and costs of their ingredients in their table", () => {
    for (const recipe of recipes) {
      const table = portionTable(recipe);
      PORTION_FACTORS.forEach((factor, step) => {
        const lines = portion(recipe, factor);
        const { calories, protein, carbs, fats } = sumNutrition(lines);
        const at = (figure: number) => table.figures[step * FIGURE_COUNT + figure] ?? Number.NaN;
        expect([at(0), at(1), at(2), at(3)]).toEqual([
          calories,
          ...[protein, carbs, fats].map((grams) => Math.round(grams * 10)),
        ]);
        expect(Math.round(table.cents[step] ?? 0)).toBe(costCents(lines));
      });
    }
  });

  test("have no less energy when larger, and at least one is allowed for every recipe", () => {
    for (const recipe of recipes) {
      const { figures, allowed } = portionTable(recipe);
      for (let step = 1; step < PORTION_COUNT; step++) {
        expect(figures[step * FIGURE_COUNT] ?? 0).toBeGreaterThanOrEqual(figures[(step - 1) * FIGURE_COUNT] ?? 0);
      }
      expect(allowed.includes(1)).toBe(true);
    }
  });
});
