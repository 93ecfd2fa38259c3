import * as z from "zod";
import { CUPBOARD_GRAMS_MAX } from "../constants/grocery.ts";
import { AISLES } from "../constants/meals.ts";
import { counted, waited } from "./grocery.ts";
import { idField } from "./shared/fields.ts";

/** YYYY-MM-DD; null for what keeps for months. */
const useBy = z.iso.date().nullable();

/** A food in the kitchen, computed from what was ticked and eaten, or as the person said. */
export const kitchenItem = z.object({
  foodId: z.string(),
  name: z.string(),
  /** As bought, whole. */
  grams: z.number().int(),
  /** The same amount, split by the last day on which it is good, soonest first. */
  lots: z.array(z.object({ grams: z.number().int(), useBy })),
  /** How the shop counts it; null where it is sold by weight alone. */
  counted: counted.nullable(),
  aisle: z.enum(AISLES),
});
export type KitchenItem = z.infer<typeof kitchenItem>;

/** What is at home before today's meals, the soonest to be eaten first. */
export const kitchen = z.array(kitchenItem);
export type Kitchen = z.infer<typeof kitchen>;

const GRAMS_TEXT = `Grams are a whole number from 0 to ${CUPBOARD_GRAMS_MAX}.`;
const DATE_TEXT = "The date must be YYYY-MM-DD, or null for what keeps.";
export const correctKitchenBody = z.object({
  foodId: idField,
  /** As bought; 0 for what is used up. Absent: the amount stays as it is. */
  grams: z.number(GRAMS_TEXT).int(GRAMS_TEXT).min(0, GRAMS_TEXT).max(CUPBOARD_GRAMS_MAX, GRAMS_TEXT).optional(),
  /** Absent: the soonest date of what is there, or else computed from how long the food keeps. */
  useBy: z.iso.date(DATE_TEXT).nullable().optional(),
  ...waited,
});
export type CorrectKitchenBody = z.infer<typeof correctKitchenBody>;
