import { expect, test } from "vitest";
import { BASE, eaterOf, ingredient, mealOf } from "../../../../test/fixtures/meals-to-verify.ts";
import { verify } from "../../../domain/safety/gate/verify.ts";
import { toStoredMeal } from "./stored-meal.ts";

const MEAL = mealOf([...BASE, ingredient("butter-unsalted", 10)]);

function stored(change: object): unknown {
  return JSON.parse(JSON.stringify({ ...MEAL, ...change }));
}

test("a stored meal gets allergens, cost and nutrition from today's catalogue", () => {
  const older = toStoredMeal(stored({ allergens: [], costCents: 1, nutrition: { ...MEAL.nutrition, protein: 0 } }));
  expect(older).toEqual(toStoredMeal(stored({})));
  expect(older.allergens).toContain("milk");
  expect(verify(older, eaterOf())).toEqual([]);
});

test("allergens missing from a stored meal are still found by the safety check", () => {
  const kinds = verify(toStoredMeal(stored({ allergens: [] })), eaterOf(["Dairy"])).map(({ kind }) => kind);
  expect(kinds).toContain("allergen");
});

test("a stored meal with a food no longer in the catalogue is refused", () => {
  const [first, ...others] = MEAL.ingredients;
  const lost = toStoredMeal(stored({ ingredients: [{ ...first, foodId: "no-such-food" }, ...others], costCents: 1 }));
  expect(lost.costCents).toBe(1);
  expect(verify(lost, eaterOf()).map(({ kind }) => kind)).toContain("unresolved-ingredient");
});
