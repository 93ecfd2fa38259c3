import { describe, expect, test } from "vitest";
import { addWeeks, firstDayOf, isMonday, isPlannableWeek, mondayOf, planSlots, weekSlots } from "./week.ts";

describe("weeks", () => {
  test.each([
    ["2026-11-16T00:00:00Z", "2026-11-16"],
    ["2026-11-22T23:59:59Z", "2026-11-16"],
    ["2026-11-23T00:00:00Z", "2026-11-23"],
    ["2027-01-01T12:00:00Z", "2026-12-28"],
    ["2028-02-29T12:00:00Z", "2028-02-28"],
  ])("the Monday of %s is %s", (instant, monday) => {
    expect(mondayOf(new Date(instant))).toBe(monday);
  });

  test.each([
    ["2026-11-16", true],
    ["2026-11-17", false],
    ["2026-02-30", false],
    ["2026-13-01", false],
    ["16.11.2026", false],
    ["", false],
  ])("%j is a Monday: %s", (text, answer) => {
    expect(isMonday(text)).toBe(answer);
  });

  test("a plan may be asked for from two weeks back to three ahead", () => {
    const now = new Date("2026-11-21T12:00:00Z");
    const weeks = [-3, -2, 0, 3, 4].map((offset) => isPlannableWeek(addWeeks("2026-11-16", offset), now));
    expect(weeks).toEqual([false, true, true, true, false]);
  });
});

describe("slots", () => {
  test.each([
    [2, 14],
    [3, 21],
    [4, 28],
  ] as const)("%i meals a day make %i a week", (mealsPerDay, count) => {
    expect(weekSlots(mealsPerDay)).toHaveLength(count);
  });

  test("Free Starter fills the first three", () => {
    expect(planSlots(3, false).map(({ day, type }) => `${day} ${type}`)).toEqual([
      "1 breakfast",
      "1 lunch",
      "1 dinner",
    ]);
    expect(planSlots(2, false).map(({ day, type }) => `${day} ${type}`)).toEqual(["1 lunch", "1 dinner", "2 lunch"]);
  });

  test.each([
    [3, 4, "4 breakfast, 4 lunch, 4 dinner"],
    [3, 7, "7 breakfast, 7 lunch, 7 dinner"],
    [4, 7, "7 breakfast, 7 lunch, 7 dinner"],
    [2, 3, "3 lunch, 3 dinner, 4 lunch"],
    [2, 7, "6 dinner, 7 lunch, 7 dinner"],
  ] as const)("with %i meals a day, Free Starter's from day %i are %s", (mealsPerDay, firstDay, slots) => {
    const own = planSlots(mealsPerDay, false, firstDay);
    expect(own.map(({ day, type }) => `${day} ${type}`).join(", ")).toBe(slots);
    expect(planSlots(mealsPerDay, true, firstDay)).toEqual(weekSlots(mealsPerDay));
  });
});

describe("the day on which a plan begins", () => {
  test.each([
    ["2026-11-18T09:00:00Z", "UTC", 3],
    ["2026-11-18T17:59:00Z", "UTC", 3],
    ["2026-11-18T18:00:00Z", "UTC", 4],
    // An hour later in Berlin, and the next morning already in Auckland.
    ["2026-11-18T17:30:00Z", "Europe/Berlin", 4],
    ["2026-11-18T12:30:00Z", "Pacific/Auckland", 4],
    ["2026-11-18T01:30:00Z", "America/New_York", 3],
    ["2026-11-18T18:00:00Z", "nowhere", 4],
    ["2026-11-22T20:00:00Z", "UTC", 7],
    ["2026-11-12T09:00:00Z", "UTC", 1],
    ["2026-11-27T09:00:00Z", "UTC", 7],
  ])("at %s in %s it is day %i of the week of November 16", (instant, timeZone, day) => {
    expect(firstDayOf("2026-11-16", new Date(instant), timeZone)).toBe(day);
  });
});
