import { MEALS_PER_DAY_OPTIONS } from "@mealwright/schema/constants/meals";
import { DIETS, GOALS, NAMED_ALLERGY_OPTIONS } from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import { eaterWith, usualRequest } from "../../../test/fixtures/plan-requests.ts";
import { sampled } from "../../../test/fixtures/sample.ts";
import { isEnergyOnTarget } from "../nutrition/day.ts";
import { targetsFor } from "../nutrition/targets.ts";
import { basketCents } from "./explain/basket.ts";
import { isMain } from "./model/build/build-dishes.ts";
import { regenerateMeal } from "./one-meal/one-meal.ts";
import { planWeek } from "./plan-week.ts";
import { createRandom } from "./random.ts";

const BUDGETS_CENTS = [2_500, 7_500, 12_500, 20_000] as const;
const FAMILIES = sampled(60, 12);
/** No test here is slow, but the machine may be busy. */
const PATIENCE = { timeout: 600_000 };

function one<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to draw from");
  return item;
}

/** A random household whose budget is usually too small. */
function family(seed: number) {
  const random = createRandom(seed * 31 + 7);
  const diet = one(DIETS, random);
  const allergies = NAMED_ALLERGY_OPTIONS.filter(() => random() < 0.25);
  const gender = random() < 0.5 ? "female" : "male";
  return usualRequest({
    eater: eaterWith(diet, allergies, one([10, 15, 30, 60], random)),
    targets: targetsFor({
      age: 20 + Math.floor(random() * 50),
      weightKg: 50 + Math.floor(random() * 50),
      heightCm: 155 + Math.floor(random() * 40),
      gender,
      goal: one(GOALS, random),
      diet,
    }),
    mealsPerDay: one(MEALS_PER_DAY_OPTIONS, random),
    household: 1 + Math.floor(random() * 8),
    budgetCents: one(BUDGETS_CENTS, random),
    seed,
  });
}

describe("enough food comes before the budget", () => {
  test(
    `${FAMILIES} households with little money get enough energy every day, and a note if over budget`,
    PATIENCE,
    () => {
      let over = 0;
      for (let seed = 1; seed <= FAMILIES; seed++) {
        const request = family(seed);
        const { meals, totals, notes } = planWeek(request);
        if (meals.length < request.days.length * request.mealsPerDay) continue;
        const label = `${seed}: ${request.eater.diet}, ${request.mealsPerDay} meals, ${request.household} people, ${request.budgetCents}`;
        const off = totals.days.filter((day) => !isEnergyOnTarget(day));
        expect(
          off.map(({ nutrition, targetKcal }) => `${nutrition.calories} of ${targetKcal}`),
          label,
        ).toEqual([]);
        const isOver = basketCents(meals, request) > (totals.budgetCents ?? 0);
        expect(
          notes.some(({ kind }) => kind === "budget"),
          label,
        ).toBe(isOver);
        if (isOver) over++;
      }
      expect(over).toBeGreaterThan(FAMILIES / 3);
    },
  );

  test("two very large meals a day reach the energy target on any budget", PATIENCE, () => {
    const targets = targetsFor({
      age: 30,
      weightKg: 95,
      heightCm: 190,
      gender: "male",
      goal: "gain_muscle",
      diet: "omnivore",
      activity: "very_active",
    });
    for (const budgetCents of [5_000, 7_500, 10_000]) {
      for (const diet of ["omnivore", "vegetarian", "vegan"] as const) {
        const { totals } = planWeek(
          usualRequest({ eater: eaterWith(diet, [], 30), targets, mealsPerDay: 2, budgetCents, seed: 3 }),
        );
        for (const day of totals.days) expect(isEnergyOnTarget(day), `${diet} ${budgetCents} ${day.day}`).toBe(true);
      }
    }
  });
});

test("a replaced main becomes one that the week does not have yet, even on a tight budget", PATIENCE, () => {
  let changed = 0;
  for (let seed = 1; seed <= sampled(6, 2); seed++) {
    const profile = usualRequest({ budgetCents: 7_000, seed });
    const week = planWeek(profile).meals;
    for (const original of week.filter(({ type }) => isMain(type))) {
      const meal = regenerateMeal({ profile, week, original, targetKcal: null }, []);
      expect(week.map(({ recipeId }) => recipeId)).not.toContain(meal.recipeId);
      changed++;
    }
  }
  expect(changed).toBe(sampled(6, 2) * 14);
});
