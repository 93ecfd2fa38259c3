import { describe, expect, test } from "vitest";
import { requireFood } from "../foods/catalogue.ts";
import { ALLERGENS, NUTRIENTS } from "../foods/food.ts";
import { avoidanceFor } from "../safety/avoidance.ts";
import type { Eater } from "../safety/eater.ts";
import { allRecipes } from "./cookbook.ts";
import { allergenMask, recipeFacts } from "./facts.ts";
import type { Recipe } from "./recipe.ts";
import { safeRecipes } from "./safe.ts";

const RECIPES = allRecipes();

function faults(find: (recipe: Recipe) => string | null): readonly string[] {
  return RECIPES.flatMap((recipe) => {
    const fault = find(recipe);
    return fault === null ? [] : [`${recipe.id}: ${fault}`];
  });
}

describe("facts", () => {
  test("follow from the foods", () => {
    const found = faults((recipe) => {
      const facts = recipeFacts(recipe);
      const foods = recipe.ingredients.map(({ foodId, grams }) => ({ food: requireFood(foodId), grams }));
      if (facts.containsMask !== foods.reduce((mask, { food }) => mask | allergenMask(food.contains), 0))
        return "contains";
      if (facts.mayMask !== foods.reduce((mask, { food }) => mask | allergenMask(food.mayContain), 0)) return "may";
      const protein = foods.reduce((sum, { food, grams }) => sum + ((food.per100g.proteinG ?? 0) * grams) / 100, 0);
      if (Math.abs(protein - (facts.per[NUTRIENTS.indexOf("proteinG")] ?? 0)) > 1e-9) return "protein";
      return facts.costCents > 0 && facts.diets.has("omnivore") ? null : "cost or diets";
    });
    expect(found).toEqual([]);
  });
});

describe("safe recipes", () => {
  const everything: Eater = {
    diet: "omnivore",
    maxPrepMinutes: 120,
    avoids: { allergens: [], foodIds: [], terms: [], unresolved: [] },
  };

  test("are all of them for someone who eats everything", () => {
    expect(safeRecipes(everything)).toEqual(RECIPES);
  });

  test("hold no avoided allergen, not even as a trace, no avoided food, and keep the diet and the time", () => {
    for (const allergen of ALLERGENS) {
      const kept = safeRecipes({ ...everything, avoids: { ...everything.avoids, allergens: [allergen] } });
      const dropped = RECIPES.length - kept.length;
      const unsafe = RECIPES.filter((recipe) =>
        recipe.ingredients.some(({ foodId }) => {
          const food = requireFood(foodId);
          return food.contains.includes(allergen) || food.mayContain.includes(allergen);
        }),
      );
      expect(dropped, allergen).toBe(unsafe.length);
    }
    const withoutEgg = safeRecipes({ ...everything, avoids: { ...everything.avoids, foodIds: ["egg"] } });
    expect(withoutEgg.length).toBeLessThan(RECIPES.length);
    expect(withoutEgg.some((recipe) => recipe.ingredients.some(({ foodId }) => foodId === "egg"))).toBe(false);
    const vegan = safeRecipes({ ...everything, diet: "vegan", maxPrepMinutes: 15 });
    expect(vegan.length).toBeGreaterThan(20);
    expect(vegan.every((recipe) => recipe.prepMinutes <= 15 && recipeFacts(recipe).diets.has("vegan"))).toBe(true);
  });

  test("hold no avoided word in name or steps, in any form, and keep longer names of other foods", () => {
    const avoids = avoidanceFor({ allergies: ["Other"], otherAllergies: "tomatoes, potato" });
    const texts = safeRecipes({ ...everything, avoids }).map(
      (recipe) => `${recipe.name} ${recipe.instructions.join(" ")}`,
    );
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => /\btomato(es)?\b/i.test(text))).toEqual([]);
    expect(texts.filter((text) => /(?<!sweet[ -])\bpotato(es)?\b/i.test(text))).toEqual([]);
    expect(texts.some((text) => /\bsweet potato(es)?\b/i.test(text))).toBe(true);
  });
});
