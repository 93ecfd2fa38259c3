import { expect, test } from "vitest";
import { planForPerson } from "../../../bench/weeks/plan-for-person.ts";
import { sampled } from "../../../test/fixtures/sample.ts";
import { findRecipe } from "../cookbook/cookbook.ts";
import { mostPortionOf } from "../cookbook/portions/portion-bounds.ts";
import type { Recipe } from "../cookbook/recipe.ts";
import type { MealIngredient } from "../meal.ts";
import { sumNutrition } from "../nutrition/sum.ts";
import { partsOf } from "./meal-parts.ts";

const PEOPLE = sampled(60, 20);
const PATIENCE = { timeout: 900_000 };
/** Whole pieces and tuned grams may take a portion slightly past its limit. */
const SLACK = 1.06;
/** A few very large meals and tight budgets may go further if nothing else fills the day. */
const MOST_PAST = { ofSides: 0.05, ofDishes: 0.03 };

interface Part {
  readonly recipe: Recipe;
  readonly ingredients: readonly MealIngredient[];
}

function isPast({ recipe, ingredients }: Part): boolean {
  const most = sumNutrition(recipe.ingredients).calories * mostPortionOf(recipe);
  return sumNutrition(ingredients).calories > most * SLACK;
}

test(`few dishes and sides of ${PEOPLE} people exceed the largest portion of their kind`, PATIENCE, () => {
  const parts = Array.from({ length: PEOPLE }, (_, index) => planForPerson(index + 1).meals)
    .flat()
    .flatMap(partsOf)
    .flatMap(({ recipeId, ingredients }): Part[] => {
      const recipe = findRecipe(recipeId ?? "");
      return recipe === undefined ? [] : [{ recipe, ingredients }];
    });
  const sides = parts.filter(({ recipe }) => recipe.side);
  const dishes = parts.filter(({ recipe }) => !recipe.side);
  expect(sides.length).toBeGreaterThan(PEOPLE * 5);
  expect(sides.filter(isPast).length / sides.length).toBeLessThan(MOST_PAST.ofSides);
  expect(dishes.filter(isPast).length / dishes.length).toBeLessThan(MOST_PAST.ofDishes);
});
