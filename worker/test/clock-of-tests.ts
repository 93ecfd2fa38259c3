import { DAYS_PER_WEEK, WEEK_BEGINS_ON } from "@mealwright/schema/constants/meals";

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const OFFSET_NAME = "TEST_CLOCK_OFFSET_MS";
/** Ten hours before the evening, when a plan would already begin on the next day. */
const STARTS_AT_HOUR = 8;

/** Shifts the current time of `Date`. Self-contained, because its source text also runs in the worker and in pages. */
export function shiftDate(byMs: number): void {
  const now = Reflect.get(Date, "unshiftedNow") ?? Date.now;
  const shifted = () => now() + byMs;
  const extra: Record<PropertyKey, unknown> = { now: shifted, unshiftedNow: now };
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [shifted()] : given, newTarget),
    apply: (target) => new target(shifted()).toString(),
    get: (target, key) => extra[key] ?? Reflect.get(target, key),
  });
}

/** Milliseconds from now to an hour (UTC) of a day, 1 to 7, of this week. */
function offsetOf(day: number, hour: number): number {
  const now: number = (Reflect.get(Date, "unshiftedNow") ?? Date.now)();
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const weekday = (new Date(today).getUTCDay() - WEEK_BEGINS_ON + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return today + (day - 1 - weekday) * DAY_MS + hour * HOUR_MS - now;
}

/** The variable that sets the clock of a stack or a visit to a day of this week, 1 to 7, at an hour UTC. */
export function clockAt(day: number, hour: number): { readonly [OFFSET_NAME]: string } {
  return { [OFFSET_NAME]: String(offsetOf(day, hour)) };
}

/** The clock offset of an environment, otherwise that of all tests. */
export function clockOffsetMs(environment: Readonly<Record<string, string | undefined>> = {}): number {
  return Number(environment[OFFSET_NAME] ?? process.env[OFFSET_NAME]);
}

// Weeks differ by the day on which they are made, so tests always begin on Monday morning.
process.env[OFFSET_NAME] ??= String(offsetOf(1, STARTS_AT_HOUR));
shiftDate(clockOffsetMs());
