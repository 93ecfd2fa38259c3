import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import { DIETS } from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import { type Food, type FoodId, NUTRIENTS, type Nutrient } from "../foods/catalogue/food.ts";
import { avoidanceFor } from "../safety/gate/avoidance.ts";
import { dietBreach } from "../safety/gate/diets.ts";
import type { Eater } from "../safety/gate/eater.ts";
import { cookingFault } from "../safety/gate/heat/cooking-faults.ts";
import { allRecipes, allSides } from "./cookbook.ts";
import type { Recipe } from "./recipe.ts";
import { safeRecipes, safeSides } from "./safe.ts";
import { recipeFacts } from "./variants/facts.ts";
import { FREE_FROM, freeFromBit } from "./variants/free-from.ts";
import { allergenMask, servingNetCarbohydrateMaxG } from "./variants/variants-facts.ts";

const RECIPES = allRecipes();
const SIDES = allSides();

function faults(find: (recipe: Recipe) => string | null): readonly string[] {
  return [...RECIPES, ...SIDES].flatMap((recipe) => {
    const fault = find(recipe);
    return fault === null ? [] : [`${recipe.id}: ${fault}`];
  });
}

describe("precomputed facts", () => {
  test("of every recipe equal the sum of its foods' facts", () => {
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
      const kept = DIETS.filter((diet) => {
        const limitG = servingNetCarbohydrateMaxG(recipe, diet) ?? Number.POSITIVE_INFINITY;
        return netCarbohydrateG <= limitG && foods.every(({ food }) => dietBreach(food, diet) === null);
      });
      return kept.join() === DIETS.filter((diet) => facts.diets.has(diet)).join() ? null : `diets ${kept.join()}`;
    });
    expect(found).toEqual([]);
  });
});

describe("safe recipes", () => {
  const everything: Eater = {
    diet: "omnivore",
    maxPrepMinutes: 120,
    eatsRaw: true,
    avoids: { allergens: [], foodIds: [], terms: [], unresolved: [] },
  };

  test("are all recipes except free-from versions, for someone who eats everything", () => {
    const isOrdinary = ({ ingredients }: Recipe) => ingredients.every(({ foodId }) => freeFromBit(foodId) === 0);
    expect(safeRecipes(everything)).toEqual(RECIPES.filter(isOrdinary));
    expect(safeSides(everything)).toEqual(SIDES.filter(isOrdinary));
  });

  test.each([
    { who: "somebody frail", eatsRaw: false, eatsChilled: false },
    { who: "somebody who may eat chilled food only", eatsRaw: false, eatsChilled: true },
    { who: "somebody who may eat raw food only", eatsRaw: true, eatsChilled: false },
  ])("are those that the gate finds cooked enough, for $who", ({ eatsRaw, eatsChilled }) => {
    const isCookedEnough = ({ name, detail, instructions, ingredients, raw }: Recipe) => {
      const dish = { name, detail, instructions, foodIds: ingredients.map(({ foodId }) => foodId) };
      return (eatsRaw || !raw) && cookingFault(dish, { eatsRaw, eatsChilled }) === null;
    };
    const eater = { ...everything, eatsRaw, eatsChilled };
    expect(safeRecipes(eater)).toEqual(safeRecipes(everything).filter(isCookedEnough));
    expect(safeSides(eater)).toEqual(safeSides(everything).filter(isCookedEnough));
    expect(safeRecipes(eater).length < safeRecipes(everything).length).toBe(!eatsRaw);
  });

  test("contain no avoided allergen or food, not even traces, and keep to the diet and the time", () => {
    for (const allergen of ALLERGENS) {
      const kept = safeRecipes({ ...everything, avoids: { ...everything.avoids, allergens: [allergen] } });
      const isUnsafe = (foodId: FoodId) => {
        const food = requireFood(foodId);
        return food.contains.includes(allergen) || food.mayContain.includes(allergen);
      };
      const isNeeded = (foodId: FoodId) =>
        FREE_FROM.every(([freeFrom, ordinary]) => freeFrom !== foodId || isUnsafe(ordinary));
      const expected = RECIPES.filter(({ ingredients }) =>
        ingredients.every(({ foodId }) => !isUnsafe(foodId) && isNeeded(foodId)),
      );
      expect(kept, allergen).toEqual(expected);
    }
    const withoutMilk = safeSides({ ...everything, avoids: { ...everything.avoids, allergens: ["milk"] } });
    const ofMilk = SIDES.filter(({ ingredients }) =>
      ingredients.some(({ foodId }) => {
        const { contains, mayContain } = requireFood(foodId);
        return contains.includes("milk") || mayContain.includes("milk");
      }),
    );
    expect(ofMilk.length).toBeGreaterThan(20);
    expect(withoutMilk).toEqual(SIDES.filter((side) => !ofMilk.includes(side)));
    expect(withoutMilk.map(({ name }) => name)).toContain("Bowl of Oat Yogurt");
    const withoutEgg = safeRecipes({ ...everything, avoids: { ...everything.avoids, foodIds: ["egg"] } });
    expect(withoutEgg.length).toBeLessThan(RECIPES.length);
    expect(withoutEgg.some((recipe) => recipe.ingredients.some(({ foodId }) => foodId === "egg"))).toBe(false);
    const vegan = safeRecipes({ ...everything, diet: "vegan", maxPrepMinutes: 15 });
    expect(vegan.length).toBeGreaterThan(20);
    expect(vegan.every((recipe) => recipe.prepMinutes <= 15 && recipeFacts(recipe).diets.has("vegan"))).toBe(true);
  });

  test("contain no free-from food if the eater may have the ordinary one", () => {
    const found = DIETS.flatMap((diet) => {
      const eater = { ...everything, diet };
      return [...safeRecipes(eater), ...safeSides(eater)].flatMap(({ id, ingredients }) =>
        FREE_FROM.flatMap(([freeFrom, ordinary]) =>
          dietBreach(requireFood(ordinary), diet) === null && ingredients.some(({ foodId }) => foodId === freeFrom)
            ? [`${id} for ${diet}: ${freeFrom}`]
            : [],
        ),
      );
    });
    expect(found).toEqual([]);
    const texts = [...safeRecipes(everything), ...safeSides(everything)].map(
      ({ name, detail, instructions }) => `${name} ${detail} ${instructions.join(" ")}`,
    );
    expect(texts.filter((text) => /gluten-free|coconut aminos|tamari(?!nd)|vegan cheese/i.test(text))).toEqual([]);
    const withoutGluten = safeRecipes({ ...everything, avoids: avoidanceFor({ allergies: ["Gluten"] }) });
    const served = new Set(withoutGluten.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId)));
    expect(served).toContain("gluten-free-rolled-oats");
    expect(served).toContain("coconut-aminos");
  });

  test("contain no avoided word in name or steps, while longer names such as sweet potato stay", () => {
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
