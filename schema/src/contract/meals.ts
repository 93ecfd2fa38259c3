import * as z from "zod";
import { BASIC_NUTRIENTS, mapNutrients, NUTRIENT_KEYS } from "../constants/food/nutrients.ts";
import {
  ADVANCED_SUGGESTION_FILTERS,
  DAYS_PER_WEEK,
  MEAL_SOURCES,
  MEAL_TYPES,
  SUGGESTION_FILTERS,
} from "../constants/meals.ts";
import { idField } from "./shared/fields.ts";

export const mealIngredient = z.object({
  name: z.string(),
  quantity: z.number(),
  unit: z.string(),
  /** Grams of the edible part. */
  grams: z.number(),
  foodId: z.string(),
});
export type MealIngredient = z.infer<typeof mealIngredient>;

/** More dishes than any meal has. */
const MOST_PARTS = 20;

/** In the units of `NUTRIENT_FACTS`: the basic ones for everybody, the rest with complete nutrition. */
export const nutrition = z.object({
  ...z.object(mapNutrients(NUTRIENT_KEYS, () => z.number())).partial().shape,
  ...mapNutrients(BASIC_NUTRIENTS, () => z.number()),
  /** Keys whose sum leaves out a food with an unknown figure: it is shown as "at least". */
  incomplete: z.array(z.string()).optional(),
});
export type Nutrition = z.infer<typeof nutrition>;

/** The main dish of a composed meal, or one of its sides. */
export const mealPart = z.object({
  name: z.string(),
  ingredients: z.array(mealIngredient),
  instructions: z.array(z.string()),
});
export type MealPart = z.infer<typeof mealPart>;

export const meal = z.object({
  id: z.string(),
  name: z.string(),
  /** The variation, in a second line. */
  detail: z.exactOptional(z.string()),
  type: z.enum(MEAL_TYPES),
  day: z.number().int().min(1).max(7),
  ingredients: z.array(mealIngredient),
  instructions: z.array(z.string()),
  /** For each step the minutes to set a timer to; null where nothing is waited for. */
  stepMinutes: z.exactOptional(z.array(z.number().nullable())),
  /** For a meal of several dishes: the main first, then its sides; together they hold all ingredients and steps. */
  parts: z.exactOptional(z.array(mealPart)),
  nutrition,
  /** Minutes. */
  prepTime: z.number(),
  allergens: z.array(z.string()),
  /** US dollars for the grams of one serving, not for whole packs. */
  cost: z.number(),
  source: z.enum(MEAL_SOURCES),
  /** The earlier meal of its plan whose other half this is: it is warmed up, not cooked. */
  leftoverOf: z.object({ day: z.number().int(), type: z.enum(MEAL_TYPES) }).optional(),
  /** The later meal that is cooked for too: twice the amounts, or these portions where other people eat on that day. */
  feeds: z
    .object({
      day: z.number().int(),
      type: z.enum(MEAL_TYPES),
      portions: z.object({ now: z.number(), later: z.number() }).optional(),
    })
    .optional(),
  /** How many days leftovers keep in the fridge; absent for a dish that is eaten at once. */
  keepsDays: z.number().int().optional(),
  /** Of the premium collection. */
  premium: z.literal(true).optional(),
  /** Whether it is locked: a new plan for the week keeps it. */
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
  /**
   * Whose dishes to suggest: the cookbook's come at once, a model's take longer. Absent: both, the model's only if
   * they are quick.
   */
  source: z.enum(MEAL_SOURCES, "That source does not exist.").optional(),
});
export const replaceMealBody = z.object({
  originalMealId: idField,
  newMeal: mealReference,
  /** Restores the earlier meal unchanged; `newMeal` is the meal that was replaced. */
  undo: z.literal(true, "Undo must be true, or left out.").optional(),
});
/** A side of a meal, by its index in the meal's `parts`, where 0 is the main dish. */
const sidePlace = {
  mealId: idField,
  part: z
    .number("Please say which side.")
    .int("Please say which side.")
    .min(1, "The main dish is not a side.")
    .max(MOST_PARTS, "There is no such side."),
};
export const sideSuggestionsBody = z.object(sidePlace);
/** A possible other side, and the meal as it would be with it. */
export const sideSuggestion = z.object({ side: z.object({ id: z.string(), name: z.string() }), meal });
export type SideSuggestion = z.infer<typeof sideSuggestion>;
export const replaceSideBody = z.object({ ...sidePlace, sideId: idField });
export const moveMealBody = z.object({
  mealId: idField,
  /** The day it moves to, 1 to 7; that day's meal of the same type takes its old place. */
  day: z.number("Please say which day.").int("Please say which day.").min(1).max(DAYS_PER_WEEK),
});
export const lockMealBody = z.object({ mealId: idField, locked: z.boolean("Locked must be true or false.") });
export const replaceMealReply = z.object({ success: z.literal(true), meal });
