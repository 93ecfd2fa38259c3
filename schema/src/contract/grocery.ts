import * as z from "zod";
import { UNIT_SYSTEMS } from "../constants/food/units.ts";
import {
  CUPBOARD_GRAMS_MAX,
  OWN_LINE_MAX_LENGTH,
  PACK_GRAMS_MAX,
  PACKS_COUNT_MAX,
  PACKS_MAX,
  SHOPPER_NAME_MAX_LENGTH,
} from "../constants/grocery.ts";
import { AISLES, GROCERY_CATEGORIES } from "../constants/meals.ts";
import { idField, isoDateField, requiredText, weekOfField } from "./shared/fields.ts";

/** An amount as a kitchen or a label counts it; the unit in the singular, empty for pieces. */
const amount = z.object({ quantity: z.number(), unit: z.string() });

/** What a shop counts: the unit in the singular, grams as bought of one, and what its label says where it names a size. */
export const counted = z.object({ unit: z.string(), gramsEach: z.number(), size: amount.nullable() });

export const groceryPack = counted.extend({ count: z.number().int() });
export type GroceryPack = z.infer<typeof groceryPack>;

/**
 * What is at home: grams as bought, null for as much as the week needs. The person has said so for this week, or it is
 * left over from earlier weeks.
 */
const have = z.object({ grams: z.number().nullable(), fromEarlier: z.boolean() });

/** One line, as data: `rules/text/grocery-line-text.ts` has the words for it. */
export const groceryItem = z.object({
  foodId: z.string(),
  name: z.string(),
  /** What to buy, as a person reads it: `quantity` of `unit`. */
  quantity: z.number(),
  unit: z.string(),
  /** Edible grams the week needs. */
  grams: z.number(),
  /** The same in a kitchen measure, rounded up; null for a line that the person added. */
  needed: amount.nullable(),
  /** What to buy; empty for staples, for what is at home and for lines that the person added. */
  packs: z.array(groceryPack),
  /** How the shop counts it; null where it is sold by weight alone. */
  counted: counted.nullable(),
  /** Days, 1 to 7, for which it is better bought fresh. */
  freshForDays: z.array(z.number().int()),
  /** Only a part of it is for those days. */
  isPartFresh: z.boolean(),
  aisle: z.enum(AISLES),
  /** A store-cupboard staple: "check you have". */
  staple: z.boolean(),
  /** US dollars for the packs. */
  cost: z.number(),
  checked: z.boolean(),
  /**
   * For a line that has changed since it was ticked: grams bought then, and how many more (negative: fewer) it needs
   * now.
   */
  bought: z.object({ grams: z.number(), moreGrams: z.number() }).nullable(),
  have: have.nullable(),
  /** Nothing has to be bought: what is at home is enough. */
  covered: z.boolean(),
  /** Set for a line that the person added. */
  ownLineId: z.string().nullable(),
  meals: z.array(z.object({ mealId: z.string(), name: z.string(), day: z.number().int(), grams: z.number() })),
});
export type GroceryItem = z.infer<typeof groceryItem>;

export const groceryCategory = z.object({ name: z.enum(GROCERY_CATEGORIES), items: z.array(groceryItem) });
export const groceryList = z.array(groceryCategory);
export type GroceryList = z.infer<typeof groceryList>;

/** Milliseconds since 1970 by the clock of the device. */
const instantByDevice = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/**
 * For a change that waited for the network: when it was made and when it was sent, by the same clock. The difference
 * is its age, even if that clock is wrong.
 */
export const waited = { pressedAt: instantByDevice.optional(), sentAt: instantByDevice.optional() };

const shownPacks = z
  .array(
    z.object({
      count: z.number().int().min(1).max(PACKS_COUNT_MAX),
      gramsEach: z.number().positive().max(PACK_GRAMS_MAX),
    }),
  )
  .max(PACKS_MAX);

