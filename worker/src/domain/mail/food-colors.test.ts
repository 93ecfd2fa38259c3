import { expect, test } from "vitest";
import { FOODS } from "../foods/catalogue/catalogue.ts";
import { foodColors } from "./food-colors.ts";

const ofOne = (foodId: string) => foodColors([{ foodId, grams: 100 }]);

test("a plate shows the colors of its heaviest foods, each once", () => {
  expect(
    foodColors([
      { foodId: "olive-oil", grams: 300 },
      { foodId: "egg", grams: 100 },
      { foodId: "tomato", grams: 90 },
      { foodId: "cherry-tomatoes", grams: 60 },
      { foodId: "spinach", grams: 80 },
      { foodId: "bacon", grams: 20 },
    ]),
  ).toEqual(["#c8401f", "#f2a93b", "#3f7d3a"]);
});

test.each([
  ["sweet-potato", "#b5552e"],
  ["potato", "#d9b876"],
  ["coconut-milk-canned", "#efe6d4"],
  ["tuna-canned-in-oil", "#e58d70"],
  ["wheat-berries", "#cfa766"],
  ["meatless-chicken", "#dda95c"],
  ["flour-tortilla", "#dca85c"],
  ["apple-cider-vinegar", null],
  ["chicken-broth", null],
])("%s is drawn in %s", (foodId, color) => {
  expect(FOODS.has(foodId)).toBe(true);
  expect(ofOne(foodId)).toEqual(color === null ? [] : [color]);
});
