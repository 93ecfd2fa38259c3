import { CUISINES } from "@mealwright/schema/constants/food/cuisines";
import { COOKING_LEVELS } from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import { allRecipes, allSides, findRecipe } from "../cookbook.ts";
import type { Recipe } from "../recipe.ts";
import { freeFromBit } from "./free-from.ts";

/** Meals and sides. */
const RECIPES = [...allRecipes(), ...allSides()];

/** Returns the id of each faulty recipe with the reason: empty if all pass, readable if not. */
function faults(find: (recipe: Recipe) => string | null): readonly string[] {
  return RECIPES.flatMap((recipe) => {
    const fault = find(recipe);
    return fault === null ? [] : [`${recipe.id}: ${fault}`];
  });
}

function isFreeFrom({ ingredients }: Pick<Recipe, "ingredients">): boolean {
  return ingredients.some(({ foodId }) => freeFromBit(foodId) !== 0);
}

const isMainType = (type: string) => type === "lunch" || type === "dinner";

describe("the enumeration", () => {
  test("is large and varied enough", () => {
    const templateIds = new Set(allRecipes().map((recipe) => recipe.templateId));
    expect(allRecipes().length).toBeGreaterThanOrEqual(2500);
    expect(templateIds.size).toBeGreaterThanOrEqual(180);
    // Each cuisine can be requested, so it needs enough lunches and dinners for a week.
    for (const cuisine of CUISINES) {
      const mains = RECIPES.filter((recipe) => recipe.cuisine === cuisine && recipe.mealTypes.some(isMainType));
      expect(mains.length, cuisine).toBeGreaterThanOrEqual(7);
    }
    expect(new Set(RECIPES.map((recipe) => recipe.level))).toEqual(new Set(COOKING_LEVELS));
    expect(
      new Set(RECIPES.filter((recipe) => recipe.premium).map((recipe) => recipe.templateId)).size,
    ).toBeGreaterThanOrEqual(30);
  });

  test("contains enough sides, and never treats one as a meal", () => {
    expect(new Set(allSides().map((recipe) => recipe.templateId)).size).toBeGreaterThanOrEqual(60);
    expect(allSides().length).toBeGreaterThanOrEqual(250);
    expect(allSides().filter(({ side }) => !side)).toEqual([]);
    expect(allRecipes().filter(({ side }) => side)).toEqual([]);
    expect(allSides().filter(({ mealTypes }) => mealTypes.includes("snack"))).toEqual([]);
  });

  test("gives every recipe a unique id and name, and finds it by id", () => {
    const ids = new Set(RECIPES.map((recipe) => recipe.id));
    expect(ids.size).toBe(RECIPES.length);
    const seen = new Map<string, string>();
    const templateOfName = new Map<string, string>();
    const repeated = faults(({ id, templateId, name, detail, ingredients }) => {
      const full = `${name} ${detail ?? ""}`.toLowerCase();
      // The free-from variant is only for people who may not have the other, so it may share the name.
      const key = `${full} ${isFreeFrom({ ingredients })}`;
      const before = seen.get(key);
      seen.set(key, id);
      const other = templateOfName.get(name.toLowerCase()) ?? templateId;
      templateOfName.set(name.toLowerCase(), templateId);
      if (other !== templateId) return `"${name}" is also a dish of ${other}`;
      return before === undefined ? null : `"${full}" is also ${before}`;
    });
    expect(repeated).toEqual([]);
    expect(faults((recipe) => (findRecipe(recipe.id) === recipe ? null : "is not found"))).toEqual([]);
    expect(findRecipe("no-such-dish")).toBeUndefined();
  });

  test("makes recipes of one template differ in their foods", () => {
    const seen = new Map<string, string>();
    const repeated = faults((recipe) => {
      const foods = `${recipe.templateId}:${recipe.ingredients.map(({ foodId, grams }) => `${foodId} ${grams}`).join(",")}`;
      const before = seen.get(foods);
      seen.set(foods, recipe.id);
      return before === undefined ? null : `same foods as ${before}`;
    });
    expect(repeated).toEqual([]);
  });
});
