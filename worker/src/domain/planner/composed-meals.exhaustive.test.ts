import { beforeAll, describe, expect, test } from "vitest";
import { planForPerson } from "../../../bench/weeks/plan-for-person.ts";
import { sampled } from "../../../test/fixtures/sample.ts";
import { findRecipe } from "../cookbook/cookbook.ts";
import { larderGroupOf, larderGroups } from "../foods/catalogue/larder.ts";
import type { Meal } from "../meal.ts";
import { type MealPart, partsOf } from "./meal-parts.ts";
import { familyOf, isMain } from "./model/build/build-dishes.ts";
import { isFruit } from "./model/plate/figures-of-food.ts";

const PEOPLE = sampled(60, 24);
const weeks: (readonly Meal[])[] = [];

beforeAll(() => {
  for (let seed = 9_001; seed < 9_001 + PEOPLE; seed++) weeks.push(planForPerson(seed).meals);
}, 600_000);

const groupOf = (foodId: string) => larderGroups()[larderGroupOf(foodId)]?.name ?? "";
const gramsOf = ({ ingredients }: MealPart, isCounted: (foodId: string) => boolean) =>
  ingredients.reduce((sum, { foodId, grams }) => (isCounted(foodId) ? sum + grams : sum), 0);
const milkG = (part: MealPart) => gramsOf(part, (id) => ["milk", "yogurt"].includes(groupOf(id)));
const fruitG = (part: MealPart) => gramsOf(part, (id) => isFruit(id) && groupOf(id) !== "lemon or lime");
const isPoured = (part: MealPart) => milkG(part) > 150 && gramsOf(part, (id) => groupOf(id) !== "milk") < 20;
const isEastern = ({ recipeId }: Meal) =>
  ["chinese", "japanese", "korean", "thai", "vietnamese"].includes(findRecipe(recipeId ?? "")?.cuisine ?? "");

/** The share of meals with sides for which `isSo` holds. */
function shareOf(isSo: (dish: MealPart, beside: readonly MealPart[], meal: Meal) => boolean): number {
  const composed = weeks.flat().flatMap((meal) => {
    const [dish, ...beside] = partsOf(meal);
    return dish === undefined ? [] : [{ dish, beside, meal }];
  });
  return composed.filter(({ dish, beside, meal }) => isSo(dish, beside, meal)).length / composed.length;
}

describe("sides", () => {
  test("a glass of milk is rarely served with milk porridge", () => {
    expect(shareOf((dish, beside) => milkG(dish) >= 100 && beside.some(isPoured))).toBeLessThan(0.035);
  });

  test("fruit is rarely served with a dish of fruit", () => {
    const isFruity = (part: MealPart) => fruitG(part) >= 80;
    expect(shareOf((dish, beside) => isFruity(dish) && beside.some(isFruity))).toBeLessThan(0.01);
  });

  test("bulgur, quinoa and cow's milk are rarely served with East and Southeast Asian dishes", () => {
    const isOdd = (part: MealPart) =>
      gramsOf(part, (id) => groupOf(id) === "other grain" || /(?:whole|fat)-milk/.test(id)) > 30 &&
      part.ingredients.length <= 2;
    expect(shareOf((_, beside, meal) => isEastern(meal) && beside.some(isOdd))).toBeLessThan(0.015);
  });
});

describe("a week", () => {
  test("usually serves no side more than five times", () => {
    const often = weeks.map((meals) => {
      const times = new Map<string, number>();
      for (const name of meals.flatMap(({ sides = [] }) => sides.map((side) => side.name)))
        times.set(name, (times.get(name) ?? 0) + 1);
      return Math.max(0, ...times.values());
    });
    expect(often.filter((most) => most > 5).length).toBeLessThan(PEOPLE * 0.3);
  });

  test("rarely has mains of the same family on consecutive days", () => {
    const isNeighbor = (meals: readonly Meal[]) => {
      const mains = meals.filter(({ type }) => isMain(type));
      const familyOfMeal = ({ recipeId }: Meal) => {
        const recipe = findRecipe(recipeId ?? "");
        return recipe === undefined ? recipeId : familyOf(recipe);
      };
      return mains.some((one) =>
        mains.some((other) => other.day === one.day + 1 && familyOfMeal(other) === familyOfMeal(one)),
      );
    };
    expect(weeks.filter(isNeighbor).length).toBeLessThanOrEqual(PEOPLE * 0.05);
  });
});
