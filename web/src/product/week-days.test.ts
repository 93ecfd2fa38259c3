import { formatDayDate, formatWeek } from "@mealwright/schema/rules/text/week-text";
import { expect, test } from "vitest";
import { dayName, shortDayName, todayIn } from "./week-days.ts";

test("days are shown with names and dates", () => {
  expect(dayName(1)).toBe("Monday");
  expect(shortDayName(7)).toBe("Sun");
  expect(formatDayDate("2026-11-16", 3)).toBe("November 18");
});

test.each([
  ["2026-11-16", "November 16 to 22"],
  ["2026-11-30", "November 30 to December 6"],
])("the week of %s is shown as %s", (weekOf, text) => {
  expect(formatWeek(weekOf)).toBe(text);
});

test.each([
  [new Date(2026, 10, 16, 0, 5), 1],
  [new Date(2026, 10, 18, 23, 59), 3],
  [new Date(2026, 10, 22, 12), 7],
  [new Date(2026, 10, 23, 0, 0), null],
  [new Date(2026, 10, 15, 23, 59), null],
])("%s is day %s of the week of November 16", (now, day) => {
  expect(todayIn("2026-11-16", now)).toBe(day);
});
