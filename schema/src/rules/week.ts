import { DAYS_PER_WEEK, FREE_TIER_MEALS, MEAL_TYPES_BY_MEALS_PER_DAY, type MealType } from "../constants/meals.ts";
import type { MealsPerDay } from "../constants/questionnaire.ts";
import { WEEK_OFFSET } from "../constants/timings.ts";

const DAY_MS = 24 * 3600 * 1000;

/** A place in a week that one meal fills; `day` is 1 (Monday) to 7. */
export interface Slot {
  readonly day: number;
  readonly type: MealType;
}

/** The Monday of the week that holds `date`, in UTC, as `YYYY-MM-DD`. */
export function mondayOf(date: Date): string {
  const daysSinceMonday = (date.getUTCDay() + 6) % DAYS_PER_WEEK;
  return new Date(date.getTime() - daysSinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday `weeks` weeks from another, both `YYYY-MM-DD`. */
export function addWeeks(weekOf: string, weeks: number): string {
  return new Date(Date.parse(`${weekOf}T00:00:00Z`) + weeks * DAYS_PER_WEEK * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a text is a real date that falls on a Monday. */
export function isMonday(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text && date.getUTCDay() === 1;
}

/** Whether a week lies within the range that a plan may be asked for (−2 to +3 weeks of this one). */
export function isPlannableWeek(weekOf: string, now: Date): boolean {
  const current = mondayOf(now);
  return weekOf >= addWeeks(current, WEEK_OFFSET.min) && weekOf <= addWeeks(current, WEEK_OFFSET.max);
}

/** Every slot of a whole week, in order: 14, 21 or 28. */
export function weekSlots(mealsPerDay: MealsPerDay): readonly Slot[] {
  const types = MEAL_TYPES_BY_MEALS_PER_DAY[mealsPerDay];
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => types.map((type) => ({ day: index + 1, type }))).flat();
}

/** The slots that a tier's plan fills: all of the week, or the first three for Free Starter. */
export function planSlots(mealsPerDay: MealsPerDay, fullWeek: boolean): readonly Slot[] {
  const slots = weekSlots(mealsPerDay);
  return fullWeek ? slots : slots.slice(0, FREE_TIER_MEALS);
}
