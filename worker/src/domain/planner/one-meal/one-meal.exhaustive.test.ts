import { CUISINES } from "@mealwright/schema/constants/food/cuisines";
import { describe, expect, test } from "vitest";
import { eaterWith, usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { findRecipe } from "../../cookbook/cookbook.ts";
import { safeRecipes } from "../../cookbook/safe.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Meal } from "../../meal.ts";
import { netCarbohydrateG } from "../../nutrition/day.ts";
import { addNutrition } from "../../nutrition/sum.ts";
import { targetsFor } from "../../nutrition/targets.ts";
import { verify } from "../../safety/gate/verify.ts";
import { planWeek } from "../plan-week.ts";
import { HIGH_PROTEIN_SHARE, LOW_CARBOHYDRATE_SHARE, LOW_SODIUM_MG_PER_100_G, QUICK_MINUTES } from "./filters.ts";
import { type MealChange, regenerateMeal, replaceMeal, suggestMeals } from "./one-meal.ts";

const profile = usualRequest({ eater: eaterWith("omnivore", ["Peanuts"], 60), budgetCents: 9_000 });
const week = planWeek(profile).meals;

function changeOf(day: number, type: Meal["type"], targetKcal: number | null = null): MealChange {
  const original = week.find((meal) => meal.day === day && meal.type === type);
  if (original === undefined) throw new Error(`no ${type} on day ${day}`);
  return { profile, week, original, targetKcal };
}

function dayEnergy(change: MealChange, meal: Meal): number {
  const others = change.week.filter((other) => other.day === meal.day && other.type !== meal.type);
  return addNutrition([...others, meal].map(({ nutrition }) => nutrition)).calories;
}

function isOnTarget(change: MealChange, meal: Meal): boolean {
  const target = profile.targets.energyKcal;
  return Math.abs(dayEnergy(change, meal) - target) <= target * 0.03;
}

describe("regenerating a meal", () => {
  const change = changeOf(2, "dinner");

  test("gives another safe dish in the same slot and keeps the day on target", () => {
    const meal = regenerateMeal(change, []);
    expect(meal.name).not.toBe(change.original.name);
    expect([meal.day, meal.type]).toEqual([2, "dinner"]);
    expect(verify(meal, profile.eater)).toEqual([]);
    expect(isOnTarget(change, meal)).toBe(true);
    expect(week.map(({ recipeId }) => recipeId)).not.toContain(meal.recipeId);
  });

  test("gives the same dish for the same seed and other dishes for other seeds", () => {
    expect(regenerateMeal(change, [])).toEqual(regenerateMeal(change, []));
    // A very cheap dinner has few affordable replacements, so replace the most expensive one.
    const dinners = week.filter(({ type }) => type === "dinner");
    const dearest = dinners.toSorted((a, b) => b.costCents - a.costCents)[0];
    const dearer = changeOf(dearest?.day ?? 0, "dinner");
    const names = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
      (seed) => regenerateMeal({ ...dearer, profile: { ...profile, seed } }, []).name,
    );
    expect(new Set(names).size).toBeGreaterThan(2);
  });

  test("never gives a recent dish or another variant of one", () => {
    let recent: readonly string[] = [];
    for (let time = 0; time < 6; time++) {
      const { recipeId } = regenerateMeal({ ...change, profile: { ...profile, recentRecipeIds: recent } }, []);
      const templates = recent.map((id) => findRecipe(id)?.templateId);
      expect(templates).not.toContain(findRecipe(recipeId ?? "")?.templateId);
      recent = [recipeId ?? "", ...recent];
    }
  });

  test.each([
    ["chicken", /chicken/],
    ["onions", /onion/],
    ["Lentil", /lentil/],
    ["rice", /\brice\b/],
    ["tomatoes", /tomato/],
  ])("leaves out every kind of %s if asked to", (excluded, pattern) => {
    for (let seed = 1; seed <= 5; seed++) {
      const meal = regenerateMeal({ ...change, profile: { ...profile, seed } }, [excluded]);
      expect(meal.name.toLowerCase()).not.toMatch(pattern);
      for (const { foodId } of meal.ingredients) expect(requireFood(foodId).name).not.toMatch(pattern);
    }
  });

  test("fails with “no safe meal” if no dish is left", () => {
    const nothing = { ...change, profile: { ...profile, eater: { ...profile.eater, maxPrepMinutes: 0 } } };
    expect(() => regenerateMeal(nothing, [])).toThrowError(expect.objectContaining({ code: "no_safe_meal" }));
  });
});

