import { expect, test } from "vitest";
import { BASE, eaterOf, ingredient, mealOf } from "../../test/fixtures/meals-to-verify.ts";
import { refusedDishes, refusedNotes } from "./refused-dishes.ts";

const CHOCOLATE = ingredient("dark-chocolate-70-85");
const FETA = ingredient("feta-cheese");
const named = (name: string, ...extra: readonly ReturnType<typeof ingredient>[]) =>
  mealOf([...BASE, ...extra], { name });
const tableOf = (...allergies: Parameters<typeof eaterOf>) => ({ ownEater: eaterOf(...allergies), diners: [] });

test.each([
  [[CHOCOLATE, FETA], "milk"],
  [[FETA, CHOCOLATE], "milk"],
  [[CHOCOLATE], "possible traces of milk"],
])("a contained allergen is named before a possible one, in any order of foods: %#", (extra, reason) => {
  expect(refusedDishes([named("A", ...extra)], tableOf(["Dairy"]))).toEqual([{ reason, dishes: ["A"] }]);
});

test("a food against the diet is named before traces in another", () => {
  const meal = named("A", CHOCOLATE, ingredient("chicken-breast-skinless"));
  expect(refusedDishes([meal], tableOf(["Peanuts"], "vegan"))).toEqual([{ reason: "your diet", dishes: ["A"] }]);
});

test("a dish planned twice is named and counted once", () => {
  const meals = ["A", "A", "B", "C", "D", "D"].map((name) => named(name, FETA));
  expect(refusedNotes(refusedDishes(meals, tableOf(["Dairy"])), "Replaced")).toEqual([
    "Replaced because of milk: “A”, “B”, “C” and one more dish.",
  ]);
});
