import { CALLS } from "@mealwright/schema/calls";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { expect, test } from "vitest";
import { keptShape } from "./kept-shape.ts";

const { shape } = mealPlan;

test("is the same as long as the contract is", () => {
  expect(keptShape([mealPlan])).toBe(keptShape([mealPlan.extend({})]));
});

test.each([
  ["a field that is new", mealPlan.extend({ boughtAt: shape.createdAt })],
  ["a field that is gone", mealPlan.omit({ totals: true })],
  ["a field of another shape, deep inside", mealPlan.extend({ meals: shape.meals.element.omit({ id: true }).array() })],
])("is another with %s", (_, changed) => {
  expect(keptShape([changed])).not.toBe(keptShape([mealPlan]));
});

test("is of the answers that are stored", () => {
  expect(keptShape()).toBe(keptShape([CALLS.user.reply, CALLS.activeMealPlan.reply, CALLS.sharedList.reply]));
});