describe("suggestions", () => {
  const change = changeOf(3, "dinner");

  const rules: readonly (readonly [string, Parameters<typeof suggestMeals>[1], (meal: Meal) => boolean])[] = [
    ["quick", { filters: ["quick"], cuisine: null }, ({ prepTime }) => prepTime <= QUICK_MINUTES],
    [
      "vegetarian",
      { filters: ["vegetarian"], cuisine: null },
      (meal) => verify(meal, eaterWith("vegetarian", [], 120)).length === 0,
    ],
    ["budget", { filters: ["budget"], cuisine: null }, ({ recipeId }) => recipeId !== null],
    [
      "allergenFree",
      { filters: ["allergenFree"], cuisine: null },
      (meal) => meal.ingredients.every(({ foodId }) => isFree(foodId)),
    ],
    [
      "highProtein",
      { filters: ["highProtein"], cuisine: null },
      ({ nutrition }) => nutrition.protein * 4 >= nutrition.calories * HIGH_PROTEIN_SHARE,
    ],
    [
      "lowCarb",
      { filters: ["lowCarb"], cuisine: null },
      ({ nutrition }) => nutrition.carbs * 4 <= nutrition.calories * LOW_CARBOHYDRATE_SHARE,
    ],
    ["lowSodium", { filters: ["lowSodium"], cuisine: null }, (meal) => sodiumPer100g(meal) <= LOW_SODIUM_MG_PER_100_G],
    ["cuisine", { filters: [], cuisine: "indian" }, ({ recipeId }) => findRecipe(recipeId ?? "")?.cuisine === "indian"],
    [
      "quick and vegetarian",
      { filters: ["quick", "vegetarian"], cuisine: null },
      (meal) => meal.prepTime <= QUICK_MINUTES && verify(meal, eaterWith("vegetarian", [], 120)).length === 0,
    ],
  ];

  test.each(rules)(
    "with the filter %s are at least three safe dishes that meet it and the day's energy",
    (_, filters, isKept) => {
      const meals = suggestMeals(change, filters);
      expect(meals.length).toBeGreaterThanOrEqual(3);
      expect(new Set(meals.map(({ name }) => name)).size).toBe(meals.length);
      for (const meal of meals) {
        expect(verify(meal, profile.eater), meal.name).toEqual([]);
        expect(isKept(meal), meal.name).toBe(true);
        expect(isOnTarget(change, meal), meal.name).toBe(true);
      }
    },
  );

  test("with the budget filter cost less per kcal than the old meal, if at least three dishes do", () => {
    const budget = { filters: ["budget"], cuisine: null } as const;
    for (const original of week.filter(({ day }) => day <= 2)) {
      const meals = suggestMeals({ ...change, original }, budget);
      const cheaper = meals.filter((meal) => price(meal) < price(original));
      expect(meals.length).toBeGreaterThanOrEqual(3);
      // If fewer than three are cheaper, the next cheapest fill up the three choices.
      if (cheaper.length >= 3) expect(meals).toEqual(cheaper);
      else expect(meals).toHaveLength(3);
      const dearer = meals.filter((meal) => !cheaper.includes(meal)).map(price);
      expect(dearer).toEqual(dearer.toSorted((one, other) => one - other));
    }
  });

  test("for a main include no snacks, even with filters that few dishes meet", () => {
    let offered = 0;
    const original = changeOf(2, "dinner").original;
    for (const cuisine of CUISINES) {
      const filters = { filters: ["quick", "lowSodium"], cuisine } as const;
      for (const { recipeId, name } of suggestMeals({ ...change, original }, filters)) {
        expect(findRecipe(recipeId ?? "")?.mealTypes, name).not.toEqual(["snack"]);
        offered++;
      }
    }
    expect(offered).toBeGreaterThan(0);
  });

  test.each([[400], [600], [800]])("have %d kcal, within 5 %, if that is asked for", (targetKcal) => {
    const meals = suggestMeals(changeOf(3, "lunch", targetKcal), { filters: [], cuisine: null });
    expect(meals.length).toBeGreaterThanOrEqual(3);
    for (const { nutrition } of meals)
      expect(Math.abs(nutrition.calories - targetKcal)).toBeLessThanOrEqual(targetKcal * 0.05);
  });

  test("for a breakfast are breakfast dishes", () => {
    for (const meal of suggestMeals(changeOf(1, "breakfast"), { filters: [], cuisine: null })) {
      expect(findRecipe(meal.recipeId ?? "")?.mealTypes).toContain("breakfast");
    }
  });
});

