import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { buildGroceryList } from "../../src/domain/grocery/build-grocery-list.ts";
import { targetsFor } from "../../src/domain/nutrition/targets.ts";
import { partsOf } from "../../src/domain/planner/meal-parts.ts";
import { planWeek } from "../../src/domain/planner/plan-week.ts";
import type { PlanResult } from "../../src/domain/planner/types.ts";
import { avoidanceFor } from "../../src/domain/safety/gate/avoidance.ts";
import { presentGroceries } from "../../src/presenters/grocery.ts";
import { SAMPLE_WEEK_FILE, SAMPLE_WEEK_LIST_FILE } from "../project-paths.ts";

const SEEDS = [1, 2, 3, 4, 5, 6];
/** What the landing page says about the person; the rest is in `planFor`. */
const WISHES = { ageYears: 34, prepMinutes: 45, budgetCents: 13_000 } as const;

/** A week for an ordinary person without allergies. */
function planFor(seed: number): PlanResult {
  return planWeek({
    eater: {
      diet: "omnivore",
      avoids: avoidanceFor({ allergies: [] }),
      maxPrepMinutes: WISHES.prepMinutes,
      eatsRaw: true,
    },
    targets: targetsFor({
      age: WISHES.ageYears,
      weightKg: 68,
      heightCm: 170,
      gender: "female",
      goal: "eat_healthier",
      diet: "omnivore",
    }),
    mealsPerDay: 3,
    days: [1, 2, 3, 4, 5, 6, 7],
    budgetCents: WISHES.budgetCents,
    system: "metric",
    household: 1,
    level: "intermediate",
    seed,
    premium: false,
    recentRecipeIds: [],
    recentTemplateIds: [],
    favoriteTemplateIds: [],
    neverTemplateIds: [],
    fixed: [],
    skippedSlots: [],
    leftovers: [],
    newId: ({ day, type }) => `${day}-${type}`,
  });
}

/** Of a few weeks the one with most different dishes, then the cheapest: each is a genuine plan. */
function planSampleWeek(): PlanResult {
  const dishes = ({ meals }: PlanResult) => new Set(meals.map(({ name }) => name)).size;
  const [best] = SEEDS.map(planFor).sort(
    (one, other) => dishes(other) - dishes(one) || one.basketCents - other.basketCents,
  );
  if (best === undefined) throw new Error("There is no sample week.");
  return best;
}

/** The dishes that a meal's picture is drawn from; the meal itself if it is a single dish. */
function dishesOf(meal: PlanResult["meals"][number]) {
  const parts = partsOf(meal);
  return (parts.length === 0 ? [meal] : parts).map(({ name, ingredients }) => ({
    name,
    ingredients: ingredients.map(({ foodId, name: food, grams }) => ({ foodId, name: food, grams })),
  }));
}

/** Writes the landing page's week, as the planner makes it today; the public pages are rendered from the file. */
export function writeSampleWeek(): void {
  const { meals, totals } = planSampleWeek();
  const days = totals.days.map(({ day, nutrition, targetKcal }) => ({
    day,
    energyKcal: nutrition.calories,
    targetKcal: Math.round(targetKcal),
    meals: meals
      .filter((meal) => meal.day === day)
      .map((meal) => ({
        type: meal.type,
        name: meal.name,
        detail: meal.detail,
        energyKcal: meal.nutrition.calories,
        prepMinutes: meal.prepTime,
        dishes: dishesOf(meal),
      })),
  }));
  const list = buildGroceryList({ meals, household: 1, cupboard: [], system: "metric" });
  const { basketCents } = list;
  mkdirSync(dirname(SAMPLE_WEEK_FILE), { recursive: true });
  writeFileSync(SAMPLE_WEEK_FILE, JSON.stringify({ days, basketCents, ...WISHES }));
  writeFileSync(SAMPLE_WEEK_LIST_FILE, JSON.stringify(presentGroceries(list, [])));
}
