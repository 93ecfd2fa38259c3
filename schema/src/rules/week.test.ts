import { afterEach, describe, expect, test, vi } from "vitest";
import {
  addWeeks,
  firstDayOf,
  isPlannableWeek,
  isWeekNearlyOver,
  isWeekStart,
  planSlots,
  todayOf,
  weekSlots,
  weekStart,
} from "./week.ts";

afterEach(() => void vi.restoreAllMocks());

describe("weeks", () => {
  test.each([
    ["2026-11-16T00:00:00Z", "2026-11-16"],
    ["2026-11-22T23:59:59Z", "2026-11-16"],
    ["2026-11-23T00:00:00Z", "2026-11-23"],
    ["2027-01-01T12:00:00Z", "2026-12-28"],
    ["2028-02-29T12:00:00Z", "2028-02-28"],
  ])("the week of %s starts on Monday %s", (instant, monday) => {
    expect(weekStart(new Date(instant))).toBe(monday);
  });

  test.each([
    // Kiritimati is 14 hours ahead, Pago Pago 11 behind, Kathmandu five hours and three quarters ahead.
    ["2026-11-22T09:59:59Z", "Pacific/Kiritimati", "2026-11-16"],
    ["2026-11-22T10:00:00Z", "Pacific/Kiritimati", "2026-11-23"],
    ["2026-11-23T10:59:59Z", "Pacific/Pago_Pago", "2026-11-16"],
    ["2026-11-23T11:00:00Z", "Pacific/Pago_Pago", "2026-11-23"],
    ["2026-11-22T18:14:59Z", "Asia/Kathmandu", "2026-11-16"],
    ["2026-11-22T18:15:00Z", "Asia/Kathmandu", "2026-11-23"],
    // Daylight saving time started or ended in Berlin and New York in the night before these Mondays.
    ["2026-10-25T22:59:59Z", "Europe/Berlin", "2026-10-19"],
    ["2026-10-25T23:00:00Z", "Europe/Berlin", "2026-10-26"],
    ["2026-03-29T21:59:59Z", "Europe/Berlin", "2026-03-23"],
    ["2026-03-29T22:00:00Z", "Europe/Berlin", "2026-03-30"],
    ["2026-11-02T04:59:59Z", "America/New_York", "2026-10-26"],
    ["2026-11-02T05:00:00Z", "America/New_York", "2026-11-02"],
    ["2026-11-22T23:59:59Z", "nowhere", "2026-11-16"],
  ])("at %s in %s it is the week of %s", (instant, timeZone, monday) => {
    expect(weekStart(new Date(instant), timeZone)).toBe(monday);
  });

  // WebKitGTK writes the day or the month first in a locale where others begin with the year.
  test.each(["en-US", "en-GB", "en-CA", "de-DE", "sv-SE"])(
    "the week is right even if the browser writes dates as in %s",
    (locale) => {
      // The formatter of the last time zone is cached, so using another one first creates a new formatter.
      weekStart(new Date(0), "Asia/Tokyo");
      const Format = Intl.DateTimeFormat;
      vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function write(_, options) {
        return new Format(locale, options);
      });
      const night = new Date("2026-11-22T18:15:00Z");
      expect(weekStart(night, "Asia/Kathmandu")).toBe("2026-11-23");
      expect(firstDayOf("2026-11-16", night, "UTC")).toBe(7);
      expect(isWeekNearlyOver(new Date("2026-11-20T18:00:00Z"), "UTC")).toBe(true);
    },
  );

  test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "Europe/Berlin", "America/New_York"])(
    "in %s every hour of a year falls in the right week, with no day missing",
    (timeZone) => {
      const begin = Date.UTC(2026, 0, 1);
      let last = { weekOf: "", today: 0 };
      const wrong: string[] = [];
      for (let hour = 0; hour < 366 * 24; hour += 1) {
        const now = new Date(begin + hour * 3_600_000);
        const weekOf = weekStart(now, timeZone);
        const today = todayOf(weekOf, now, timeZone) ?? 0;
        const isInOthers = [1, -1].some((by) => todayOf(addWeeks(weekOf, by), now, timeZone) !== null);
        const isNextDay = today === last.today + 1 && weekOf === last.weekOf;
        const isNextWeek = today === 1 && last.today === 7 && weekOf === addWeeks(last.weekOf, 1);
        const isSameDay = today === last.today && weekOf === last.weekOf;
        const follows = hour === 0 || isNextDay || isNextWeek || isSameDay;
        if (today < 1 || isInOthers || !follows) wrong.push(now.toISOString());
        last = { weekOf, today };
      }
      expect(wrong).toEqual([]);
    },
  );

  test.each([
    ["2026-11-16", true],
    ["2026-11-17", false],
    ["2026-02-30", false],
    ["2026-13-01", false],
    ["16.11.2026", false],
    ["", false],
  ])("%j is a Monday: %s", (text, answer) => {
    expect(isWeekStart(text)).toBe(answer);
  });

  test("a plan can be requested from two weeks back to three weeks ahead", () => {
    const now = new Date("2026-11-21T12:00:00Z");
    const weeks = [-3, -2, 0, 3, 4].map((offset) => isPlannableWeek(addWeeks("2026-11-16", offset), now));
    expect(weeks).toEqual([false, true, true, true, false]);
  });

  test("the allowed weeks depend on Monday in the person's own time zone", () => {
    const now = new Date("2026-11-22T11:00:00Z");
    const plannable = (timeZone: string) =>
      [-3, -2, 3, 4].map((offset) => isPlannableWeek(addWeeks("2026-11-16", offset), now, timeZone));
    expect(plannable("UTC")).toEqual([false, true, true, false]);
    expect(plannable("Pacific/Kiritimati")).toEqual([false, false, true, true]);
    expect(isPlannableWeek("2026-12-14", now, "Pacific/Kiritimati")).toBe(true);
    expect(isPlannableWeek("2026-12-14", now, "Pacific/Pago_Pago")).toBe(false);
  });

  test.each([
    ["2026-11-20T17:59:59Z", "UTC", false],
    ["2026-11-20T18:00:00Z", "UTC", true],
    ["2026-11-21T03:00:00Z", "UTC", true],
    ["2026-11-22T23:00:00Z", "UTC", true],
    ["2026-11-23T00:00:00Z", "UTC", false],
    ["2026-11-20T04:00:00Z", "Pacific/Kiritimati", true],
    ["2026-11-21T04:59:59Z", "Pacific/Pago_Pago", false],
    ["2026-11-20T12:15:00Z", "Asia/Kathmandu", true],
  ])("at %s in %s next week is offered first: %s", (instant, timeZone, isFirst) => {
    expect(isWeekNearlyOver(new Date(instant), timeZone)).toBe(isFirst);
  });
});

