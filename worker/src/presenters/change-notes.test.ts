import { expect, test } from "vitest";
import type { Meal } from "../domain/meal.ts";
import { sumNutrition } from "../domain/nutrition/sum.ts";
import { changeNotes } from "./change-notes.ts";

function dish(name: string, changes?: readonly string[]): Meal {
  return {
    id: name,
    name,
    type: "dinner",
    day: 1,
    ingredients: [],
    instructions: [],
    nutrition: sumNutrition([]),
    prepTime: 10,
    allergens: [],
    costCents: 0,
    source: "model",
    recipeId: null,
    ...(changes ? { changes } : {}),
  };
}

test("each change is reported once, with the dishes it was made in", () => {
  const butter = "butter became olive oil: butter contains milk.";
  const honey = "honey became maple syrup: honey comes from honey.";
  expect(changeNotes([dish("A", [butter, honey]), dish("B"), dish("C", [butter])])).toEqual([
    `In “A” and “C”, ${butter}`,
    `In “A”, ${honey}`,
  ]);
  expect(changeNotes([dish("A", [butter]), dish("A", [butter])])).toEqual([`In “A”, ${butter}`]);
  expect(changeNotes("ABCDE".split("").map((name) => dish(name, [butter])))).toEqual([
    `In “A”, “B”, “C” and 2 more dishes, ${butter}`,
  ]);
});
