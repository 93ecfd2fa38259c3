import type { User } from "@mealwright/schema/contract/user";
import { can } from "@mealwright/schema/rules/entitlements";
import { addWeeks, isWeekNearlyOver, weekStart } from "@mealwright/schema/rules/week";
import { localTimeZone } from "../lib/time-zone.ts";
import { PATHS } from "../pages/paths.ts";
import { useDay } from "./use-day.ts";

/** The page of the planner that shows next week. */
export const NEXT_WEEK_PATH = `${PATHS.planner}?week=1`;

/**
 * The first day of next week, YYYY-MM-DD, once this one is so far along that next week is offered first; null before,
 * and for tiers that plan no whole weeks.
 */
export function useNextWeekFirst({ tier }: Pick<User, "tier">): string | null {
  useDay();
  const now = new Date();
  const timeZone = localTimeZone();
  return can(tier, "full_week") && isWeekNearlyOver(now, timeZone) ? addWeeks(weekStart(now, timeZone), 1) : null;
}
