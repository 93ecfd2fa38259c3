import { describe, expect, test } from "vitest";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import { allRecipes, allTemplates } from "../cookbook.ts";
import { leftoverOf, leftoverWays } from "./leftovers.ts";

const recipes = allRecipes();
const kept = recipes.flatMap((recipe) => {
  const leftover = leftoverOf(recipe);
  return leftover === null ? [] : [{ recipe, leftover }];
});

describe("leftovers", () => {
  test("come only from existing templates of hot main dishes", () => {
    const templates = new Map(allTemplates().map((template) => [template.id, template]));
    for (const id of leftoverWays().keys()) {
      const template = templates.get(id);
      expect(template, id).toBeDefined();
      expect(template?.side, id).toBeUndefined();
      expect(template?.mealTypes, id).not.toContain("breakfast");
      expect(["raw", "assembled", "grilled"], id).not.toContain(template?.method);
    }
  });

  test("exist for enough dishes with every kind of protein", () => {
    expect(leftoverWays().size).toBeGreaterThanOrEqual(75);
    expect(new Set(kept.map(({ recipe }) => recipe.protein)).size).toBeGreaterThanOrEqual(15);
  });

  test("are never of raw fish, and with rice are eaten the next day", () => {
    for (const { recipe, leftover } of kept) {
      expect(recipe.raw, recipe.id).toBe(false);
      const grains = recipe.ingredients.map(({ foodId }) => requireFood(foodId).name);
      const hasRice = grains.some((name) => /\brice\b/.test(name) && !/noodle|cauliflower|vinegar|paper/.test(name));
      expect(leftover.keepsDays, recipe.id).toBe(hasRice ? 1 : 3);
    }
  });

  test("are not made of a dish with reheated rice", () => {
    const warmed = recipes.filter(({ ingredients }) =>
      ingredients.some(({ foodId }) => ["white-rice-cooked", "brown-rice-cooked"].includes(foodId)),
    );
    expect(warmed.filter(({ templateId }) => leftoverWays().has(templateId)).length).toBeGreaterThan(5);
    expect(warmed.filter((recipe) => leftoverOf(recipe) !== null)).toEqual([]);
  });

  test("have instructions for storing and for the temperature to reheat to", () => {
    for (const { recipe, leftover } of kept) {
      expect(recipe.instructions.at(-1), recipe.id).toBe(leftover.store);
      expect(leftover.store).toContain(leftover.reheat);
      expect(leftover.reheat).toMatch(/74 °C \(165 °F\)/);
    }
    const others = recipes.filter((recipe) => leftoverOf(recipe) === null);
    expect(others.filter(({ instructions }) => /What is left keeps/.test(instructions.join(" ")))).toEqual([]);
  });
});
