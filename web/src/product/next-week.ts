import { addWeeks, isWeekNearlyOver, weekStart } from "@mealwright/schema/rules/week";
import { localTimeZone } from "../lib/time-zone.ts";
import { PATHS } from "../pages/paths.ts";

/** The page of the planner that shows next week. */
export const NEXT_WEEK_PATH = `${PATHS.planner}?week=1`;

/** The first day of next week once the week is so far along that next week is offered first; null before. */
export function nextWeekFirst(now: Date): string | null {
  const timeZone = localTimeZone();
  return isWeekNearlyOver(now, timeZone) ? addWeeks(weekStart(now, timeZone), 1) : null;
}
