import { expect, test } from "vitest";
import { eaterWith, usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { allRecipes, allSides } from "../../cookbook/cookbook.ts";
import type { Recipe } from "../../cookbook/recipe.ts";
import { listTwins } from "../../foods/catalogue/twins.ts";
import type { Meal } from "../../meal.ts";
import { netCarbohydrateG } from "../../nutrition/day.ts";
import { nutritionOf } from "../../nutrition/sum.ts";
import { verify } from "../../safety/gate/verify.ts";
import { planTotals } from "../explain/totals.ts";
import { partsOf } from "../meal-parts.ts";
import { mealOf, toMeal } from "../model/build/to-meal.ts";
import { portion } from "../model/portion.ts";
import { planWeek } from "../plan-week.ts";
import { mergeFoods } from "./merge-foods.ts";

const request = usualRequest({ eater: eaterWith("omnivore", [], 120), household: 1 });

function recipeWith(foodId: string, without: string): Recipe {
  const isOne = ({ ingredients, name, mealTypes }: Recipe) =>
    mealTypes.includes("dinner") &&
    ingredients.some((line) => line.foodId === foodId) &&
    !ingredients.some((line) => line.foodId === without) &&
    !/lime|lemon/i.test(name);
  const recipe = allRecipes().find(isOne);
  if (recipe === undefined) throw new Error(`no dish with ${foodId}`);
  return recipe;
}

const withLemon = recipeWith("lemon-juice", "lime-juice");
const withLime = recipeWith("lime-juice", "lemon-juice");
const dinner = (day: number) => ({ day, type: "dinner" as const });
const foodsOf = (meals: readonly Meal[]) =>
  new Set(meals.flatMap(({ ingredients }) => ingredients.map((one) => one.foodId)));
const textsOf = ({ detail = "", instructions, ingredients }: Meal) =>
  [detail, ...instructions, ...ingredients.map(({ name }) => name)].join(" ");

test("a week with lemon and lime juice keeps only the one it needs more of, in foods and text", () => {
  const meals = [toMeal(withLemon, 2, dinner(1), "one"), toMeal(withLime, 0.5, dinner(2), "other")];
  const merged = mergeFoods(request, meals, []);
  expect(foodsOf(merged)).toContain("lemon-juice");
  expect(foodsOf(merged)).not.toContain("lime-juice");
  expect(merged[0]).toEqual(meals[0]);
  expect(textsOf(meals[1] as Meal)).toMatch(/\blime\b/i);
  expect(textsOf(merged[1] as Meal)).not.toMatch(/\blimes?\b/i);
  for (const meal of merged) {
    expect(meal.nutrition).toEqual(nutritionOf(meal));
    expect(verify(meal, request.eater)).toEqual([]);
  }
});

test("a fixed meal keeps its food, and the other meals switch to it", () => {
  const stays = toMeal(withLime, 0.5, dinner(1), "stays");
  const [merged] = mergeFoods(request, [toMeal(withLemon, 1, dinner(2), "new")], [stays]);
  expect(foodsOf([merged as Meal])).toContain("lime-juice");
  expect(foodsOf([merged as Meal])).not.toContain("lemon-juice");
});

test("a food stays if replacing it would exceed the day's net carbohydrate limit", () => {
  const stays = toMeal(withLime, 0.5, dinner(1), "stays");
  const meal = toMeal(withLemon, 3, dinner(2), "new");
  const limited = (netCarbohydrateMaxG: number) => ({
    ...request,
    targets: { ...request.targets, netCarbohydrateMaxG },
  });
  // With one meal planned, the day's limit is scaled to that meal's share.
  const mostOf = planTotals([stays, meal], request, null).days.map(
    ({ nutrition, targetKcal }) => (netCarbohydrateG(nutrition) * request.targets.energyKcal) / targetKcal,
  );
  const most = Math.max(...mostOf);
  expect(mostOf[1]).toBe(most);
  expect(foodsOf(mergeFoods(limited(most), [meal], [stays]))).toContain("lemon-juice");
  expect(foodsOf(mergeFoods(limited(most * 1.1), [meal], [stays]))).toContain("lime-juice");
});

test("a dish and its side share one line of juice, and each knows its part of it", () => {
  const side = allSides().find(({ ingredients }) => ingredients.some(({ foodId }) => foodId === "lime-juice"));
  if (side === undefined) throw new Error("no side with lime juice");
  const composed = (recipe: Recipe) => ({ recipe, ingredients: portion(recipe, 1) });
  const meal = mealOf(composed(withLemon), [composed(side)], dinner(1), "composed");
  const [merged] = mergeFoods(request, [meal, toMeal(withLemon, 2, dinner(2), "more")], []);
  const juices = (merged as Meal).ingredients.filter(({ foodId }) => /^(lemon|lime)-juice$/.test(foodId));
  expect(juices.map(({ foodId }) => foodId)).toEqual(["lemon-juice"]);
  const [own, beside] = partsOf(merged as Meal);
  const grams = [own, beside].map(
    (part) => part?.ingredients.find(({ foodId }) => foodId === "lemon-juice")?.grams ?? 0,
  );
  expect(grams.every((one) => one > 0)).toBe(true);
  expect((grams[0] ?? 0) + (grams[1] ?? 0)).toBeCloseTo(juices[0]?.grams ?? 0, 1);
  expect(beside?.name).not.toMatch(/lime/i);
});

test("a dish named after a food keeps that food", () => {
  const named = { ...toMeal(withLime, 0.5, dinner(1), "named"), name: "Chicken with Lime" };
  const meals = [named, toMeal(withLemon, 2, dinner(2), "other")];
  expect(foodsOf(mergeFoods(request, meals, []).slice(0, 1))).toContain("lime-juice");
});

test("a dish whose steps mention two similar foods keeps both", () => {
  const foods = ["pumpkin-seeds", "sunflower-seeds"];
  const both = allRecipes().find(
    ({ ingredients, instructions }) =>
      foods.every((id) => ingredients.some(({ foodId }) => foodId === id)) &&
      instructions.some((step) => /pumpkin/.test(step) && /sunflower/.test(step)),
  );
  if (both === undefined) throw new Error("no dish with both seeds");
  const meal = toMeal(both, 1, { day: 1, type: "breakfast" }, "both");
  expect(mergeFoods(request, [meal], [])).toEqual([meal]);
});

test("planned weeks rarely buy two interchangeable foods", () => {
  let both = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const foods = foodsOf(planWeek(usualRequest({ seed })).meals);
    both += listTwins().filter(({ from, to }) => from < to && foods.has(from) && foods.has(to)).length;
  }
  expect(both).toBeLessThanOrEqual(4);
});
