import { planSlots } from "@mealwright/schema/rules/week";
import { expect, test } from "vitest";
import { todayFirst } from "./fill-plan.ts";

test.each([
  ["2026-11-18T10:00:00Z", [3, 4, 5, 6, 7, 1, 2]],
  ["2026-11-22T23:59:00Z", [7, 1, 2, 3, 4, 5, 6]],
  ["2026-11-09T10:00:00Z", [1, 2, 3, 4, 5, 6, 7]],
  ["2026-11-25T10:00:00Z", [1, 2, 3, 4, 5, 6, 7]],
])("at %s the days of the week of November 16 are planned in the order %o", (now, days) => {
  const slots = todayFirst(planSlots(3, true), "2026-11-16", new Date(now));
  expect([...new Set(slots.map(({ day }) => day))]).toEqual(days);
  expect(slots.slice(0, 3).map(({ type }) => type)).toEqual(["breakfast", "lunch", "dinner"]);
});
