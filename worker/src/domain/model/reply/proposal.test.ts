import { expect, test } from "vitest";
import { parseProposal } from "./proposal.ts";

const DISH = { type: "dinner", name: "Rice with Oil", instructions: ["Boil the rice.", "Stir in the oil."] };

function readOf(ingredient: unknown) {
  return parseProposal({ ...DISH, ingredients: [ingredient] })?.ingredients[0];
}

test.each([
  ["1-2", "tbsp", 1.5, "tbsp"],
  ["1 to 2", "tbsp", 1.5, "tbsp"],
  ["½–1", "tbsp", 0.75, "tbsp"],
  ["150g", "", 150, "g"],
  ["1 1/2 tbsp", undefined, 1.5, "tbsp"],
  ["2 cloves", "piece", 2, "cloves"],
  ["1 1/2", "cup", 1.5, "cup"],
  ["1,5", "dl", 1.5, "dl"],
  ["¾", "cup", 0.75, "cup"],
  ["to taste", "pinch", null, "pinch"],
  ["some", "", null, null],
  [40, "g", 40, "g"],
  [null, "g", null, "g"],
])("amount %j with unit %j is read as %j %j", (quantity, unit, number, measure) => {
  expect(readOf({ name: "olive oil", quantity, unit })).toEqual({ name: "olive oil", quantity: number, unit: measure });
});

test('"amount" and "steps" are accepted as field names too', () => {
  expect(readOf({ name: "olive oil", amount: "1 tbsp" })).toEqual({ name: "olive oil", quantity: 1, unit: "tbsp" });
  const { instructions, ...dish } = DISH;
  expect(parseProposal({ ...dish, ingredients: ["rice"], steps: instructions })?.instructions).toEqual(instructions);
});
