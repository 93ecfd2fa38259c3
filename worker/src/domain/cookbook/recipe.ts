import type { MealType } from "@mealwright/schema/constants/meals";
import type { CookingLevel } from "@mealwright/schema/constants/questionnaire";
import type { FoodId } from "../foods/food.ts";

export const CUISINES = [
  "american",
  "british",
  "french",
  "italian",
  "spanish",
  "greek",
  "turkish",
  "levantine",
  "moroccan",
  "ethiopian",
  "indian",
  "thai",
  "vietnamese",
  "chinese",
  "japanese",
  "korean",
  "mexican",
  "caribbean",
  "peruvian",
  "nordic",
  "german",
  "eastern-european",
  "west-african",
  "international",
] as const;
export type Cuisine = (typeof CUISINES)[number];

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

/** How an ingredient grows with the portion: `free` by weight, `whole` in whole pieces of its measure, `fixed` not at all. */
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
  /** Reads like a menu; unique in the cookbook. */
  readonly name: string;
  readonly mealTypes: readonly MealType[];
  readonly cuisine: Cuisine;
  readonly level: CookingLevel;
  readonly method: CookingMethod;
  /** For variety: "chicken", "lentil", "egg", "tofu", "salmon", …; "none" where nothing dominates. */
  readonly protein: string;
  readonly premium: boolean;
  /** Start to plate, minutes. */
  readonly prepMinutes: number;
  readonly ingredients: readonly RecipeIngredient[];
  /** Steps name every main food and no amounts, so that they hold for any portion. */
  readonly instructions: readonly string[];
}
