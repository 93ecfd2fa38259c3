import { expect, test } from "vitest";
import { BASE, eaterOf, ingredient, mealOf } from "../../../../test/fixtures/meals-to-verify.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import { textViolations } from "./verify-text.ts";

/** More texts than the cache holds, so that earlier ones are read again. */
const MANY_TEXTS = 8_200;
const LONG = "Stir the rice well and wait a little. ".repeat(40);
const STEPS = [
  "Add the butter.",
  "Add the peanut butter.",
  "Add the butter beans.",
  "Fold in the tofu and the shrimp.",
  "Lay the chicken on toast.",
  "Serve with kiwi.",
  `${LONG}Add cod.`,
  `${LONG}Add egg.`,
  `${LONG}Add oil.`,
];
const EATERS = [
  eaterOf(),
  eaterOf(["Dairy"]),
  eaterOf(["Peanuts"]),
  eaterOf(["Soy"]),
  eaterOf(["Shellfish"]),
  eaterOf(["Fish"]),
  eaterOf(["Eggs"]),
  eaterOf(["Wheat"]),
  eaterOf([], "vegan"),
  eaterOf([], "pescatarian"),
  eaterOf([], "keto"),
  eaterOf([], "omnivore", "kiwi"),
  eaterOf([], "omnivore", "rice"),
];
const DISHES = [BASE, [...BASE, ingredient("butter-unsalted", 10)], [ingredient("tofu-firm")]];
const CASES = STEPS.flatMap((step) =>
  EATERS.flatMap((eater) =>
    DISHES.map((foods) => () => {
      const meal = mealOf(foods, { instructions: [step] });
      return textViolations(
        meal,
        eater,
        foods.map(({ foodId }) => requireFood(foodId)),
      );
    }),
  ),
);

test("cached readings of a text give every person the same result as a first reading", () => {
  const first = CASES.map((judge) => judge());
  expect(first.filter(({ length }) => length > 0).length).toBeGreaterThan(20);
  const backwards = [...CASES].reverse().map((judge) => judge());
  expect(backwards.reverse()).toEqual(first);
  const instructions = Array.from({ length: MANY_TEXTS }, (_, index) => `Stir the milk ${index} times.`);
  textViolations(mealOf(BASE, { instructions }), eaterOf(["Dairy"]), []);
  expect(CASES.map((judge) => judge())).toEqual(first);
});

test("texts that differ only at their end are not confused", () => {
  const named = (step: string, eater = eaterOf(["Fish"])) =>
    textViolations(mealOf(BASE, { instructions: [step] }), eater, []).map(({ evidence }) => evidence);
  expect([named(`${LONG}Add oil.`), named(`${LONG}Add cod.`), named(`${LONG}Add egg.`)]).toEqual([[], ["cod"], []]);
  expect(named(`${LONG}Add egg.`, eaterOf(["Eggs"]))).toEqual(["egg"]);
});
