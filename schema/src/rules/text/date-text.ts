/** Dates as people write them, the same on every screen and in every mail. */

const LOCALE = "en-US";
const DAY = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "long", timeZone: "UTC" });
const FULL_DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });
const LOCAL_DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" });
const LOCAL_MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeStyle: "short" });

/** "November 16", in UTC. */
export function formatDate(date: Date): string {
  return DAY.format(date);
}

/** "November 16, 2026", in UTC. */
export function formatFullDate(instant: string): string {
  return FULL_DAY.format(new Date(instant));
}

/** The day of an instant where the reader is: "November 25, 2026". */
export function formatDay(instant: string): string {
  return LOCAL_DAY.format(new Date(instant));
}

/** The same with the time of day: "November 25, 2026 at 5:04 PM". */
export function formatMoment(instant: string): string {
  return LOCAL_MOMENT.format(new Date(instant));
}
