import { ALLERGY_SETS, DIETS } from "@mealwright/schema/constants/questionnaire";
import { meal as wireMeal } from "@mealwright/schema/contract/meals";
import { describe, expect, test } from "vitest";
import { personOf, usualRequest } from "../../test/fixtures/plan-requests.ts";
import { toStoredMeal } from "../adapters/db/plans/stored-meal.ts";
import { asMade } from "../domain/cookbook/leftovers/meal-leftovers.ts";
import type { Meal } from "../domain/meal.ts";
import { sumNutrition } from "../domain/nutrition/sum.ts";
import { planWeek } from "../domain/planner/plan-week.ts";
import { verify } from "../domain/safety/gate/verify.ts";
import { presentMeal } from "./meals.ts";

const WEEKS = 60;

function weekMeals(): readonly Meal[] {
  return Array.from({ length: WEEKS }, (_, index) => {
    const person = personOf(index % DIETS.length, (index * 37) % ALLERGY_SETS, index % 2 === 0 ? 3 : 4);
    return planWeek({ ...person, seed: index + 1 }).meals;
  }).flat();
}

const meals = weekMeals();
const composed = meals.filter(({ sides }) => sides !== undefined);

function gramsByFood(ingredients: readonly { readonly foodId: string; readonly grams: number }[]): Map<string, number> {
  const grams = new Map<string, number>();
  for (const line of ingredients) grams.set(line.foodId, (grams.get(line.foodId) ?? 0) + line.grams);
  return grams;
}

describe(`the dishes of the meals of ${WEEKS} weeks`, () => {
  test("more than a quarter of the meals have several dishes, but not all", () => {
    expect(composed.length).toBeGreaterThan(meals.length / 4);
    expect(composed.length).toBeLessThan(meals.length);
  });

  test("have exactly the meal's ingredients and energy, and its steps in order", () => {
    for (const meal of composed) {
      const wire = wireMeal.parse(presentMeal(toStoredMeal(JSON.parse(JSON.stringify(meal))), "annual-vip"));
      const parts = wire.parts ?? [];
      expect(parts).toHaveLength((meal.sides?.length ?? 0) + 1);
      expect(parts[0]?.name).toBe(meal.name);
      expect(parts.flatMap(({ instructions }) => instructions)).toEqual(wire.instructions);
      const ingredients = parts.flatMap((part) => part.ingredients);
      const [ofParts, whole] = [gramsByFood(ingredients), gramsByFood(wire.ingredients)];
      expect([...ofParts.keys()].sort()).toEqual([...whole.keys()].sort());
      for (const [foodId, grams] of whole) expect(ofParts.get(foodId)).toBeCloseTo(grams, 6);
      expect(sumNutrition(ingredients).calories).toBe(wire.nutrition.calories);
      for (const part of parts) {
        expect(part.ingredients.length).toBeGreaterThan(0);
        expect(part.instructions.length).toBeGreaterThan(0);
        expect(part.ingredients.every(({ quantity, grams }) => quantity > 0 && grams > 0)).toBe(true);
      }
    }
  });

  test("each have their own amount of a shared food", () => {
    const shared = composed.flatMap((meal) => {
      const parts = presentMeal(meal, "annual-vip").parts ?? [];
      return parts.reduce((sum, part) => sum + part.ingredients.length, 0) > meal.ingredients.length ? [meal] : [];
    });
    expect(shared.length).toBeGreaterThan(0);
  });

  test("add little to a stored meal's size", () => {
    const size = (some: readonly Meal[]) => some.reduce((sum, meal) => sum + JSON.stringify(meal).length, 0);
    const bare = composed.map(({ sides: _, ...meal }) => meal);
    expect(size(composed) / size(bare)).toBeLessThan(1.12);
  });

  test("are not listed for a meal of one dish or an older stored meal", () => {
    const alone = meals.find(({ sides }) => sides === undefined);
    const [before] = composed.map(({ sides: _, ...meal }) => meal);
    for (const meal of [alone, before]) {
      expect(meal && presentMeal(toStoredMeal(JSON.parse(JSON.stringify(meal))), "annual-vip")).not.toHaveProperty(
        "parts",
      );
    }
  });
});

test("include the extra steps for leftovers", () => {
  const source = composed.find(({ type }) => type === "dinner");
  if (source === undefined) throw new Error("no composed dinner");
  const links = { sourceOf: new Map<string, Meal>(), eaterOf: new Map([[source.id, source]]), lost: [] };
  const made = asMade(source, links);
  const wire = presentMeal(made, "annual-vip");
  expect(wire.parts?.[0]?.instructions[0]).toBe(made.instructions[0]);
  expect(wire.parts?.at(-1)?.instructions).toEqual(source.instructions.slice(-(source.sides?.at(-1)?.steps ?? 0)));
  expect(wire.parts?.flatMap(({ instructions }) => instructions)).toEqual(made.instructions);
});

describe("the safety check refuses a side that is not in the meal", () => {
  const eater = usualRequest().eater;
  const meal = planWeek(usualRequest()).meals.find(({ sides }) => sides !== undefined);
  const side = meal?.sides?.[0];
  if (meal === undefined || side === undefined) throw new Error("no composed meal");
  test("the meal itself passes", () => {
    expect(verify(meal, eater)).toEqual([]);
  });
  test.each([
    ["more of a food than the meal has", { ...side, lines: [[0, 5_000]] as const }],
    ["a missing ingredient", { ...side, lines: [[99, 10]] as const }],
    ["all the steps of the meal", { ...side, steps: meal.instructions.length }],
  ])("with %s", (_, other) => {
    expect(verify({ ...meal, sides: [other] }, eater).map(({ kind }) => kind)).toContain("amount");
  });
});
