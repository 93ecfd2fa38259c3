import { expect, test } from "vitest";
import { allRecipes } from "../cookbook/cookbook.ts";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import type { MealIngredient } from "../meal.ts";
import { aheadOf } from "./ahead.ts";

function line(foodId: string): MealIngredient {
  const { name } = requireFood(foodId);
  return { foodId, name, quantity: 150, unit: "g", grams: 150 };
}

const THAW = "Move from the freezer to the fridge, if frozen:";

test.each([
  ["nothing for salmon eaten fresh on the shopping day", "salmon-atlantic-farmed", 1, []],
  [
    "thaw salmon for the end of the week",
    "salmon-atlantic-farmed",
    6,
    [`${THAW} ${requireFood("salmon-atlantic-farmed").name}.`],
  ],
  ["nothing for peas, which are cooked frozen", "peas-frozen", 6, []],
  ["nothing for spinach, which is bought fresh", "spinach", 6, []],
] as const)("what to do ahead: %s", (_, foodId, day, expected) => {
  expect(aheadOf({ ingredients: [line(foodId)], instructions: ["Cook it."], day })).toEqual(expected);
});

test("a step to be done the evening before is announced, in any recipe", () => {
  const instructions = ["Soak the oats overnight.", "Eat the day after.", "The night before, salt the eggplant."];
  expect(aheadOf({ ingredients: [], instructions, day: 3 })).toEqual([
    "Start the evening before: Soak the oats overnight.",
    "Start the evening before: The night before, salt the eggplant.",
  ]);
});

test("recipes with soaked beans are announced", () => {
  const soaked = allRecipes().filter(
    ({ instructions }) => aheadOf({ ingredients: [], instructions, day: 1 }).length > 0,
  );
  expect(soaked.length).toBeGreaterThan(0);
  for (const { id, instructions } of soaked) expect(instructions.join(" "), id).toMatch(/soak/i);
});
