import * as z from "zod";
import { ADVANCED_SUGGESTION_FILTERS, MEAL_TYPES, SUGGESTION_FILTERS } from "../constants/meals.ts";
import { idField } from "./fields.ts";

export const mealIngredient = z.object({
  name: z.string(),
  quantity: z.number(),
  unit: z.string(),
  /** Grams of the edible part. */
  grams: z.number(),
  foodId: z.string(),
});
export type MealIngredient = z.infer<typeof mealIngredient>;

/** kcal, grams, milligrams. The first four for everybody; the rest with complete nutrition. */
export const nutrition = z.object({
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fats: z.number(),
  fibre: z.number().optional(),
  sodium: z.number().optional(),
  sugars: z.number().optional(),
  saturatedFat: z.number().optional(),
  calcium: z.number().optional(),
  iron: z.number().optional(),
  potassium: z.number().optional(),
  vitaminC: z.number().optional(),
  /** Keys whose sum lacks a food with an unknown figure: "at least". */
  incomplete: z.array(z.string()).optional(),
});
export type Nutrition = z.infer<typeof nutrition>;

export const meal = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(MEAL_TYPES),
  day: z.number().int().min(1).max(7),
  ingredients: z.array(mealIngredient),
  instructions: z.array(z.string()),
  nutrition,
  /** Minutes. */
  prepTime: z.number(),
  allergens: z.array(z.string()),
  /** US dollars for one serving, by the gram. */
  cost: z.number(),
  source: z.enum(["model", "cookbook"]),
  /** Whether it is held in its place: a week made anew keeps it. */
  locked: z.literal(true).optional(),
});
export type Meal = z.infer<typeof meal>;

/** A meal as a client sends it back: only what identifies it is read, never its numbers. */
export const mealReference = z.looseObject({ id: idField }, "Please say which meal.");

export const regenerateMealBody = z.object({
  originalMeal: mealReference,
  userId: idField.optional(),
  excludeIngredients: z.array(z.string().max(100)).max(50).optional(),
});
export const suggestionFilters = z
  .array(
    z.enum([...SUGGESTION_FILTERS, ...ADVANCED_SUGGESTION_FILTERS], "That filter does not exist."),
    "Filters must be a list.",
  )
  .max(10, "That is too many filters.");
export const mealSuggestionsBody = z.object({
  originalMeal: mealReference,
  filters: suggestionFilters.optional(),
  cuisine: z.string().max(40).optional(),
  targetCalories: z.number().min(50).max(3000).optional(),
});
export const replaceMealBody = z.object({ originalMealId: idField, newMeal: mealReference });
export const lockMealBody = z.object({ mealId: idField, locked: z.boolean("Locked must be true or false.") });
export const replaceMealReply = z.object({ success: z.literal(true), meal });
