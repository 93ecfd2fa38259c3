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
])("what is in a dish is said before what may be, in whatever order its foods stand: %#", (extra, reason) => {
  expect(refusedDishes([named("A", ...extra)], tableOf(["Dairy"]))).toEqual([{ reason, dishes: ["A"] }]);
});

test("a food that the diet forbids is said before the traces of another", () => {
  const meal = named("A", CHOCOLATE, ingredient("chicken-breast-skinless"));
  expect(refusedDishes([meal], tableOf(["Peanuts"], "vegan"))).toEqual([{ reason: "your diet", dishes: ["A"] }]);
});

test("a dish that was planned twice is named once, and counted once among those that are not named", () => {
  const meals = ["A", "A", "B", "C", "D", "D"].map((name) => named(name, FETA));
  expect(refusedNotes(refusedDishes(meals, tableOf(["Dairy"])), "Replaced")).toEqual([
    "Replaced because of milk: “A”, “B”, “C” and one more dish.",
  ]);
});
