/** Days and weeks of a plan in words. `weekOf` is the first day of a week, YYYY-MM-DD; days are 1 to 7, as `DAY_NAMES`. */

import { DAY_NAMES, DAYS_PER_WEEK } from "../../constants/meals.ts";
import { formatDate } from "./date-text.ts";

const DAY_MS = 24 * 3600 * 1000;

/** Midnight of a plan's day, in UTC. */
export function dateOfDay(weekOf: string, day: number): Date {
  return new Date(Date.parse(`${weekOf}T00:00:00Z`) + (day - 1) * DAY_MS);
}

/** "November 16". */
export function formatDayDate(weekOf: string, day: number): string {
  return formatDate(dateOfDay(weekOf, day));
}

/** "November 16 to 22", "November 30 to December 6". */
export function formatWeek(weekOf: string): string {
  const [first, last] = [formatDayDate(weekOf, 1), formatDayDate(weekOf, DAYS_PER_WEEK)];
  const [firstMonth] = first.split(" ");
  const [lastMonth, lastDay] = last.split(" ");
  return `${first} to ${firstMonth === lastMonth ? lastDay : last}`;
}

/** Shown for a plan that begins midweek. */
export function beginText(firstDay: number): string {
  return `Your week starts on ${DAY_NAMES[firstDay - 1]}: the days before it are not planned, shopped for or counted.`;
}

/** The share of the budget that a plan beginning midweek has; both sums in words ("$68.50"). */
export function budgetOfDaysText(firstDay: number, share: string, budget: string): string {
  const days = DAYS_PER_WEEK + 1 - firstDay;
  return `${share} of your ${budget} weekly budget is for ${days === 1 ? "the one day" : `the ${days} days`} of this plan.`;
}
