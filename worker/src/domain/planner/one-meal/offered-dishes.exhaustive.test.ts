import { DIETS } from "@mealwright/schema/constants/questionnaire";
import { expect, test } from "vitest";
import { eaterWith, usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { planWeek } from "../plan-week.ts";
import type { MealFilter } from "./filters.ts";
import { type MealChange, replaceMeal, suggestMeals } from "./one-meal.ts";

const FILTER_SETS: readonly (readonly MealFilter[])[] = [
  [],
  ["quick"],
  ["vegetarian", "highProtein"],
  ["quick", "allergenFree"],
  ["quick", "vegetarian"],
  ["budget", "lowSodium"],
];
const PATIENCE = { timeout: 600_000 };

test("every suggested dish can be chosen and is served in the amounts shown", PATIENCE, () => {
  let offered = 0;
  let otherKind = 0;
  for (const diet of DIETS) {
    const profile = usualRequest({ eater: eaterWith(diet, ["Shellfish"], 40), budgetCents: 9_000, seed: 4 });
    const week = planWeek(profile).meals;
    for (const original of week.filter(({ day }) => day === 3)) {
      const change: MealChange = { profile, week, original, targetKcal: null };
      for (const filters of FILTER_SETS) {
        for (const shown of suggestMeals(change, { filters, cuisine: null })) {
          const stored = replaceMeal({ ...change, profile: { ...profile, seed: 99 } }, shown.recipeId ?? "");
          expect(stored, `${diet} ${original.type} ${filters}: ${shown.name}`).toEqual(shown);
          offered++;
        }
      }
    }
    // A keto dinner may have too much net carbohydrate for a breakfast.
    if (diet === "keto") continue;
    const [breakfast] = week;
    const dinner = week.find(({ type }) => type === "dinner");
    if (breakfast === undefined || dinner === undefined) throw new Error("no meals");
    const moved = replaceMeal({ profile, week, original: breakfast, targetKcal: null }, dinner.recipeId ?? "");
    expect(moved).toMatchObject({ type: "breakfast", recipeId: dinner.recipeId });
    otherKind++;
  }
  expect(otherKind).toBe(DIETS.length - 1);
  expect(offered).toBeGreaterThan(250);
});
