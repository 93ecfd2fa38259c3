import { addDays, addWeeks } from "@mealwright/schema/rules/week";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countKitchen } from "./count-kitchen.ts";
import type { Correction, KitchenHistory, KitchenWeek, SaidOnList, Storage, TickedPacks } from "./kitchen.ts";
import { listStart } from "./list-start.ts";

const MONDAY = "2026-03-02";
const KEEPS: Storage = { keepsDays: null, openedPackGrams: null };

function pressed(date: string): Pick<TickedPacks, "at" | "on"> {
  return { on: date, at: new Date(`${date}T12:00:00Z`) };
}

function weekOf(index: number, week: Partial<KitchenWeek> = {}): KitchenWeek {
  return { weekOf: addWeeks(MONDAY, index), bought: [], eaten: [], said: [], ...week };
}

function bought(grams: number, date: string = MONDAY, foodId = "rice"): TickedPacks {
  return { foodId, grams, ...pressed(date) };
}

function said(grams: number | null, date: string = MONDAY): SaidOnList {
  return { foodId: "rice", grams, at: pressed(date).at };
}

function corrected(grams: number, index: number, day: number, boughtGrams = 0): Correction {
  const week = addWeeks(MONDAY, index);
  const { at } = pressed(addDays(week, day - 1));
  return { foodId: "rice", grams, useBy: null, weekOf: week, day, boughtGrams, at };
}

function leftAt(until: string, history: Partial<KitchenHistory>, storage = KEEPS) {
  return countKitchen({ weeks: [], corrections: [], ...history }, until, () => storage).lots;
}

const weekOfRice = weekOf(0, { bought: [bought(500)], eaten: [{ foodId: "rice", day: 2, grams: 200 }] });

describe("food at home", () => {
  test.each([
    ["before a meal has used some", "2026-03-03", 500],
    ["the day after", "2026-03-04", 300],
    ["next week", "2026-03-09", 300],
  ])("is counted %s", (_, until, grams) => {
    expect(leftAt(until, { weeks: [weekOfRice] })).toEqual([{ foodId: "rice", grams, useBy: null }]);
  });

  test("counts only what was ticked as bought", () => {
    expect(leftAt("2026-03-09", { weeks: [weekOf(0, { eaten: weekOfRice.eaten })] })).toEqual([]);
  });

  test("is thrown away after its date, but only after its week's meals used it", () => {
    const eaten = [2, 6].map((day) => ({ foodId: "rice", day, grams: 100 }));
    const history = { weeks: [weekOf(0, { bought: [bought(500)], eaten })] };
    const spoiling: Storage = { keepsDays: 5, openedPackGrams: null };
    expect(leftAt("2026-03-09", history, { ...spoiling, keepsDays: 9 })).toEqual([
      { foodId: "rice", grams: 300, useBy: "2026-03-12" },
    ]);
    const { lots, flows } = countKitchen({ ...history, corrections: [] }, "2026-03-10", () => spoiling);
    expect(lots).toEqual([]);
    expect(flows.get("rice")).toEqual({ bought: 500, had: 0, eaten: 200, thrown: 300 });
  });

  test("bought fresh for the weekend has a date counted from then", () => {
    const eaten = [1, 6].map((day) => ({ foodId: "rice", day, grams: 100 }));
    const history = { weeks: [weekOf(0, { bought: [bought(300)], eaten })] };
    expect(leftAt("2026-03-09", history, { keepsDays: 4, openedPackGrams: null })).toEqual([
      { foodId: "rice", grams: 100, useBy: "2026-03-11" },
    ]);
  });

  test("of an opened can gets a date, while closed cans keep", () => {
    const week = weekOf(0, { bought: [bought(800)], eaten: [{ foodId: "rice", day: 6, grams: 250 }] });
    expect(leftAt("2026-03-09", { weeks: [week] }, { keepsDays: null, openedPackGrams: 400 })).toEqual([
      { foodId: "rice", grams: 150, useBy: "2026-03-11" },
      { foodId: "rice", grams: 400, useBy: null },
    ]);
  });

  test("is used in order of its date", () => {
    const weeks = [
      weekOf(0, { bought: [bought(100, "2026-03-08")] }),
      weekOf(1, { bought: [bought(100, "2026-03-09")], eaten: [{ foodId: "rice", day: 1, grams: 120 }] }),
    ];
    expect(leftAt("2026-03-10", { weeks }, { keepsDays: 10, openedPackGrams: null })).toEqual([
      { foodId: "rice", grams: 80, useBy: "2026-03-19" },
    ]);
  });

  test.each([
    ["more", 900, 700],
    ["less", 250, 50],
    ["none", 0, 0],
  ])("is what the person says: %s", (_, said, left) => {
    const lots = leftAt("2026-03-09", { weeks: [weekOfRice], corrections: [corrected(said, 0, 2)] });
    expect(lots.map(({ grams }) => grams)).toEqual(left === 0 ? [] : [left]);
  });

  test("bought after the person's correction is added to it, bought before is part of it", () => {
    const early = weekOf(0, { bought: [bought(500, "2026-03-03"), bought(200, "2026-03-06")] });
    const lots = leftAt("2026-03-09", { weeks: [early], corrections: [corrected(100, 0, 3)] });
    expect(lots).toEqual([{ foodId: "rice", grams: 300, useBy: null }]);
  });

  test("grows only by the difference when a line is ticked again with more", () => {
    const week = weekOf(0, { bought: [bought(1_000, "2026-03-05")] });
    const lots = leftAt("2026-03-09", { weeks: [week], corrections: [corrected(0, 0, 3, 500)] });
    expect(lots).toEqual([{ foodId: "rice", grams: 500, useBy: null }]);
  });

  test("stated on a week's list counts as there when the week began", () => {
    const leftOf = (grams: number | null) =>
      leftAt("2026-03-09", { weeks: [weekOf(0, { eaten: weekOfRice.eaten, said: [said(grams)] })] });
    expect(leftOf(350)).toEqual([{ foodId: "rice", grams: 150, useBy: null }]);
    expect(leftOf(null)).toEqual([]);
  });
});

