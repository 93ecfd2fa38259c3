const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
const MOMENT = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });

/** The day of an instant where the browser is: November 25, 2026. */
export function formatDay(instant: string): string {
  return DAY.format(new Date(instant));
}

/** The same with the time of day: November 25, 2026 at 5:04 PM. */
export function formatMoment(instant: string): string {
  return MOMENT.format(new Date(instant));
}