describe("slots", () => {
  test.each([
    [2, 14],
    [3, 21],
    [4, 28],
  ] as const)("%i meals a day make %i meals a week", (mealsPerDay, count) => {
    expect(weekSlots(mealsPerDay)).toHaveLength(count);
  });

  test("Free Starter fills the first three slots", () => {
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
  ] as const)("with %i meals a day from day %i on, Free Starter's slots are %s", (mealsPerDay, firstDay, slots) => {
    const own = planSlots(mealsPerDay, false, firstDay);
    expect(own.map(({ day, type }) => `${day} ${type}`).join(", ")).toBe(slots);
    const left = weekSlots(mealsPerDay).filter(({ day }) => day >= firstDay);
    expect(planSlots(mealsPerDay, true, firstDay)).toEqual(left);
    expect(left).toHaveLength((8 - firstDay) * mealsPerDay);
  });
});

describe("the day on which a plan starts", () => {
  test.each([
    ["2026-11-18T09:00:00Z", "UTC", 3],
    ["2026-11-18T17:59:00Z", "UTC", 3],
    ["2026-11-18T18:00:00Z", "UTC", 4],
    // Half past six in the evening in Berlin, and already the next morning in Auckland.
    ["2026-11-18T17:30:00Z", "Europe/Berlin", 4],
    ["2026-11-18T12:30:00Z", "Pacific/Auckland", 4],
    ["2026-11-18T01:30:00Z", "America/New_York", 3],
    ["2026-11-18T18:00:00Z", "nowhere", 4],
    ["2026-11-22T20:00:00Z", "UTC", 7],
    ["2026-11-12T09:00:00Z", "UTC", 1],
    ["2026-11-27T09:00:00Z", "UTC", 1],
    ["2026-11-22T10:00:00Z", "Pacific/Kiritimati", 1],
    ["2026-11-16T10:00:00Z", "Pacific/Pago_Pago", 1],
    ["2026-11-20T12:15:00Z", "Asia/Kathmandu", 6],
  ])("at %s in %s it is day %i of the week of November 16", (instant, timeZone, day) => {
    expect(firstDayOf("2026-11-16", new Date(instant), timeZone)).toBe(day);
  });
});
