import * as z from "zod";
import { CUISINES } from "../constants/food/cuisines.ts";
import { MEAL_TYPES } from "../constants/meals.ts";
import { meal } from "./meals.ts";
import { idField } from "./shared/fields.ts";

export const favorite = z.object({
  id: z.string(),
  name: z.string(),
  /** Names the dish's variation, on a second line. */
  detail: z.exactOptional(z.string()),
  type: z.enum(MEAL_TYPES),
  prepTime: z.number(),
  rating: z.string(),
  mealId: z.string(),
});
export type Favorite = z.infer<typeof favorite>;
export const favorites = z.array(favorite);

/** A whole dish, and whether it suits the answers of today. */
export const dish = z.object({ meal, suits: z.boolean() });
export type Dish = z.infer<typeof dish>;

/** A dish of the premium collection as its shelf shows it; its id is what `replaceMeal` takes. */
const shelfDish = z.object({
  id: z.string(),
  name: z.string(),
  detail: z.exactOptional(z.string()),
  cuisine: z.enum(CUISINES),
  types: z.array(z.enum(MEAL_TYPES)),
  /** Minutes. */
  prepTime: z.number(),
});
export type ShelfDish = z.infer<typeof shelfDish>;
export const collection = z.array(shelfDish);
export const addFavoriteBody = z.object({ mealId: idField });