describe("the amount taken off a week's list", () => {
  const history = { weeks: [weekOfRice], corrections: [] };

  test("is what earlier weeks left over", () => {
    const start = listStart(history, "2026-03-09", () => KEEPS);
    expect(start).toEqual({ lots: [{ foodId: "rice", grams: 300, useBy: null }], gone: [] });
    expect(listStart(history, MONDAY, () => KEEPS)).toEqual({ lots: [], gone: [] });
  });

  test("follows a correction during the week, plus what was eaten, minus what was bought since Monday", () => {
    const week = weekOf(1, { bought: [bought(200, "2026-03-09")], eaten: [{ foodId: "rice", day: 1, grams: 150 }] });
    const start = listStart(
      { weeks: [weekOfRice, week], corrections: [corrected(400, 1, 3)] },
      week.weekOf,
      () => KEEPS,
    );
    expect(start).toEqual({ lots: [{ foodId: "rice", grams: 350, useBy: null, counted: 200 }], gone: [] });
  });

  test.each([
    ["what was bought and disappeared uneaten", { bought: [bought(500)] }, 0, [300]],
    [
      "only the earlier part, if more was bought in the same tick",
      { bought: [bought(1_000, "2026-03-05")] },
      500,
      [300],
    ],
    ["nothing, if the tick was undone", { bought: [] }, 500, []],
  ])("reports as gone %s", (_, week, boughtGrams, grams) => {
    const eaten = [{ foodId: "rice", day: 1, grams: 200 }];
    const history = { weeks: [weekOf(0, { ...week, eaten })], corrections: [corrected(0, 0, 3, boughtGrams)] };
    const { gone } = listStart(history, MONDAY, () => KEEPS);
    expect(gone).toEqual(grams.map((one) => ({ foodId: "rice", grams: one, counted: 500 })));
  });

  test.each([
    [
      "the person says there is more",
      700,
      { lots: [{ foodId: "rice", grams: 200, useBy: null, counted: 500 }], gone: [] },
    ],
    ["less", 150, { lots: [], gone: [{ foodId: "rice", grams: 350, counted: 500 }] }],
  ])("does not include what was bought early for that week: %s", (_, said, start) => {
    const next = weekOf(1, { bought: [bought(500, "2026-03-05")] });
    const history = { weeks: [weekOf(0), next], corrections: [corrected(said, 0, 6, 500)] };
    expect(listStart(history, next.weekOf, () => KEEPS)).toEqual(start);
  });

  test("follows the list if that was changed after the correction", () => {
    const week = weekOf(0, { eaten: weekOfRice.eaten, said: [said(0)] });
    const history = { weeks: [week], corrections: [corrected(5_000, 0, 1)] };
    expect(listStart(history, MONDAY, () => KEEPS)).toEqual({ lots: [], gone: [] });
    expect(leftAt("2026-03-09", history)).toEqual([]);
  });

  test("follows the correction if that was made after the list was changed", () => {
    const week = weekOf(0, { eaten: weekOfRice.eaten, said: [said(5_000)] });
    expect(leftAt("2026-03-09", { weeks: [week], corrections: [corrected(700, 0, 3)] })).toEqual([
      { foodId: "rice", grams: 700, useBy: null },
    ]);
  });
});

