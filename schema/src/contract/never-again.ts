import * as z from "zod";
import { idField, isoDateField } from "./fields.ts";

/** A dish that is not served any more: with all its variations where it is the cookbook's, by its name where it is a model's. */
export const neverAgainDish = z.object({ id: z.string(), name: z.string(), createdAt: isoDateField });
export type NeverAgainDish = z.infer<typeof neverAgainDish>;
export const neverAgainDishes = z.array(neverAgainDish);
export const addNeverAgainBody = z.object({ mealId: idField });
