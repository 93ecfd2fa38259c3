import { addWeeks, isWeekNearlyOver, mondayOf } from "@mealwright/schema/rules/week";
import { localTimeZone } from "../lib/time-zone.ts";
import { PATHS } from "../pages/paths.ts";

/** Where the planner shows next week. */
export const NEXT_WEEK_PATH = `${PATHS.planner}?week=1`;

/** The Monday of next week once it is offered first, from Friday evening on; null before. */
export function nextWeekFirst(now: Date): string | null {
  const timeZone = localTimeZone();
  return isWeekNearlyOver(now, timeZone) ? addWeeks(mondayOf(now, timeZone), 1) : null;
}
