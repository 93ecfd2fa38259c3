import * as z from "zod";
import { DISH_WISHES } from "../constants/dish-wishes.ts";
import { idField, isoDateField } from "./shared/fields.ts";

/**
 * A dish that is not served any more, or less or more often: with all its variations where it is the cookbook's, by its
 * name where it is a model's.
 */
export const neverAgainDish = z.object({
  id: z.string(),
  name: z.string(),
  wish: z.enum(DISH_WISHES),
  createdAt: isoDateField,
});
export type NeverAgainDish = z.infer<typeof neverAgainDish>;
export const neverAgainDishes = z.array(neverAgainDish);
/** "never" where no wish is named. A dish has one mark: a new wish replaces the old one. */
export const addNeverAgainBody = z.object({ mealId: idField, wish: z.enum(DISH_WISHES).optional() });
