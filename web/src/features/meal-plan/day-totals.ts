import type { Meal } from "@mealwright/schema/contract/meals";

/** What a day's shown meals add up to: kcal and grams. */
export interface DayTotals {
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fats: number;
}

/** Sums over the meals of one day. */
export function totalsOfDay(meals: readonly Meal[], day: number): DayTotals {
  const sum = { calories: 0, protein: 0, carbs: 0, fats: 0 };
  for (const { day: mealDay, nutrition } of meals) {
    if (mealDay !== day) continue;
    sum.calories += nutrition.calories;
    sum.protein += nutrition.protein;
    sum.carbs += nutrition.carbs;
    sum.fats += nutrition.fats;
  }
  return sum;
}

/** The mean day over the days that have a meal; null without any. */
export function averageDay(meals: readonly Meal[]): DayTotals | null {
  const days = [...new Set(meals.map(({ day }) => day))];
  if (days.length === 0) return null;
  const totals = days.map((day) => totalsOfDay(meals, day));
  const mean = (pick: (day: DayTotals) => number) => totals.reduce((sum, day) => sum + pick(day), 0) / days.length;
  return {
    calories: mean((day) => day.calories),
    protein: mean((day) => day.protein),
    carbs: mean((day) => day.carbs),
    fats: mean((day) => day.fats),
  };
}

/** How a bar with a mark at the target is filled: percent of its length, the mark at `TARGET_MARK_PERCENT`. */
export const TARGET_MARK_PERCENT = 80;
export function barPercent(value: number, target: number): number {
  if (target <= 0) return 0;
  return Math.min(100, Math.max(0, (value / target) * TARGET_MARK_PERCENT));
}
