/** The days of a plan, 1 to 7; `weekOf` is the first of them, YYYY-MM-DD. */

import { DAY_NAMES, DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import { dateOfDay } from "@mealwright/schema/rules/text/week-text";

const DAY_MS = 24 * 3600 * 1000;

export function dayName(day: number): string {
  return DAY_NAMES[day - 1] ?? `Day ${day}`;
}

/** "Mon". */
export function shortDayName(day: number): string {
  return dayName(day).slice(0, 3);
}

/** Today's day of a plan's week in the reader's time zone; null in another week. */
export function todayIn(weekOf: string, now: Date): number | null {
  const localDay = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const day = Math.round((localDay - dateOfDay(weekOf, 1).getTime()) / DAY_MS) + 1;
  return day >= 1 && day <= DAYS_PER_WEEK ? day : null;
}
