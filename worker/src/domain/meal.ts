import type { MealType } from "@mealwright/schema/constants/meals";
import type { Allergen, FoodId } from "./foods/food.ts";

export interface MealIngredient {
  readonly foodId: FoodId;
  readonly name: string;
  /** Kitchen amount: `quantity` of `unit` is `grams` of the edible part. */
  readonly quantity: number;
  readonly unit: string;
  readonly grams: number;
}

/** Whole-meal sums, each rounded once. Energy in kcal; grams for macros, fibre, sugars, saturated fat; milligrams else. */
export interface Nutrition {
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fats: number;
  readonly fibre: number;
  readonly sodium: number;
  readonly sugars: number;
  readonly saturatedFat: number;
  readonly calcium: number;
  readonly iron: number;
  readonly potassium: number;
  readonly vitaminC: number;
  /** Keys above whose sum lacks a food with an unknown figure: shown as "at least". */
  readonly incomplete: readonly string[];
}

export type MealSource = "model" | "cookbook";

/** One dish in a slot. Everything numeric follows from `ingredients`. */
export interface Meal {
  readonly id: string;
  readonly name: string;
  readonly type: MealType;
  /** 1 (Monday) to 7. */
  readonly day: number;
  readonly ingredients: readonly MealIngredient[];
  readonly instructions: readonly string[];
  readonly nutrition: Nutrition;
  /** Minutes. */
  readonly prepTime: number;
  readonly allergens: readonly Allergen[];
  /** US cents for one serving, by the gram (not the basket). */
  readonly costCents: number;
  readonly source: MealSource;
  /** The cookbook recipe it came from; null for a model's dish. */
  readonly recipeId: string | null;
  /** What was changed of a model's dish, for the plan's notes: "butter became olive oil: butter contains milk." */
  readonly changes?: readonly string[];
}
