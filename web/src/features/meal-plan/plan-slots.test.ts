import type { Meal } from "@mealwright/schema/contract/meals";
import { expect, test } from "vitest";
import { boardDays } from "./plan-slots.ts";

function meal(day: number, type: Meal["type"]): Meal {
  const nutrition = { calories: 1, protein: 1, carbs: 1, fats: 1 };
  return {
    id: `${day}${type}`,
    name: "x",
    type,
    day,
    ingredients: [],
    instructions: [],
    nutrition,
    prepTime: 1,
    allergens: [],
    cost: 1,
    source: "cookbook",
  };
}

test("the board has a slot for every meal that is ready or still expected, day by day", () => {
  const board = boardDays({
    slots: [
      { day: 2, type: "dinner" },
      { day: 1, type: "breakfast" },
      { day: 1, type: "dinner" },
    ],
    meals: [meal(1, "dinner"), meal(3, "snack")],
    away: [{ day: 3, type: "lunch", state: "out", energyKcal: 700, lessOfDay: 0 }],
  });
  expect(
    board.map(({ day, slots, isWhole }) => [
      day,
      isWhole,
      slots.map(({ type, meal: at, away }) => `${type} ${at ? "here" : (away?.state ?? "coming")}`),
    ]),
  ).toEqual([
    [1, false, ["breakfast coming", "dinner here"]],
    [2, false, ["dinner coming"]],
    [3, true, ["lunch out", "snack here"]],
  ]);
});

test("an empty plan shows no days", () => {
  expect(boardDays({ slots: [], meals: [], away: [] })).toEqual([]);
});
