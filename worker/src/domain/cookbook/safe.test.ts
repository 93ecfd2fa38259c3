import { DIETS } from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import { requireFood } from "../foods/catalogue.ts";
import { ALLERGENS, type Food, NUTRIENTS, type Nutrient } from "../foods/food.ts";
import { avoidanceFor } from "../safety/avoidance.ts";
import { dietBreach } from "../safety/diets.ts";
import type { Eater } from "../safety/eater.ts";
import { allRecipes } from "./cookbook.ts";
import { allergenMask, KETO_MAX_NET_CARBOHYDRATE_G, recipeFacts } from "./facts.ts";
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
  test("of every recipe are those of its foods, added up one by one", () => {
    const found = faults((recipe) => {
      const facts = recipeFacts(recipe);
      const foods = recipe.ingredients.map(({ foodId, grams }) => ({ food: requireFood(foodId), grams }));
      if (
        [...facts.foodIds].sort().join() !==
        foods
          .map(({ food }) => food.id)
          .sort()
          .join()
      )
        return "foods";
      if (facts.containsMask !== foods.reduce((mask, { food }) => mask | allergenMask(food.contains), 0))
        return "contains";
      if (facts.mayMask !== foods.reduce((mask, { food }) => mask | allergenMask(food.mayContain), 0)) return "may";
      const sum = (figureOf: (food: Food) => number) =>
        foods.reduce((total, { food, grams }) => total + figureOf(food) * grams, 0);
      const sumOf = (nutrient: Nutrient) => sum(({ per100g }) => (per100g[nutrient] ?? 0) / 100);
      const isOff = (figure: number | undefined, expected: number) => !(Math.abs((figure ?? -1) - expected) <= 1e-9);
      const off = NUTRIENTS.filter((nutrient, at) => isOff(facts.per[at], sumOf(nutrient)));
      const ready = ["energyKcal", "proteinG", "carbohydrateG", "fatG"] as const;
      off.push(...ready.filter((nutrient) => isOff(facts[nutrient], sumOf(nutrient))));
      if (off.length > 0) return off.join(" ");
      const netCarbohydrateG = sumOf("carbohydrateG") - sumOf("fibreG");
      if (isOff(facts.netCarbohydrateG, netCarbohydrateG)) return "net carbohydrate";
      if (
        isOff(
          facts.costCents,
          sum(({ price, edibleYield }) => price.usdPerKg / edibleYield / 10),
        )
      )
        return "cost";
      const limitG = KETO_MAX_NET_CARBOHYDRATE_G[recipe.mealTypes.includes("snack") ? "snack" : "meal"];
      const kept = DIETS.filter(
        (diet) =>
          foods.every(({ food }) => dietBreach(food, diet) === null) && (diet !== "keto" || netCarbohydrateG <= limitG),
      );
      return kept.join() === DIETS.filter((diet) => facts.diets.has(diet)).join() ? null : `diets ${kept.join()}`;
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
