import { planSlots } from "@mealwright/schema/rules/week";
import { describe, expect, test } from "vitest";
import { eaterWith, usualRequest } from "../../../test/fixtures/plan-requests.ts";
import { findRecipe } from "../cookbook/cookbook.ts";
import type { Meal } from "../meal.ts";
import { isEnergyOnTarget } from "../nutrition/day.ts";
import { addNutrition, allergensOf, costCents, nutritionOf } from "../nutrition/sum.ts";
import { verify } from "../safety/gate/verify.ts";
import { basketCents } from "./explain/basket.ts";
import { isMain } from "./model/build/build-dishes.ts";
import { planWeek } from "./plan-week.ts";
import { slotKey } from "./slots.ts";
import type { PlanResult } from "./types.ts";

function mealAt(plan: PlanResult, day: number, type: Meal["type"]): Meal {
  const found = plan.meals.find((meal) => meal.day === day && meal.type === type);
  if (found === undefined) throw new Error(`no ${type} on day ${day}`);
  return found;
}

describe("a week", () => {
  const request = usualRequest({ budgetCents: 9_000 });
  const plan = planWeek(request);

  test("is the same for the same request and differs for another seed", () => {
    expect(planWeek(request)).toEqual(plan);
    const other = planWeek({ ...request, seed: 2 });
    expect(other.meals.map(({ name }) => name)).not.toEqual(plan.meals.map(({ name }) => name));
  });

  test("has every slot once, in order, and a unique id for each meal", () => {
    expect(plan.meals.map(slotKey)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].flatMap((day) => ["breakfast", "lunch", "dinner"].map((type) => `${day}:${type}`)),
    );
    expect(new Set(plan.meals.map(({ id }) => id)).size).toBe(21);
  });

  test("shows only numbers computed from the shown ingredients", () => {
    for (const meal of plan.meals) {
      expect(meal.nutrition).toEqual(nutritionOf(meal));
      expect(meal.costCents).toBe(costCents(meal.ingredients));
      expect(meal.allergens).toEqual(allergensOf(meal.ingredients));
    }
    for (const day of plan.totals.days) {
      expect(day.nutrition).toEqual(
        addNutrition(plan.meals.filter((meal) => meal.day === day.day).map((meal) => meal.nutrition)),
      );
    }
    expect(plan.totals.costCents).toBe(plan.meals.reduce((sum, meal) => sum + meal.costCents, 0));
  });

  test("meets energy and protein every day within the budget, without any notes", () => {
    expect(plan.totals.days.every(isEnergyOnTarget)).toBe(true);
    expect(plan.totals.days.every((day) => day.nutrition.protein >= day.proteinGoalG)).toBe(true);
    expect(basketCents(plan.meals, request)).toBeLessThanOrEqual(9_000);
    expect(plan.notes).toEqual([]);
  });

  test("serves a main at most twice, with at least a day in between", () => {
    const mains = plan.meals.filter(({ type }) => isMain(type));
    for (const { day, id, name } of mains) {
      const again = mains.filter((other) => other.name === name && other.id !== id);
      expect(again.length, name).toBeLessThanOrEqual(1);
      for (const other of again) expect(Math.abs(other.day - day), name).toBeGreaterThanOrEqual(2);
    }
  });

  test("has the same protein and cooking method on consecutive days at most 1.5 times on average", () => {
    const kind = ({ recipeId }: Meal) => {
      const recipe = findRecipe(recipeId ?? "");
      return `${recipe?.protein} ${recipe?.method}`;
    };
    const neighbours = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) => {
      const mains = planWeek(usualRequest({ seed })).meals.filter(({ type }) => isMain(type));
      return mains.filter((meal) => mains.some((one) => one.day === meal.day + 1 && kind(one) === kind(meal))).length;
    });
    expect(neighbours.reduce((sum, count) => sum + count, 0) / neighbours.length).toBeLessThanOrEqual(1.5);
  });
});

