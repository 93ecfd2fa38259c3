import { expect, test } from "vitest";
import { stepIngredients } from "./step-ingredients.ts";

test.each([
  ["Stir the oats, milk and yogurt together.", ["rolled oats", "whole milk", "Greek yogurt", "blueberries"], [0, 1, 2]],
  ["Fold in the blueberries.", ["rolled oats", "blueberry"], [1]],
  ["Slice the chicken.", ["chicken breast", "broccoli florets"], [0]],
  ["Heat the oil.", ["olive oil", "garlic"], [0]],
  ["Heat the oil.", ["olive oil", "sesame oil"], []],
  ["Drizzle with sesame oil.", ["olive oil", "sesame oil"], [1]],
  ["Add the potatoes.", ["sweet potato", "potatoes"], [1]],
  ["Stir in a little of the soy milk.", ["1% milk", "unsweetened soy milk"], [1]],
  ["Heat the milk and the soy milk.", ["1% milk", "unsweetened soy milk"], [0, 1]],
  ["Whisk the egg whites.", ["white rice", "eggs"], [1]],
  ["Add the lentils and the water and simmer.", ["red lentils", "water"], [0, 1]],
  ["Reheat the lentils with a splash of water, stirring.", ["red lentils", "water"], [0]],
  ["Boil the pasta in plenty of boiling salted water.", ["dried pasta", "water"], [0]],
  ["Simmer the rice in twice its volume of water.", ["white rice", "water"], [0]],
  ["Serve at once.", ["white rice", "eggs"], []],
] as const)("finds the ingredients of the step: %s", (step, names, expected) => {
  const lines = names.map((name) => ({ name }));
  expect(stepIngredients(step, lines)).toEqual(expected.map((at) => lines[at]));
});
