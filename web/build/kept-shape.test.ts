import { CALLS } from "@mealwright/schema/calls";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { expect, test } from "vitest";
import { keptShape } from "./kept-shape.ts";

const { shape } = mealPlan;

test("the stored shape stays the same as long as the contract does", () => {
  expect(keptShape([mealPlan])).toBe(keptShape([mealPlan.extend({})]));
});

test.each([
  ["a new field", mealPlan.extend({ boughtAt: shape.createdAt })],
  ["a removed field", mealPlan.omit({ totals: true })],
  ["a nested field that changed", mealPlan.extend({ meals: shape.meals.element.omit({ id: true }).array() })],
])("the stored shape changes with %s", (_, changed) => {
  expect(keptShape([changed])).not.toBe(keptShape([mealPlan]));
});

test("the stored shape covers exactly the replies that the browser stores", () => {
  expect(keptShape()).toBe(keptShape([CALLS.user.reply, CALLS.activeMealPlan.reply, CALLS.sharedList.reply]));
});
