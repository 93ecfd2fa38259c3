import { BASIC_NUTRIENTS, type BasicNutrientKey, mapNutrients } from "@mealwright/schema/constants/food/nutrients";
import type { AwaySlot, Targets } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";

/** What a day's shown meals add up to, in the units of `NUTRIENT_FACTS`. */
export type DayTotals = Readonly<Record<BasicNutrientKey, number>>;

/** Sums over the meals of one day, with the energy of what is eaten out. */
export function totalsOfDay(meals: readonly Meal[], day: number, away: readonly AwaySlot[] = []): DayTotals {
  const own = meals.filter((meal) => meal.day === day);
  const sums = mapNutrients(BASIC_NUTRIENTS, (key) => own.reduce((sum, { nutrition }) => sum + nutrition[key], 0));
  const outKcal = away.reduce((sum, slot) => (slot.day === day ? sum + slot.energyKcal : sum), 0);
  return { ...sums, calories: sums.calories + outKcal };
}

/** The targets that a day is held to. */
export type DayTargets = Pick<Targets, "energyKcal" | "proteinG">;

/** The mean targets of some days: skipped meals take their part of them away. */
export function targetsOfDays(targets: DayTargets, days: readonly number[], away: readonly AwaySlot[]): DayTargets {
  const skipped = away.reduce((sum, { day, lessOfDay }) => (days.includes(day) ? sum + lessOfDay : sum), 0);
  // Four shares add up to a little more than 1.
  const share = Math.max(0, 1 - skipped / days.length);
  return { energyKcal: targets.energyKcal * share, proteinG: targets.proteinG * share };
}

/** The mean day over the days that have a meal; null without any. */
export function averageDay(meals: readonly Meal[], away: readonly AwaySlot[] = []): DayTotals | null {
  const days = [...new Set(meals.map(({ day }) => day))];
  if (days.length === 0) return null;
  const totals = days.map((day) => totalsOfDay(meals, day, away));
  return mapNutrients(BASIC_NUTRIENTS, (key) => totals.reduce((sum, day) => sum + day[key], 0) / days.length);
}
