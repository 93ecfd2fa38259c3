import type { MealsPerDay } from "../constants/meals.ts";
import {
  DAYS_PER_WEEK,
  FREE_TIER_MEALS,
  MEAL_TYPES_BY_MEALS_PER_DAY,
  type MealType,
  WEEK_BEGINS_ON,
} from "../constants/meals.ts";
import { NEXT_WEEK_FIRST_FROM_DAY, TOMORROW_FROM_HOUR, WEEK_OFFSET } from "../constants/timings.ts";

const DAY_MS = 24 * 3600 * 1000;

/** A place in a week that one meal fills; `day` is 1 to 7, in the order of `DAY_NAMES`. */
export interface Slot {
  readonly day: number;
  readonly type: MealType;
}

/**
 * The first day of the week that an instant lies in, as `YYYY-MM-DD`.
 * @param timeZone IANA name of where the person is; one that is not known counts as UTC.
 */
export function weekStart(instant: Date, timeZone = "UTC"): string {
  const date = new Date(`${localTime(instant, timeZone).date}T00:00:00Z`);
  const daysSinceStart = (date.getUTCDay() - WEEK_BEGINS_ON + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return new Date(date.getTime() - daysSinceStart * DAY_MS).toISOString().slice(0, 10);
}

/** The first day of the week `weeks` weeks from another, both `YYYY-MM-DD`. */
export function addWeeks(weekOf: string, weeks: number): string {
  return addDays(weekOf, weeks * DAYS_PER_WEEK);
}

/** The date this many days after another, both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one date to another, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Whether a text is a real date on which a week begins. */
export function isWeekStart(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text && date.getUTCDay() === WEEK_BEGINS_ON
  );
}

/** Whether a week lies within the range that a plan may be asked for (−2 to +3 weeks of the person's own). */
export function isPlannableWeek(weekOf: string, now: Date, timeZone = "UTC"): boolean {
  const current = weekStart(now, timeZone);
  return weekOf >= addWeeks(current, WEEK_OFFSET.min) && weekOf <= addWeeks(current, WEEK_OFFSET.max);
}

/** Every slot of a whole week, in order: 14, 21 or 28. */
export function weekSlots(mealsPerDay: MealsPerDay): readonly Slot[] {
  const types = MEAL_TYPES_BY_MEALS_PER_DAY[mealsPerDay];
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => types.map((type) => ({ day: index + 1, type }))).flat();
}

/**
 * The slots that a tier's plan fills: the whole week from its first day on, or the first few for Free Starter.
 * @param firstDay where they begin; near the end of a week, the free slots are its last ones.
 */
export function planSlots(mealsPerDay: MealsPerDay, fullWeek: boolean, firstDay = 1): readonly Slot[] {
  const slots = weekSlots(mealsPerDay);
  if (fullWeek) return slots.filter(({ day }) => day >= firstDay);
  const first = Math.min(slots.length - FREE_TIER_MEALS, (firstDay - 1) * mealsPerDay);
  return slots.slice(first, first + FREE_TIER_MEALS);
}

/** The date of an instant where the person is, YYYY-MM-DD. */
export function dateOf(instant: Date, timeZone: string): string {
  return localTime(instant, timeZone).date;
}

/**
 * The day of a week, 1 to 7, with which a plan made now begins: today, or tomorrow if it is evening; the first day if
 * the week is not the current one.
 * @param timeZone IANA name of where the person is; one that is not known counts as UTC.
 */
export function firstDayOf(weekOf: string, now: Date, timeZone: string): number {
  const today = todayOf(weekOf, now, timeZone);
  if (today === null) return 1;
  return Math.min(DAYS_PER_WEEK, localTime(now, timeZone).hour >= TOMORROW_FROM_HOUR ? today + 1 : today);
}

/** Which day of a week, 1 to 7, it is where the person is; null in another week. */
export function todayOf(weekOf: string, now: Date, timeZone: string): number | null {
  const { date } = localTime(now, timeZone);
  const today = daysBetween(weekOf, date) + 1;
  return today >= 1 && today <= DAYS_PER_WEEK ? today : null;
}

/** Whether so little is left of the week that the next one is planned first. */
export function isWeekNearlyOver(now: Date, timeZone: string): boolean {
  return firstDayOf(weekStart(now, timeZone), now, timeZone) >= NEXT_WEEK_FIRST_FROM_DAY;
}

/** An IANA name that this machine knows; null for any other text and for none. */
export function knownTimeZone(name: string | undefined): string | null {
  if (name === undefined || !/^[A-Za-z][\w+/-]{1,60}$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Reads named parts, because engines write the same locale's dates in different orders. */
function localTime(now: Date, timeZone: string): { readonly date: string; readonly hour: number } {
  if (formatter?.timeZone !== timeZone) formatter = { timeZone, format: formatFor(timeZone) };
  const part: Record<string, string> = {};
  for (const { type, value } of formatter.format.formatToParts(now)) part[type] = value;
  return { date: `${part.year}-${part.month}-${part.day}`, hour: Number(part.hour) };
}

/** Keeps the last one used: creating one costs a hundred times as much as using it. */
let formatter: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | null = null;

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const options = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", hourCycle: "h23" } as const;
  try {
    return new Intl.DateTimeFormat("en", { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" });
  }
}
