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

/** A day's targets: skipped meals take their part of them away. */
export function targetsOfDay(targets: DayTargets | null, day: number, away: readonly AwaySlot[]): DayTargets | null {
  if (targets === null) return null;
  const skipped = away.reduce((share, slot) => (slot.day === day ? share + slot.lessOfDay : share), 0);
  // Four shares add up to a little more than 1.
  const share = Math.max(0, 1 - skipped);
  return { energyKcal: targets.energyKcal * share, proteinG: targets.proteinG * share };
}

/** The mean day over the days that have a meal; null without any. */
export function averageDay(meals: readonly Meal[], away: readonly AwaySlot[] = []): DayTotals | null {
  const days = [...new Set(meals.map(({ day }) => day))];
  if (days.length === 0) return null;
  const totals = days.map((day) => totalsOfDay(meals, day, away));
  return mapNutrients(BASIC_NUTRIENTS, (key) => totals.reduce((sum, day) => sum + day[key], 0) / days.length);
}

/** The mean targets of the days that have a meal. */
export function averageTargets(targets: DayTargets, meals: readonly Meal[], away: readonly AwaySlot[]): DayTargets {
  const days = [...new Set(meals.map(({ day }) => day))].map((day) => targetsOfDay(targets, day, away) ?? targets);
  const mean = (key: keyof DayTargets) => days.reduce((sum, day) => sum + day[key], 0) / Math.max(1, days.length);
  return { energyKcal: mean("energyKcal"), proteinG: mean("proteinG") };
}

/** How full a bar is, in percent of its length; the target's mark is at `TARGET_MARK_PERCENT`. */
export const TARGET_MARK_PERCENT = 80;
export function barPercent(value: number, target: number): number {
  if (target <= 0) return 0;
  return Math.min(100, Math.max(0, (value / target) * TARGET_MARK_PERCENT));
}
