import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import type { NutrientKey } from "@mealwright/schema/constants/food/nutrients";
import type { MealSource, MealType } from "@mealwright/schema/constants/meals";
import type { FoodId } from "./foods/catalogue/food.ts";

export interface MealIngredient {
  readonly foodId: FoodId;
  readonly name: string;
  /** Kitchen amount: `quantity` of `unit` is `grams` of the edible part. */
  readonly quantity: number;
  readonly unit: string;
  readonly grams: number;
}

/** Whole-meal sums, each rounded once, in the units of `NUTRIENT_FACTS`. */
export interface Nutrition extends Readonly<Record<NutrientKey, number>> {
  /** Keys whose sum lacks a food with an unknown figure: shown as "at least". */
  readonly incomplete: readonly string[];
}

/** A side of a dish, and which of the meal's steps and ingredients belong to it. */
export interface Side {
  readonly recipeId: string;
  readonly name: string;
  /** The number of its steps; the steps of the sides follow the dish's own, in the order of the sides. */
  readonly steps: number;
  /** Index in the meal's `ingredients`, and how many grams of that line belong to the side. */
  readonly lines: readonly (readonly [index: number, grams: number])[];
}

/** One dish in a slot. Everything numeric follows from `ingredients`. */
export interface Meal {
  readonly id: string;
  readonly name: string;
  /** The variation, shown on a second line: "with Avocado and Slaw"; absent if the name says it all. */
  readonly detail?: string;
  readonly type: MealType;
  /** 1 to 7. */
  readonly day: number;
  readonly ingredients: readonly MealIngredient[];
  readonly instructions: readonly string[];
  /** Minutes to set a timer to for each step, null for a step without waiting; absent if unknown. */
  readonly stepMinutes?: readonly (number | null)[];
  readonly nutrition: Nutrition;
  /** Minutes. */
  readonly prepTime: number;
  readonly allergens: readonly Allergen[];
  /** US cents for one serving, by the gram (not the basket). */
  readonly costCents: number;
  readonly source: MealSource;
  /** The cookbook recipe it came from; null for a model's dish. */
  readonly recipeId: string | null;
  /** The dish's sides; absent if it has none, and in meals that are older than this field. */
  readonly sides?: readonly Side[];
  /** What was changed of a model's dish, for the plan's notes: "butter became olive oil: butter contains milk." */
  readonly changes?: readonly string[];
  /**
   * This meal is the other half of an earlier one of its plan, as long as that exists and keeps; `insteadOf` is the
   * meal it replaced.
   */
  readonly leftover?: { readonly mealId: string; readonly insteadOf: string | null };
}
