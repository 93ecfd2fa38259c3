import type { Cuisine } from "@mealwright/schema/constants/food/cuisines";
import type { MealType } from "@mealwright/schema/constants/meals";
import type { CookingLevel } from "@mealwright/schema/constants/questionnaire";
import type { FoodId } from "../foods/catalogue/food.ts";

export const COOKING_METHODS = [
  "raw",
  "assembled",
  "boiled",
  "simmered",
  "stir-fried",
  "pan-fried",
  "baked",
  "roasted",
  "grilled",
  "steamed",
  "blended",
  "braised",
] as const;
export type CookingMethod = (typeof COOKING_METHODS)[number];

/**
 * How an ingredient scales with the portion: `free` by weight, `whole` in whole pieces of its measure, `fixed` not at
 * all.
 */
export type Scaling = "free" | "whole" | "fixed";

export type IngredientRole =
  | "protein"
  | "starch"
  | "vegetable"
  | "fruit"
  | "dairy"
  | "fat"
  | "sauce"
  | "flavour"
  | "liquid";

export interface RecipeIngredient {
  readonly foodId: FoodId;
  /** Edible grams in one base serving. */
  readonly grams: number;
  readonly role: IngredientRole;
  readonly scaling: Scaling;
  /** Measure of the food to show it in ("piece", "tbsp", "cup", "clove"); absent: grams or millilitres. */
  readonly measure?: string;
}

/** One finished variant of a template: one dish for one person. Diet, allergens, nutrition and cost follow from its foods. */
export interface Recipe {
  /** Stable: `<template>.<choices>`. */
  readonly id: string;
  readonly templateId: string;
  /** Reads like a menu; only variants of the same template may share it. */
  readonly name: string;
  /** Distinguishes it from its template's other variants, on a second line; null if the name is enough. */
  readonly detail: string | null;
  readonly mealTypes: readonly MealType[];
  readonly cuisine: Cuisine;
  readonly level: CookingLevel;
  readonly method: CookingMethod;
  /** For variety: "chicken", "lentil", "egg", "tofu", "salmon", …; "none" if nothing dominates. */
  readonly protein: string;
  readonly premium: boolean;
  /** Served beside a main or breakfast, never alone in a slot. */
  readonly side: boolean;
  /** Its fish or shellfish is eaten raw. */
  readonly raw: boolean;
  /** Start to plate, minutes. */
  readonly prepMinutes: number;
  readonly ingredients: readonly RecipeIngredient[];
  /** Steps name every main food but no amounts, so that they apply to any portion. */
  readonly instructions: readonly string[];
  /** For each step, the minutes for a timer, null without a wait. */
  readonly stepMinutes: readonly (number | null)[];
}
