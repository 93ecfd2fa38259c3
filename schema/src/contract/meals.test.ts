import { expect, test } from "vitest";
import { meal } from "./meals.ts";

const { type, day } = meal.shape;

test("E07: a meal is a breakfast, lunch, dinner or snack on a day from 1 to 7, and nothing else", () => {
  expect(["breakfast", "lunch", "dinner", "snack"].every((value) => type.safeParse(value).success)).toBe(true);
  expect(["brunch", "Lunch", "", null].some((value) => type.safeParse(value).success)).toBe(false);
  expect([1, 7].every((value) => day.safeParse(value).success)).toBe(true);
  expect([0, 8, 1.5, "1"].some((value) => day.safeParse(value).success)).toBe(false);
});
