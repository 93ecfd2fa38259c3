import { expect, test } from "vitest";
import { ingredient, mealOf } from "../../../test/fixtures/meals-to-verify.ts";
import { WEEK_FIGURES, weekFiguresOf } from "./week-figures.ts";

const MEAL = mealOf([ingredient("white-rice-long-grain", 80)]);

/** The value that SQLite's `json_extract` would find at the path. */
function at(path: string): unknown {
  const keys = path.replace("$.", "").split(".");
  return keys.reduce((part: unknown, key) => Object(part)[key], JSON.parse(JSON.stringify(MEAL)));
}

test.each(Object.entries(WEEK_FIGURES))(
  "%s: the path for the database query points to the figure of a meal",
  (_, { path, of }) => {
    expect(of(MEAL)).toBe(path === null ? 1 : at(path));
  },
);

test("weekly figures are sums, and none without meals", () => {
  expect(weekFiguresOf([MEAL, MEAL])).toMatchObject({ mealsSaved: 2, weeklyCalories: 2 * MEAL.nutrition.calories });
  expect(new Set(Object.values(weekFiguresOf([])))).toEqual(new Set([0]));
});
