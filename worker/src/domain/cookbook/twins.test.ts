import { expect, test } from "vitest";
import type { FoodId } from "../foods/catalogue/food.ts";
import { allRecipes, allSides } from "./cookbook.ts";
import type { CookingMethod } from "./recipe.ts";
import { FREE_FROM } from "./variants/free-from.ts";

/** What is scattered over a dish or seasons it; more of a food than this makes another dish. Grams in a base serving. */
const GARNISH_MOST_GRAMS = 15;

interface Listed {
  readonly id: string;
  readonly method: CookingMethod;
  readonly ingredients: readonly { readonly foodId: FoodId; readonly grams: number }[];
}

const ITALY = "a snack with basil in Italy, a breakfast with ham or fish in Spain";
/** Pairs that differ by one garnish and are two dishes all the same, each with its reason. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ["pan-con-tomate.anchovy + tomato-bruschetta.tomato", ITALY],
  [
    "pan-con-tomate.ham + pan-con-tomate.anchovy",
    "ham or fish is all that the bread is topped with, and each is salty enough at this weight",
  ],
  ["pan-con-tomate.ham + tomato-bruschetta.tomato", ITALY],
]);

/** Soy sauce for one, coconut aminos for whoever may not have it: nobody is offered both (`needlessFreeFrom`). */
const FREE_FROM_FOODS: ReadonlySet<FoodId> = new Set(FREE_FROM.map(([freeFrom]) => freeFrom));

function freeFromOf({ ingredients }: Listed): string {
  return ingredients
    .flatMap(({ foodId }) => (FREE_FROM_FOODS.has(foodId) ? foodId : []))
    .sort()
    .join(" ");
}

/** The foods of a dish, and what is left of them without each of its garnishes; never nothing. */
function keysOf({ ingredients, method }: Listed): readonly string[] {
  const foods = ingredients.map(({ foodId }) => foodId).sort();
  const without = ingredients
    .filter(({ grams }) => grams <= GARNISH_MOST_GRAMS && ingredients.length > 1)
    .map((garnish) => foods.filter((food) => food !== garnish.foodId));
  return [foods, ...without].map((left) => `${method}: ${left.join(" ")}`);
}

/**
 * Pairs of dishes, cooked alike, whose sets of foods are equal, or differ by one garnish that one of them has more or
 * has in another's place.
 */
function twinsAmong(recipes: readonly Listed[]): readonly string[] {
  const byKey = new Map<string, Listed[]>();
  for (const recipe of recipes) {
    for (const key of keysOf(recipe)) {
      const before = byKey.get(key);
      if (before === undefined) byKey.set(key, [recipe]);
      else before.push(recipe);
    }
  }
  const pairs = new Set<string>();
  for (const alike of byKey.values()) {
    alike.forEach((one, at) => {
      for (const other of alike.slice(at + 1)) {
        if (one !== other && freeFromOf(one) === freeFromOf(other)) pairs.add(`${one.id} + ${other.id}`);
      }
    });
  }
  return [...pairs].sort();
}

function dish(id: string, foods: Readonly<Record<FoodId, number>>, method: CookingMethod = "simmered"): Listed {
  return { id, method, ingredients: Object.entries(foods).map(([foodId, grams]) => ({ foodId, grams })) };
}

test("no two recipes differ by one garnish, but for those named with a reason", () => {
  const twins = twinsAmong([...allRecipes(), ...allSides()]);
  expect(twins).toEqual([...REASONS.keys()]);
});

test("the check finds twins: one garnish more, another garnish, the same foods in other amounts", () => {
  const plain = dish("plain", { lentils: 120, rice: 60 });
  expect(twinsAmong([plain, dish("mint", { lentils: 120, rice: 60, mint: 6 })])).toEqual(["plain + mint"]);
  const dill = dish("dill", { lentils: 120, rice: 60, dill: 4 });
  expect(twinsAmong([dill, dish("mint", { lentils: 120, rice: 60, mint: 6 })])).toEqual(["dill + mint"]);
  expect(twinsAmong([plain, dish("more", { lentils: 150, rice: 45 })])).toEqual(["plain + more"]);
});

test("the check lets dishes be two that differ by more, are cooked otherwise, or are for whoever avoids the other's food", () => {
  const plain = dish("plain", { lentils: 120, rice: 60 });
  expect(twinsAmong([plain, dish("feta", { lentils: 120, rice: 60, "feta-cheese": 30 })])).toEqual([]);
  expect(twinsAmong([plain, dish("two", { lentils: 120, rice: 60, mint: 4, walnuts: 10 })])).toEqual([]);
  expect(twinsAmong([plain, dish("baked", { lentils: 120, rice: 60, mint: 4 }, "baked")])).toEqual([]);
  const soy = dish("soy", { rice: 60, "soy-sauce-low-sodium": 8 });
  expect(twinsAmong([soy, dish("aminos", { rice: 60, "coconut-aminos": 12 })])).toEqual([]);
});
