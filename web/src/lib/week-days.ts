/** The days of a plan: 1 is Monday, 7 Sunday. `weekOf` is the Monday, YYYY-MM-DD. */

const DAY_NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const DAY_MS = 24 * 3600 * 1000;
const DATE_FORMAT = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

export function dayName(day: number): string {
  return DAY_NAMES[day - 1] ?? `Day ${day}`;
}

/** "Mon". */
export function shortDayName(day: number): string {
  return dayName(day).slice(0, 3);
}

/** "16 November". */
export function formatDayDate(weekOf: string, day: number): string {
  return DATE_FORMAT.format(dateOfDay(weekOf, day));
}

/** "16 to 22 November", "30 November to 6 December". */
export function formatWeek(weekOf: string): string {
  const [first, last] = [formatDayDate(weekOf, 1), formatDayDate(weekOf, 7)];
  const [firstDay, firstMonth] = first.split(" ");
  return last.endsWith(` ${firstMonth}`) ? `${firstDay} to ${last}` : `${first} to ${last}`;
}

/** Which day of a plan's week it is where the reader is; null in another week. */
export function todayIn(weekOf: string, now: Date): number | null {
  const localDay = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const day = Math.round((localDay - dateOfDay(weekOf, 1)) / DAY_MS) + 1;
  return day >= 1 && day <= 7 ? day : null;
}

function dateOfDay(weekOf: string, day: number): number {
  return Date.parse(`${weekOf}T00:00:00Z`) + (day - 1) * DAY_MS;
}
