import { isWeekNearlyOver } from "@mealwright/schema/rules/week";
import { expect, test } from "vitest";
import { dayText } from "./use-day.ts";

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

test("an open screen updates when the next week is offered first", () => {
  const before = new Date(2026, 10, 27, 17, 59);
  const after = new Date(2026, 10, 27, 18, 1);
  expect([before, after].map((now) => isWeekNearlyOver(now, ZONE))).toEqual([false, true]);
  expect(dayText(after, ZONE)).not.toBe(dayText(before, ZONE));
});

test("an open screen does not update within the same day", () => {
  expect(dayText(new Date(2026, 10, 27, 0, 1), ZONE)).toBe(dayText(new Date(2026, 10, 27, 17, 59), ZONE));
});