describe("replacing a meal", () => {
  const change = changeOf(5, "lunch");

  test("serves a suggested dish exactly as it was shown", () => {
    const [first] = suggestMeals(change, { filters: [], cuisine: null });
    expect(replaceMeal(change, first?.recipeId ?? "")).toEqual(first);
  });

  test("refuses an unknown recipe and one that the person may not eat", () => {
    expect(() => replaceMeal(change, "no-such-recipe")).toThrowError(expect.objectContaining({ code: "not_found" }));
    const ofVegans = new Set(safeRecipes(eaterWith("vegan", [], 60)).map(({ id }) => id));
    const { recipeId } = week.find((meal) => !ofVegans.has(meal.recipeId ?? "")) ?? change.original;
    const vegan = { ...change, profile: { ...profile, eater: eaterWith("vegan", [], 60) } };
    expect(() => replaceMeal(vegan, recipeId ?? "")).toThrowError(expect.objectContaining({ code: "no_safe_meal" }));
  });
});

describe("keto", () => {
  const eater = eaterWith("keto", [], 60);
  const targets = targetsFor({
    age: 30,
    weightKg: 95,
    heightCm: 190,
    gender: "male",
    goal: "gain_muscle",
    diet: "keto",
    activity: "very_active",
  });
  const ketoProfile = usualRequest({ eater, targets, seed: 11 });
  const ketoWeek = planWeek(ketoProfile).meals;
  const changes = ketoWeek.map((original): MealChange => {
    return { profile: ketoProfile, week: ketoWeek, original, targetKcal: null };
  });

  function netOfDay({ week: meals, original }: MealChange, meal: Meal): number {
    const others = meals.filter((other) => other.day === meal.day && other.id !== original.id);
    return netCarbohydrateG(addNutrition([...others, meal].map(({ nutrition }) => nutrition)));
  }

  test.each([[null], [700]])(
    "a new dish keeps the day within 50 g of net carbohydrate (kcal asked for: %s)",
    (targetKcal) => {
      for (const change of changes) {
        const most = Math.max(50, netOfDay(change, change.original));
        for (const meal of suggestMeals({ ...change, targetKcal }, { filters: [], cuisine: null })) {
          expect(netOfDay(change, meal), meal.name).toBeLessThanOrEqual(most);
        }
        const meal = regenerateMeal({ ...change, targetKcal }, []);
        expect(netOfDay(change, meal), meal.name).toBeLessThanOrEqual(most);
      }
    },
  );

  test("choosing a dish that would exceed the limit is refused with the reason", () => {
    const change = changes.find(({ original }) => original.type === "dinner");
    if (change === undefined) throw new Error("no dinner");
    // The day's lunch alone has 49 of the 50 g.
    const full = change.week.map((meal) =>
      meal.day === change.original.day && meal.type === "lunch"
        ? { ...meal, nutrition: { ...meal.nutrition, carbs: 60, fibre: 11 } }
        : meal,
    );
    const crowded = {
      ...change,
      week: full,
      original: { ...change.original, nutrition: { ...change.original.nutrition, carbs: 0, fibre: 0 } },
    };
    const recipe = safeRecipes(eater).find(
      ({ mealTypes, id }) => mealTypes.includes("dinner") && id !== change.original.recipeId,
    );
    expect(() => replaceMeal(crowded, recipe?.id ?? "")).toThrowError(
      expect.objectContaining({
        code: "no_safe_meal",
        message: expect.stringMatching(/over 50 g of net carbohydrate/),
      }),
    );
  });
});

function isFree(foodId: string): boolean {
  const { contains, mayContain } = requireFood(foodId);
  return contains.length + mayContain.length === 0;
}

function price(meal: Meal): number {
  return meal.costCents / meal.nutrition.calories;
}

function sodiumPer100g({ nutrition, ingredients }: Meal): number {
  return (nutrition.sodium * 100) / ingredients.reduce((sum, { grams }) => sum + grams, 0);
}
