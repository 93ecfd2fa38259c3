import * as z from "zod";
import { AISLES, GROCERY_CATEGORIES } from "../constants/meals.ts";
import { idField, weekOfField } from "./fields.ts";

export const groceryPack = z.object({ label: z.string(), count: z.number(), grams: z.number() });

export const groceryItem = z.object({
  foodId: z.string(),
  name: z.string(),
  /** What to buy, as a person reads it: `quantity` of `unit`. */
  quantity: z.number(),
  unit: z.string(),
  /** Edible grams the week needs. */
  grams: z.number(),
  /** Grams in the packs to buy; 0 for staples. */
  buyGrams: z.number(),
  packs: z.array(groceryPack),
  /** "about 340 g needed · 1 pack (500 g)". */
  text: z.string(),
  aisle: z.enum(AISLES),
  /** A store-cupboard staple: "check you have". */
  staple: z.boolean(),
  /** US dollars for the packs. */
  cost: z.number(),
  checked: z.boolean(),
  /** Of a ticked line that has changed since: "500 g bought already: 500 g more to buy". */
  note: z.string().optional(),
  meals: z.array(z.object({ mealId: z.string(), name: z.string(), day: z.number().int(), grams: z.number() })),
});
export type GroceryItem = z.infer<typeof groceryItem>;

export const groceryCategory = z.object({ name: z.enum(GROCERY_CATEGORIES), items: z.array(groceryItem) });
export const groceryList = z.array(groceryCategory);
export type GroceryList = z.infer<typeof groceryList>;

export const groceryCheckBody = z.object({ planId: idField, item: idField, checked: z.boolean() });
export type GroceryCheckBody = z.infer<typeof groceryCheckBody>;

/** The client sends the list it shows; the mail is made from the server's own. */
export const sendGroceryEmailBody = z.object({
  groceryList: z.array(z.unknown()).max(500).optional(),
  weekOf: weekOfField.optional(),
});
