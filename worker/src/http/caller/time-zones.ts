import { knownTimeZone, weekStart } from "@mealwright/schema/rules/week";

/** More than there are time zones; limits the memory that names in varying upper and lower case can take. */
const NAMES_MOST = 1_000;

const names = new Map<string, string>();

/** `knownTimeZone` with a cache, because `Intl` is slow to look a name up. */
export function timeZoneNamed(name: string | undefined): string | null {
  if (name === undefined) return null;
  const known = names.get(name) ?? knownTimeZone(name);
  if (known !== null && names.size < NAMES_MOST) names.set(name, known);
  return known;
}

/** Offsets from UTC are multiples of this, so that a week cannot begin in between. */
const QUARTER_HOUR_MS = 15 * 60 * 1000;

const weeks = { quarterHour: 0, byZone: new Map<string, string>() };

/** `weekStart` now, cached for a quarter of an hour. */
export function thisWeekIn(timeZone: string, now: Date): string {
  const quarterHour = Math.floor(now.getTime() / QUARTER_HOUR_MS);
  if (quarterHour !== weeks.quarterHour || weeks.byZone.size > NAMES_MOST) {
    weeks.quarterHour = quarterHour;
    weeks.byZone.clear();
  }
  const known = weeks.byZone.get(timeZone) ?? weekStart(now, timeZone);
  weeks.byZone.set(timeZone, known);
  return known;
}
