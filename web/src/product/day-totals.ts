import {
  BASIC_NUTRIENTS,
  type BasicNutrientKey,
  DAY_NUTRIENTS,
  mapNutrients,
  NUTRIENT_FACTS,
} from "@mealwright/schema/constants/food/nutrients";
import type { AwaySlot, Targets } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";

/** What a day's shown meals add up to, in the units of `NUTRIENT_FACTS`. */
export type DayTotals = Readonly<Record<BasicNutrientKey, number>>;

/** Sums over the meals of one day, with the energy of what is eaten out. */
export function totalsOfDay(meals: readonly Meal[], day: number, away: readonly AwaySlot[] = []): DayTotals {
  const own = meals.filter((meal) => meal.day === day);
  const sums = mapNutrients(BASIC_NUTRIENTS, (key) => own.reduce((sum, { nutrition }) => sum + nutrition[key], 0));
  return { ...sums, calories: sums.calories + eatenOutKcal(day, away) };
}

/** The energy of what is eaten out on a day, as estimated. */
export function eatenOutKcal(day: number, away: readonly AwaySlot[]): number {
  return away.reduce((sum, slot) => (slot.day === day ? sum + slot.energyKcal : sum), 0);
}

/** The days that have a meal. */
export function daysWithMeals(meals: readonly Meal[]): readonly number[] {
  return [...new Set(meals.map(({ day }) => day))];
}

/** The mean targets of some days: skipped meals take their part of them away. */
export function targetsOfDays(targets: Targets, days: readonly number[], away: readonly AwaySlot[] = []): Targets {
  const skipped = away.reduce((sum, { day, lessOfDay }) => (days.includes(day) ? sum + lessOfDay : sum), 0);
  // Four shares add up to a little more than 1.
  return scaleTargets(targets, Math.max(0, 1 - skipped / Math.max(1, days.length)));
}

/** Guarantee: every figure stays one, and every range a range. */
function scaleTargets(targets: Targets, share: number): Targets {
  const figures = DAY_NUTRIENTS.map((nutrient) => {
    const { key } = NUTRIENT_FACTS[nutrient].day.target;
    const aim = targets[key];
    return [key, typeof aim === "number" ? aim * share : { min: aim.min * share, max: aim.max * share }];
  });
  return { ...targets, ...Object.fromEntries(figures) } as Targets;
}

/** The mean day over the days that have a meal; null without any. */
export function averageDay(meals: readonly Meal[], away: readonly AwaySlot[] = []): DayTotals | null {
  const days = daysWithMeals(meals);
  if (days.length === 0) return null;
  const totals = days.map((day) => totalsOfDay(meals, day, away));
  return mapNutrients(BASIC_NUTRIENTS, (key) => totals.reduce((sum, day) => sum + day[key], 0) / days.length);
}
