import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import { describe, expect, test } from "vitest";
import { buildGroceryList } from "./build-grocery-list.ts";
import type { GroceryList } from "./grocery-list.ts";
import { type GroceryTick, pressTime, readTicks, tickOf } from "./ticks.ts";

const listOf = (grams: Readonly<Record<string, number>>, system: UnitSystem = "metric"): GroceryList =>
  buildGroceryList({
    meals: [
      {
        id: "a",
        name: "Meal",
        day: 1,
        ingredients: Object.entries(grams).map(([foodId, g]) => ({ foodId, grams: g })),
      },
    ],
    household: 1,
    cupboard: [],
    system,
  });
const tick = (list: GroceryList, item: string): GroceryTick => {
  const made = tickOf(list, item, true);
  if (made === null) throw new Error(`no line ${item}`);
  return made;
};
const shown = (list: GroceryList, ticks: readonly GroceryTick[]) =>
  [...readTicks(list, ticks)].filter(([, { checked }]) => checked).map(([item]) => item);
const notes = (list: GroceryList, ticks: readonly GroceryTick[]) =>
  [...readTicks(list, ticks).values()].flatMap(({ bought }) => bought ?? []);

describe("a tick after the plan changes", () => {
  const before = listOf({ "white-rice-long-grain": 300, "olive-oil": 10 });
  const ticks = [tick(before, "white-rice-long-grain"), tick(before, "olive-oil")];

  test.each<[string, Readonly<Record<string, number>>, readonly string[], readonly object[]]>([
    [
      "stays while the packs are the same",
      { "white-rice-long-grain": 450, "olive-oil": 10 },
      ["white-rice-long-grain", "olive-oil"],
      [],
    ],
    [
      "disappears when more packs are needed, and shows what is there",
      { "white-rice-long-grain": 800, "olive-oil": 10 },
      ["olive-oil"],
      [{ grams: 500, moreGrams: 500 }],
    ],
    [
      "of a staple stays, whatever the amount",
      { "white-rice-long-grain": 300, "olive-oil": 90 },
      ["white-rice-long-grain", "olive-oil"],
      [],
    ],
    ["is not shown for a removed line", { onion: 110 }, [], []],
  ])("a tick %s", (_, grams, ticked, said) => {
    expect(shown(listOf(grams), ticks)).toEqual(ticked);
    expect(notes(listOf(grams), ticks)).toEqual(said);
  });

  test("stays when less is needed, and shows the surplus", () => {
    const large = listOf({ "white-rice-long-grain": 1_400 });
    const bought = [tick(large, "white-rice-long-grain")];
    expect(shown(before, bought)).toEqual(["white-rice-long-grain"]);
    expect(notes(before, bought)).toEqual([{ grams: 1_500, moreGrams: -1_000 }]);
  });

  test("is counted in pieces", () => {
    const bought = [tick(listOf({ lemon: 58 }), "lemon")];
    expect(notes(listOf({ lemon: 170 }), bought)).toEqual([{ grams: 110, moreGrams: 220 }]);
  });

  test("disappears when taken back, and cannot be set on a missing line", () => {
    const back = tickOf(before, "olive-oil", false);
    expect(shown(before, back === null ? ticks : [back])).toEqual([]);
    expect(tickOf(before, "egg", true)).toBeNull();
  });
});

describe("a tick after switching units", () => {
  // 330 g are 400 g in metric packs and 680 g in American ones: what is bought differs, the need does not.
  const foods = [
    "white-rice-long-grain",
    "rolled-oats",
    "spinach",
    "whole-milk",
    "carrot",
    "black-beans-canned-drained",
  ];

  test.each([90, 180, 330, 470, 640, 910, 1_300])("of %d g stays, in both directions", (grams) => {
    const need = Object.fromEntries(foods.map((id) => [id, grams]));
    for (const [from, to] of [
      ["metric", "us"],
      ["us", "metric"],
    ] as const) {
      const ticks = foods.map((id) => tick(listOf(need, from), id));
      expect(shown(listOf(need, to), ticks).sort()).toEqual([...foods].sort());
      expect(notes(listOf(need, to), ticks)).toEqual([]);
    }
  });

  test("disappears when more is needed than was bought", () => {
    const ticks = [tick(listOf({ "white-rice-long-grain": 300 }), "white-rice-long-grain")];
    expect(shown(listOf({ "white-rice-long-grain": 480 }, "us"), ticks)).toEqual(["white-rice-long-grain"]);
    expect(shown(listOf({ "white-rice-long-grain": 600 }, "us"), ticks)).toEqual([]);
  });
});

test.each<[string, number | undefined, number]>([
  ["missing counts from its arrival", undefined, 0],
  ["a moment ago is kept", -250, -250],
  ["as old as a slow request is kept", -60_000, -60_000],
  ["slightly in the future is kept", 5_000, 5_000],
  ["hours old is replaced", -3_600_000, 0],
  ["a day in the future is replaced", 86_400_000, 0],
])("a tick with a time that is %s", (_, afterNowMs, expectedMs) => {
  const now = new Date("2026-11-23T10:00:00Z");
  const pressedAt = afterNowMs === undefined ? undefined : now.getTime() + afterNowMs;
  expect(pressTime({ pressedAt }, now).getTime() - now.getTime()).toBe(expectedMs);
});

test("the time of a tick that waited for the network is corrected for a wrong clock", () => {
  const now = new Date("2026-11-16T12:00:00Z");
  const hourMs = 3_600_000;
  for (const clock of [now.getTime(), 0, now.getTime() + 400 * 24 * hourMs]) {
    expect(pressTime({ pressedAt: clock, sentAt: clock + hourMs }, now).getTime()).toBe(now.getTime() - hourMs);
  }
  expect(pressTime({ pressedAt: hourMs, sentAt: 0 }, now)).toEqual(now);
});