export const groceryCheckBody = z.object({
  planId: idField,
  item: idField,
  checked: z.boolean(),
  /** The packs that the line showed to buy. Absent: those of the list as it stands. */
  packs: shownPacks.optional(),
  /**
   * When the box was pressed, milliseconds since 1970 by the device's clock, each press of a device later than the one
   * before: of two presses of a line the later one wins, whichever arrives last. Absent: when the call arrives.
   * `sentAt` goes with a press that waited for the network.
   */
  ...waited,
});
export type GroceryCheckBody = z.infer<typeof groceryCheckBody>;

/** What the person has said is at home for a plan's week. */
export const cupboard = z.array(have.pick({ grams: true }).extend({ foodId: z.string(), name: z.string() }));
export type Cupboard = z.infer<typeof cupboard>;

const GRAMS_TEXT = `Grams are a whole number from 0 to ${CUPBOARD_GRAMS_MAX}, or null for enough.`;
/** Grams as bought: 0 takes the food out of the cupboard again, null is as much as the week needs. */
export const setCupboardBody = z.object({
  foodId: idField,
  grams: z.number(GRAMS_TEXT).int(GRAMS_TEXT).min(0, GRAMS_TEXT).max(CUPBOARD_GRAMS_MAX, GRAMS_TEXT).nullable(),
  ...waited,
});

export const addOwnLineBody = z.object({
  text: requiredText("The line", OWN_LINE_MAX_LENGTH).refine(
    (text) => !/[\r\n\t]/.test(text),
    "The line must be on one line.",
  ),
  /** Made by the device, so that an addition that is sent twice adds one line. Absent: the server makes one. */
  id: z.uuid().optional(),
});

/** The client sends the list it shows; the mail is made from the server's own. */
export const sendGroceryEmailBody = z.object({
  groceryList: z.array(z.unknown()).max(500).optional(),
  weekOf: weekOfField.optional(),
});

/** Until when a link to the list works; null while there is none. */
export const listShare = z.object({ expiresAt: isoDateField.nullable() });
export type ListShare = z.infer<typeof listShare>;

/** The only answer that holds the link. */
export const newListShare = z.object({ expiresAt: isoDateField, url: z.url() });
export type NewListShare = z.infer<typeof newListShare>;

/** The latest press on a list; `by` is null for the list's owner, `at` orders presses. */
export const listPress = z.object({
  item: z.string(),
  checked: z.boolean(),
  by: z.string().nullable(),
  at: z.number().int(),
});
export type ListPress = z.infer<typeof listPress>;

/** Changes whenever the list does. */
export const listNews = z.object({ version: z.string(), lastPress: listPress.nullable() });
export type ListNews = z.infer<typeof listNews>;

/** The parts of a line that a link shows: what to take off the shelf, but no meals, prices or cupboards. */
export const sharedLine = groceryItem.pick({
  foodId: true,
  name: true,
  quantity: true,
  unit: true,
  needed: true,
  packs: true,
  freshForDays: true,
  isPartFresh: true,
  aisle: true,
  staple: true,
  checked: true,
  counted: true,
  bought: true,
  ownLineId: true,
});
export type SharedLine = z.infer<typeof sharedLine>;

export const sharedList = z.object({
  /** The first name of whoever shares it. */
  owner: z.string(),
  weekOf: z.string(),
  /** The owner's unit system, in which the amounts are written. */
  units: z.enum(UNIT_SYSTEMS),
  lines: z.array(sharedLine),
  lastPress: listPress.nullable(),
});
export type SharedList = z.infer<typeof sharedList>;

export const sharedCheckBody = z.object({
  item: idField,
  checked: z.boolean(),
  packs: shownPacks,
  /** The name that whoever presses gives themselves. */
  by: requiredText("The name", SHOPPER_NAME_MAX_LENGTH)
    .refine((text) => !/[\r\n\t]/.test(text), "The name must be on one line.")
    .optional(),
  ...waited,
});
