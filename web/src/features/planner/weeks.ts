import { WEEK_OFFSET } from "@mealwright/schema/constants/timings";
import { addWeeks, weekStart } from "@mealwright/schema/rules/week";
import { localTimeZone } from "../../lib/time-zone.ts";

/** The week offset in the address, clamped to the range; this week when it is no number. */
export function readOffset(text: string | null): number {
  const number = text === null ? 0 : Number(text);
  return Number.isInteger(number) ? Math.min(Math.max(number, WEEK_OFFSET.min), WEEK_OFFSET.max) : 0;
}

/** The first day of the week that is shown, YYYY-MM-DD. */
export function weekAt(offset: number, now: Date): string {
  return addWeeks(weekStart(now, localTimeZone()), offset);
}

/** "This week", "Last week", "In 3 weeks". */
export function offsetText(offset: number): string {
  switch (offset) {
    case 0:
      return "This week";
    case -1:
      return "Last week";
    case 1:
      return "Next week";
    default:
      return offset < 0 ? `${-offset} weeks ago` : `In ${offset} weeks`;
  }
}
