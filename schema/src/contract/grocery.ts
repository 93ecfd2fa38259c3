import * as z from "zod";
import { CUPBOARD_GRAMS_MAX, OWN_LINE_MAX_LENGTH } from "../constants/grocery.ts";
import { AISLES, GROCERY_CATEGORIES } from "../constants/meals.ts";
import { idField, requiredText, weekOfField } from "./fields.ts";

export const groceryPack = z.object({ label: z.string(), count: z.number(), grams: z.number() });

/** What the person says is at home: grams as bought, null for as much as the week needs, and the same in words. */
export const have = z.object({ grams: z.number().nullable(), text: z.string() });
export type Have = z.infer<typeof have>;

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
  have: have.optional(),
  /** Nothing of it is to be bought: what is at home is enough. */
  covered: z.boolean().optional(),
  /** Of a line that the person added. */
  ownLineId: z.string().optional(),
  meals: z.array(z.object({ mealId: z.string(), name: z.string(), day: z.number().int(), grams: z.number() })),
});
export type GroceryItem = z.infer<typeof groceryItem>;

export const groceryCategory = z.object({ name: z.enum(GROCERY_CATEGORIES), items: z.array(groceryItem) });
export const groceryList = z.array(groceryCategory);
export type GroceryList = z.infer<typeof groceryList>;

export const groceryCheckBody = z.object({ planId: idField, item: idField, checked: z.boolean() });
export type GroceryCheckBody = z.infer<typeof groceryCheckBody>;

/** What is said to be at home for a plan's week. */
export const cupboard = z.array(have.extend({ foodId: z.string(), name: z.string() }));
export type Cupboard = z.infer<typeof cupboard>;

const GRAMS_TEXT = `Grams are a whole number from 0 to ${CUPBOARD_GRAMS_MAX}, or null for enough.`;
/** Grams as bought: 0 takes the food out of the cupboard again, null is as much as the week needs. */
export const setCupboardBody = z.object({
  foodId: idField,
  grams: z.number(GRAMS_TEXT).int(GRAMS_TEXT).min(0, GRAMS_TEXT).max(CUPBOARD_GRAMS_MAX, GRAMS_TEXT).nullable(),
});

export const addOwnLineBody = z.object({
  text: requiredText("The line", OWN_LINE_MAX_LENGTH).refine(
    (text) => !/[\r\n\t]/.test(text),
    "The line must be on one line.",
  ),
});

/** The client sends the list it shows; the mail is made from the server's own. */
export const sendGroceryEmailBody = z.object({
  groceryList: z.array(z.unknown()).max(500).optional(),
  weekOf: weekOfField.optional(),
});
