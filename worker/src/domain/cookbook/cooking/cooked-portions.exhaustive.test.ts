import { describe, expect, test } from "vitest";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import { keptShare, retentionGroupOf } from "../../foods/catalogue/retention.ts";
import type { MealIngredient } from "../../meal.ts";
import { nutritionOf, sumNutrition } from "../../nutrition/sum.ts";
import { allRecipes, allSides } from "../cookbook.ts";
import type { Recipe } from "../recipe.ts";
import type { Cookable } from "./cooked-portions.ts";
import { cookingOfTemplate } from "./cooking-of.ts";

const line = (foodId: string, grams: number): MealIngredient => ({
  foodId,
  name: requireFood(foodId).name,
  quantity: grams,
  unit: "g",
  grams,
});
const lines = ({ ingredients }: Recipe) => ingredients.map(({ foodId, grams }) => line(foodId, grams));
const serve = (recipe: Recipe): Cookable => ({ recipeId: recipe.id, ingredients: lines(recipe), instructions: [] });
const RECIPES = [...allRecipes(), ...allSides()];
const VEGETABLES: ReadonlySet<string | null> = new Set(["greens", "roots", "vegetables"]);

describe("every dish after cooking", () => {
  test("has the energy, macros, fiber and sodium of its raw foods, and no more of anything", () => {
    expect(RECIPES.length).toBeGreaterThan(5_000);
    for (const recipe of RECIPES) {
      const [raw, cooked] = [sumNutrition(recipe.ingredients), nutritionOf(serve(recipe))];
      const { calcium, iron, potassium, vitaminC, ...untouched } = cooked;
      expect(raw, recipe.id).toMatchObject(untouched);
      expect(calcium, recipe.id).toBeLessThanOrEqual(raw.calcium);
      expect(iron, recipe.id).toBeLessThanOrEqual(raw.iron);
      expect(potassium, recipe.id).toBeLessThanOrEqual(raw.potassium);
      expect(vitaminC, recipe.id).toBeLessThanOrEqual(raw.vitaminC);
    }
  });

  test("with boiled vegetables loses the vitamin C given in the table", () => {
    let boiled = 0;
    for (const recipe of RECIPES) {
      const cookingOf = cookingOfTemplate(recipe.templateId);
      for (const { foodId, grams } of recipe.ingredients) {
        if (!VEGETABLES.has(retentionGroupOf(foodId)) || cookingOf?.(foodId) !== "boiled") continue;
        boiled++;
        const alone: Cookable = { recipeId: recipe.id, ingredients: [line(foodId, grams * 100)], instructions: [] };
        const raw = (requireFood(foodId).per100g.vitaminCMg ?? 0) * grams;
        expect(keptShare(foodId, "vitaminCMg", "boiled"), foodId).toBeLessThanOrEqual(0.75);
        expect(nutritionOf(alone).vitaminC, `${recipe.id} ${foodId}`).toBeCloseTo(
          raw * (keptShare(foodId, "vitaminCMg", "boiled") ?? Number.NaN),
          -1,
        );
      }
    }
    expect(boiled).toBeGreaterThan(200);
  });
});