const WEEKS = 8;
const dayNumber = fc.integer({ min: 1, max: 7 });
const grams = fc.integer({ min: 1, max: 2_000 });
const foodId = fc.constantFrom("rice", "spinach", "beans");
const STORAGES: Readonly<Record<string, Storage>> = {
  rice: KEEPS,
  spinach: { keepsDays: 5, openedPackGrams: null },
  beans: { keepsDays: null, openedPackGrams: 400 },
};
const anyWeek = fc.record({
  bought: fc.array(fc.record({ foodId, grams, day: fc.integer({ min: -1, max: 7 }) }), { maxLength: 5 }),
  eaten: fc.array(fc.record({ foodId, day: dayNumber, grams: fc.integer({ min: 1, max: 600 }) }), { maxLength: 15 }),
  said: fc.uniqueArray(fc.record({ foodId, grams: fc.option(fc.nat(1_000)), day: dayNumber }), {
    maxLength: 2,
    selector: (entry) => entry.foodId,
  }),
});
const anyHistory = fc.record({
  weeks: fc.array(anyWeek, { minLength: WEEKS, maxLength: WEEKS }),
  corrections: fc.uniqueArray(
    fc.record({
      foodId,
      grams: fc.nat(2_000),
      week: fc.integer({ min: 0, max: WEEKS - 1 }),
      day: dayNumber,
      boughtGrams: fc.nat(2_000),
    }),
    { maxLength: 3, selector: (entry) => entry.foodId },
  ),
});

test("over eight weeks the sums match every day: bought + had = eaten + left + thrown", () => {
  fc.assert(
    fc.property(anyHistory, fc.integer({ min: 0, max: WEEKS * 7 }), (drawn, days) => {
      const weeks = drawn.weeks.map((week, index) => ({
        ...weekOf(index),
        eaten: week.eaten,
        said: week.said.map(({ day, ...one }) => ({
          ...one,
          at: pressed(addDays(addWeeks(MONDAY, index), day - 1)).at,
        })),
        bought: week.bought.map((one) => bought(one.grams, addDays(addWeeks(MONDAY, index), one.day - 1), one.foodId)),
      }));
      const corrections = drawn.corrections.map((one) => ({
        ...corrected(one.grams, one.week, one.day, one.boughtGrams),
        foodId: one.foodId,
      }));
      const until = addDays(MONDAY, days);
      const { lots, flows } = countKitchen({ weeks, corrections }, until, (id) => STORAGES[id] ?? KEEPS);
      for (const [id, flow] of flows) {
        const left = lots.filter((lot) => lot.foodId === id).reduce((sum, lot) => sum + lot.grams, 0);
        expect(flow.bought + flow.had).toBe(flow.eaten + left + flow.thrown);
      }
      for (const lot of lots) {
        expect(Number.isInteger(lot.grams) && lot.grams > 0).toBe(true);
      }
      // Everything counted as bought was ticked, and nobody eats more than planned.
      const ticked = weeks.flatMap((week) => week.bought).reduce((sum, one) => sum + one.grams, 0);
      const planned = weeks.flatMap((week) => week.eaten).reduce((sum, one) => sum + one.grams, 0);
      const flowed = [...flows.values()];
      expect(flowed.reduce((sum, flow) => sum + flow.bought, 0)).toBeLessThanOrEqual(ticked);
      expect(flowed.reduce((sum, flow) => sum + flow.eaten, 0)).toBeLessThanOrEqual(planned);
    }),
    { numRuns: 500 },
  );
});
