import { describe, expect, test } from "vitest";
import { usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import type { Meal } from "../../meal.ts";
import { mealOf, toMeal } from "../../planner/model/build/to-meal.ts";
import { portion } from "../../planner/model/portion.ts";
import { verify } from "../../safety/gate/verify.ts";
import { allRecipes, allSides } from "../cookbook.ts";
import type { Recipe } from "../recipe.ts";
import { leftoverOf } from "./leftovers.ts";
import { asCooked, asMade, leftoverLinks, leftoverOfMeal } from "./meal-leftovers.ts";

function recipeKeeping(days: number | null): Recipe {
  const found = allRecipes().find(
    (recipe) => (leftoverOf(recipe)?.keepsDays ?? null) === days && recipe.mealTypes.includes("dinner"),
  );
  if (found === undefined) throw new Error(`no recipe that keeps ${days} days`);
  return found;
}

const STEW = recipeKeeping(3);
const RICE = recipeKeeping(1);
const AT_ONCE = recipeKeeping(null);

const cooked = (recipe: Recipe, day: number, id: string): Meal => toMeal(recipe, 1, { day, type: "dinner" }, id);
const eaten = (source: Meal, day: number, id: string): Meal => ({
  ...source,
  id,
  day,
  type: "lunch",
  leftover: { mealId: source.id, insteadOf: null },
});
const gramsOf = (meals: readonly Meal[]) =>
  meals.flatMap(({ ingredients }) => ingredients).reduce((sum, { grams }) => sum + grams, 0);

describe("whether a meal is a leftover depends on the current meals", () => {
  const stew = cooked(STEW, 2, "a");
  test.each([
    ["the next day", [stew, eaten(stew, 3, "b")], true],
    ["on the last safe day", [stew, eaten(stew, 5, "b")], true],
    ["one day too late", [stew, eaten(stew, 6, "b")], false],
    ["on the day of cooking", [stew, eaten(stew, 2, "b")], false],
    ["before the cooking", [stew, eaten(stew, 1, "b")], false],
    ["of a removed meal", [eaten(stew, 3, "b")], false],
    ["of a slot that now has another dish", [{ ...cooked(RICE, 2, "a") }, eaten(stew, 3, "b")], false],
  ] as const)("leftovers eaten %s", (_, meals, isLeft) => {
    const { sourceOf, eaterOf, lost } = leftoverLinks(meals);
    expect([sourceOf.has("b"), eaterOf.has("a"), lost.map(({ id }) => id)]).toEqual([
      isLeft,
      isLeft,
      isLeft ? [] : ["b"],
    ]);
  });

  test("rice is eaten the next day, and dishes that do not keep leave nothing", () => {
    const rice = cooked(RICE, 2, "a");
    expect(leftoverLinks([rice, eaten(rice, 3, "b")]).lost).toEqual([]);
    expect(leftoverLinks([rice, eaten(rice, 4, "b")]).lost).toHaveLength(1);
    const steak = cooked(AT_ONCE, 2, "a");
    expect(leftoverOfMeal(steak)).toBeNull();
    expect(leftoverLinks([steak, eaten(steak, 3, "b")]).lost).toHaveLength(1);
  });

  test("a side is made fresh, and does not prevent leftovers of the dish", () => {
    const quick = allSides().find(({ ingredients }) =>
      ingredients.some(({ foodId }) => foodId.endsWith("-rice-cooked")),
    );
    if (quick === undefined) throw new Error("no side of rice that is bought cooked");
    const portioned = (recipe: Recipe) => ({ recipe, ingredients: portion(recipe, 1) });
    const meal = mealOf(portioned(STEW), [portioned(quick)], { day: 2, type: "dinner" }, "a");
    expect(leftoverOfMeal(meal)?.keepsDays).toBe(3);
    expect(leftoverLinks([meal, eaten(meal, 4, "b")]).lost).toEqual([]);
  });

  test("half a dish serves one meal, and leftovers are not reheated twice", () => {
    const first = eaten(stew, 3, "b");
    expect(leftoverLinks([stew, first, eaten(stew, 4, "c")]).lost.map(({ id }) => id)).toEqual(["c"]);
    expect(leftoverLinks([stew, first, eaten(first, 4, "c")]).lost.map(({ id }) => id)).toEqual(["c"]);
  });
});

describe("a dish cooked once and eaten twice", () => {
  const stew = cooked(STEW, 2, "a");
  const lunch = eaten(stew, 3, "b");
  const other = cooked(AT_ONCE, 3, "d");
  const week = [stew, lunch, other];

  test("is bought for both meals on the day it is cooked, to the gram", () => {
    const bought = asCooked(week, () => 2);
    expect(bought.map(({ id }) => id)).toEqual(["a", "d"]);
    expect(gramsOf(bought)).toBeCloseTo(gramsOf(week), 6);
    expect(bought.reduce((sum, { costCents }) => sum + costCents, 0)).toBe(stew.costCents * 2 + other.costCents);
    expect(asCooked([stew, other], () => 1)).toEqual([stew, other]);
  });

  test("is bought for the number of people eating on each of the two days", () => {
    const eating = (day: number) => (day === 3 ? 3 : 2);
    const bought = asCooked(week, eating).reduce((sum, meal) => sum + gramsOf([meal]) * eating(meal.day), 0);
    expect(bought).toBeCloseTo(
      week.reduce((sum, meal) => sum + gramsOf([meal]) * eating(meal.day), 0),
      6,
    );
  });

  test("says so in the first recipe, and is reheated to a safe temperature in the second", () => {
    const links = leftoverLinks(week);
    const source = asMade(stew, links);
    expect(source.instructions[0]).toBe("Cook double: twice the amounts here. Half is for Wednesday’s lunch.");
    expect(source.instructions.slice(1)).toEqual(stew.instructions);
    expect(source.stepMinutes).toHaveLength(source.instructions.length);
    const warmed = asMade(lunch, links);
    expect(warmed.instructions[0]).toContain("cooked on Tuesday");
    expect(warmed.instructions[1]).toContain("74 °C (165 °F)");
    expect(warmed.instructions).toHaveLength(2);
    expect(warmed.prepTime).toBeLessThanOrEqual(10);
    expect(warmed.nutrition).toEqual(stew.nutrition);
    expect(asMade(other, links)).toEqual(other);
    expect(asMade(lunch, leftoverLinks([lunch])).instructions).toEqual(stew.instructions);
  });

  test("lists the portions of both meals if different people eat on the two days", () => {
    const links = leftoverLinks(week);
    const told = (portionsByDay: readonly number[]) =>
      asMade(stew, links, { household: 3, portionsByDay }).instructions[0];
    expect(told([3, 3.25, 4, 3, 3, 3, 3])).toBe("Cook 7¼ portions: 3¼ for this meal and 4 for Wednesday’s lunch.");
    expect(told([1, 3, 3, 1, 1, 1, 1])).toContain("Cook double");
  });

  test("passes the safety check if its source does", () => {
    const { eater } = usualRequest();
    expect(verify(lunch, { ...eater, maxPrepMinutes: 240 })).toEqual(verify(stew, { ...eater, maxPrepMinutes: 240 }));
  });
});
