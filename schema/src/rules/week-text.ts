/** Dates as people write them. `weekOf` is a Monday, YYYY-MM-DD; day 1 is Monday, 7 Sunday. */

const DAY_MS = 24 * 3600 * 1000;
const DATE_FORMAT = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "long", timeZone: "UTC" });

/** "November 16", in UTC. */
export function formatDate(date: Date): string {
  return DATE_FORMAT.format(date);
}

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
  const [first, last] = [formatDayDate(weekOf, 1), formatDayDate(weekOf, 7)];
  const [firstMonth] = first.split(" ");
  const [lastMonth, lastDay] = last.split(" ");
  return `${first} to ${firstMonth === lastMonth ? lastDay : last}`;
}
