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

  test("gives another safe dish in the same slot, and the day stays on target", () => {
    const meal = regenerateMeal(change, []);
    expect(meal.name).not.toBe(change.original.name);
    expect([meal.day, meal.type]).toEqual([2, "dinner"]);
    expect(verify(meal, profile.eater)).toEqual([]);
    expect(isOnTarget(change, meal)).toBe(true);
    expect(week.map(({ recipeId }) => recipeId)).not.toContain(meal.recipeId);
  });

  test("is the same for the same seed, and another for others", () => {
    expect(regenerateMeal(change, [])).toEqual(regenerateMeal(change, []));
    // A dish that costs next to nothing gives way to few: the dearest one leaves the budget room.
    const dinners = week.filter(({ type }) => type === "dinner");
    const dearest = dinners.toSorted((a, b) => b.costCents - a.costCents)[0];
    const dearer = changeOf(dearest?.day ?? 0, "dinner");
    const names = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
      (seed) => regenerateMeal({ ...dearer, profile: { ...profile, seed } }, []).name,
    );
    expect(new Set(names).size).toBeGreaterThan(2);
  });

  test("is none of the last two weeks, nor another variant of one", () => {
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
  ])("leaves out %s of every kind", (excluded, pattern) => {
    for (let seed = 1; seed <= 5; seed++) {
      const meal = regenerateMeal({ ...change, profile: { ...profile, seed } }, [excluded]);
      expect(meal.name.toLowerCase()).not.toMatch(pattern);
      for (const { foodId } of meal.ingredients) expect(requireFood(foodId).name).not.toMatch(pattern);
    }
  });

  test("says so when nothing is left", () => {
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
      "two at once",
      { filters: ["quick", "vegetarian"], cuisine: null },
      (meal) => meal.prepTime <= QUICK_MINUTES && verify(meal, eaterWith("vegetarian", [], 120)).length === 0,
    ],
  ];

  test.each(rules)(
    "%s: at least three, all safe, all keeping the filter and the day's energy",
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

  test("budget means cheaper than the old meal, energy for energy, as it is portioned", () => {
    const budget = { filters: ["budget"], cuisine: null } as const;
    for (const original of week.filter(({ day }) => day <= 2)) {
      const meals = suggestMeals({ ...change, original }, budget);
      const cheaper = meals.filter((meal) => price(meal) < price(original));
      expect(meals.length).toBeGreaterThanOrEqual(3);
      // Dearer ones fill up to three choices, where nothing else is left, the cheapest first.
      if (cheaper.length >= 3) expect(meals).toEqual(cheaper);
      else expect(meals).toHaveLength(3);
      const dearer = meals.filter((meal) => !cheaper.includes(meal)).map(price);
      expect(dearer).toEqual(dearer.toSorted((one, other) => one - other));
    }
  });

  test("no snack is offered for a main, even where nothing else keeps the wishes", () => {
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

  test.each([[400], [600], [800]])("%d kcal when asked for, within 5 %", (targetKcal) => {
    const meals = suggestMeals(changeOf(3, "lunch", targetKcal), { filters: [], cuisine: null });
    expect(meals.length).toBeGreaterThanOrEqual(3);
    for (const { nutrition } of meals)
      expect(Math.abs(nutrition.calories - targetKcal)).toBeLessThanOrEqual(targetKcal * 0.05);
  });

  test("breakfasts for breakfast", () => {
    for (const meal of suggestMeals(changeOf(1, "breakfast"), { filters: [], cuisine: null })) {
      expect(findRecipe(meal.recipeId ?? "")?.mealTypes).toContain("breakfast");
    }
  });
});

describe("replacing a meal", () => {
  const change = changeOf(5, "lunch");

  test("serves a suggested dish as it was shown", () => {
    const [first] = suggestMeals(change, { filters: [], cuisine: null });
    expect(replaceMeal(change, first?.recipeId ?? "")).toEqual(first);
  });

  test("refuses an unknown recipe, and one that the person may not have", () => {
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
    "another dish keeps the day within 50 g of net carbohydrate (asked for: %s kcal)",
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

  test("a named dish that would break the limit is refused, with the reason", () => {
    const change = changes.find(({ original }) => original.type === "dinner");
    if (change === undefined) throw new Error("no dinner");
    // The other meals of the day take all but a gram.
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
