import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { User } from "@mealwright/schema/contract/user";
import { averageDay } from "../../product/day-totals.ts";

/** "Ada Lovelace" gives "Ada". */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}

/**
 * kcal of an average planned day: over the days that the plan covers, or a seventh of the week's sum without a plan.
 * Null until an existing plan has loaded: a seventh of three days would be wrong.
 */
export function dailyEnergyKcal(stats: User["stats"], plan: MealPlan | null | undefined): number | null {
  if (plan === undefined && stats.mealsSaved > 0) return null;
  const average = plan ? averageDay(plan.meals, plan.away) : null;
  return Math.round(average?.calories ?? stats.weeklyCalories / DAYS_PER_WEEK);
}

interface MealsOfDay {
  readonly day: number;
  readonly meals: readonly Meal[];
}

/** Today's meals; if a plan has none today, those of its first day with meals. `today` is null in another week. */
export function mealsToShow(plan: MealPlan, today: number | null): MealsOfDay {
  const ofDay = (day: number) => plan.meals.filter((meal) => meal.day === day);
  const day = today !== null && ofDay(today).length > 0 ? today : Math.min(...plan.meals.map((meal) => meal.day));
  return { day, meals: ofDay(day) };
}
