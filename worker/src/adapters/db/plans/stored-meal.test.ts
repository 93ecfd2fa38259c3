import { expect, test } from "vitest";
import { BASE, eaterOf, ingredient, mealOf } from "../../../../test/fixtures/meals-to-verify.ts";
import { verify } from "../../../domain/safety/gate/verify.ts";
import { toStoredMeal } from "./stored-meal.ts";

const MEAL = mealOf([...BASE, ingredient("butter-unsalted", 10)]);

function stored(change: object): unknown {
  return JSON.parse(JSON.stringify({ ...MEAL, ...change }));
}

test("a stored meal tells the allergens, the cost and the nutrition of its foods as they are today", () => {
  const older = toStoredMeal(stored({ allergens: [], costCents: 1, nutrition: { ...MEAL.nutrition, protein: 0 } }));
  expect(older).toEqual(toStoredMeal(stored({})));
  expect(older.allergens).toContain("milk");
  expect(verify(older, eaterOf())).toEqual([]);
});

test("what its JSON says of allergens hides none from the gate", () => {
  const kinds = verify(toStoredMeal(stored({ allergens: [] })), eaterOf(["Dairy"])).map(({ kind }) => kind);
  expect(kinds).toContain("allergen");
});

test("a meal with a food that the catalogue lost is read as it was stored, and refused", () => {
  const [first, ...others] = MEAL.ingredients;
  const lost = toStoredMeal(stored({ ingredients: [{ ...first, foodId: "no-such-food" }, ...others], costCents: 1 }));
  expect(lost.costCents).toBe(1);
  expect(verify(lost, eaterOf()).map(({ kind }) => kind)).toContain("unresolved-ingredient");
});
