import * as z from "zod";
import { MEAL_TYPES } from "../constants/meals.ts";
import { idField } from "./fields.ts";

export const favorite = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(MEAL_TYPES),
  prepTime: z.number(),
  rating: z.string(),
  mealId: z.string(),
});
export type Favorite = z.infer<typeof favorite>;
export const favorites = z.array(favorite);
export const addFavoriteBody = z.object({ mealId: idField });