describe("slots", () => {
  test("fixed meals stay unchanged and count toward their day's energy", () => {
    const first = planWeek(usualRequest({ seed: 3 }));
    const fixed = [mealAt(first, 1, "dinner"), mealAt(first, 4, "lunch")];
    const plan = planWeek(usualRequest({ seed: 9, fixed }));
    expect(mealAt(plan, 1, "dinner")).toBe(fixed[0]);
    expect(mealAt(plan, 4, "lunch")).toBe(fixed[1]);
    expect(plan.meals).toHaveLength(21);
    expect(plan.totals.days.every(isEnergyOnTarget)).toBe(true);
    expect(plan.meals.filter(({ recipeId }) => recipeId === fixed[0]?.recipeId).length).toBeLessThanOrEqual(2);
    const own = plan.meals.filter(({ day, recipeId }) => day <= 2 && recipeId === fixed[0]?.recipeId);
    expect(own).toHaveLength(1);
  });

  test("a fixed meal that the person may not eat is replaced, and a note says so", () => {
    const eater = eaterWith("vegan", [], 45);
    const meaty = planWeek(usualRequest()).meals.find((meal) => verify(meal, eater).length > 0);
    if (meaty === undefined) throw new Error("the usual week has no animal food");
    const plan = planWeek(usualRequest({ eater, fixed: [meaty] }));
    expect(plan.meals).toHaveLength(21);
    expect(plan.meals).not.toContain(meaty);
    expect(plan.notes.map(({ kind }) => kind)).toContain("meal-replaced");
  });

  test("a slot eaten out has no meal, and the day's target shrinks by its share", () => {
    const plan = planWeek(usualRequest({ skippedSlots: [{ day: 2, type: "dinner" }] }));
    expect(plan.meals).toHaveLength(20);
    const [, tuesday] = plan.totals.days;
    expect(tuesday?.targetKcal).toBe(Math.round(usualRequest().targets.energyKcal * 0.6));
    expect(plan.totals.days.every(isEnergyOnTarget)).toBe(true);
  });

  test("a day on which all meals are eaten out is left out", () => {
    const skippedSlots = (["breakfast", "lunch", "dinner"] as const).map((type) => ({ day: 5, type }));
    const plan = planWeek(usualRequest({ skippedSlots }));
    expect(plan.totals.days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 6, 7]);
  });

  test("leftovers are the dish cooked earlier, even if that is a fixed meal", () => {
    const leftovers = [
      { slot: { day: 2, type: "lunch" as const }, source: { day: 1, type: "dinner" as const } },
      { slot: { day: 3, type: "lunch" as const }, source: { day: 2, type: "lunch" as const } },
    ];
    const plan = planWeek(usualRequest({ leftovers }));
    expect(mealAt(plan, 2, "lunch").ingredients).toEqual(mealAt(plan, 1, "dinner").ingredients);
    expect(mealAt(plan, 3, "lunch").name).toBe(mealAt(plan, 1, "dinner").name);
    expect(plan.totals.days.every(isEnergyOnTarget)).toBe(true);
    expect(plan.notes.map(({ kind }) => kind)).not.toContain("repeats");
    const again = planWeek(usualRequest({ seed: 8, leftovers, fixed: [mealAt(plan, 1, "dinner")] }));
    expect(mealAt(again, 2, "lunch").name).toBe(mealAt(plan, 1, "dinner").name);
    expect(new Set(again.meals.map(({ id }) => id)).size).toBe(21);
  });

  test.each([
    [3, ["1:breakfast", "1:lunch", "1:dinner"]],
    [2, ["1:lunch", "1:dinner", "2:lunch"]],
    [4, ["1:breakfast", "1:lunch", "1:dinner"]],
  ] as const)("a free plan with %d meals a day has the meals %j", (mealsPerDay, slots) => {
    const plan = planWeek(usualRequest({ mealsPerDay, slots: planSlots(mealsPerDay, false), budgetCents: 7_500 }));
    expect(plan.meals.map(slotKey)).toEqual(slots);
    expect(plan.totals.days.every(isEnergyOnTarget)).toBe(true);
    expect(plan.totals.budgetCents).toBeLessThan(2_200);
  });

  test("only the requested slots of the requested days are planned", () => {
    const slots = [{ day: 3, type: "dinner" as const }];
    const plan = planWeek(usualRequest({ days: [3], slots }));
    expect(plan.meals.map(slotKey)).toEqual(["3:dinner"]);
  });
});

describe("compromises", () => {
  test("an impossible budget gets a note with the costs, and a basket at least 10 % cheaper", () => {
    const request = usualRequest({ eater: eaterWith("keto", [], 45), budgetCents: 2_500 });
    const plan = planWeek(request);
    const note = plan.notes.find(({ kind }) => kind === "budget");
    expect(note?.text).toMatch(
      /^In whole packs .* over your budget of \$25.* cheapest basket we found for [\d,]+ kcal a day/,
    );
    expect(note?.figures.costCents).toBe(basketCents(plan.meals, request));
    const free = planWeek({ ...request, budgetCents: null });
    expect(basketCents(plan.meals, request)).toBeLessThan(basketCents(free.meals, request) * 0.9);
  });

  test("an allergy text that matches no food is quoted in a note", () => {
    const eater = {
      ...eaterWith("omnivore", [], 45),
      avoids: { ...eaterWith("omnivore", [], 45).avoids, unresolved: ["zorblax"] },
    };
    const note = planWeek(usualRequest({ eater })).notes.find(({ kind }) => kind === "unmatched-allergy");
    expect(note?.text).toContain("“zorblax”");
  });

  test("a plan without meals is returned if no dish is safe", () => {
    const plan = planWeek(usualRequest({ eater: eaterWith("omnivore", [], 0) }));
    expect(plan.meals).toEqual([]);
    expect(plan.notes.map(({ kind }) => kind)).toEqual(["no-safe-meal"]);
  });
});
