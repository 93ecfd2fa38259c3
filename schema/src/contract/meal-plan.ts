import * as z from "zod";
import { MEAL_TYPES } from "../constants/meals.ts";
import { idField, isoDateField, weekOfField } from "./fields.ts";
import { groceryList } from "./grocery.ts";
import { meal } from "./meals.ts";

const range = z.object({ min: z.number(), max: z.number() });

/** Daily targets and why they are what they are. kcal, grams, milligrams. */
export const targets = z.object({
  energyKcal: z.number(),
  proteinG: z.number(),
  carbohydrateG: range,
  fatG: range,
  fibreG: z.number(),
  sodiumMaxMg: z.number(),
  /** "reference" without personal details: a labelled 2,000 kcal day. */
  basis: z.enum(["personal", "reference"]),
  explanation: z.array(z.object({ label: z.string(), text: z.string() })),
});
export type Targets = z.infer<typeof targets>;

const totalsOfDay = z.object({
  day: z.number().int(),
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fats: z.number(),
  fibre: z.number(),
  sodium: z.number(),
  /** US dollars, by the gram. */
  cost: z.number(),
});

/** Day and week sums, for tiers with complete nutrition; null for the others. */
export const totals = z.object({
  days: z.array(totalsOfDay),
  /** US dollars for the household: what the meals use by the gram, staples included; it is this that keeps the budget. */
  recipeCost: z.number(),
  /** What the list's packs cost, staples and what is at home left out. */
  basketCost: z.number(),
  /** Of the basket: what the week leaves over, that keeps for later weeks and that does not. */
  leftOver: z.object({ keeps: z.number(), perishes: z.number() }).optional(),
  /** Of the recipe cost: staples and what is at home, which the basket leaves out. */
  fromHome: z.number().optional(),
  /** The person's weekly budget in whole dollars. */
  budget: z.number(),
});
export type Totals = z.infer<typeof totals>;

export const mealPlan = z.object({
  id: z.string(),
  weekOf: z.string(),
  createdAt: isoDateField,
  complete: z.boolean(),
  /** Of an unfinished plan: whether it was stopped on purpose and waits until somebody goes on with it. */
  stopped: z.boolean().optional(),
  /** Of an unfinished plan: how many meals it is to have. */
  slotCount: z.number().int().optional(),
  meals: z.array(meal),
  groceryList,
  targets,
  totals: totals.nullable(),
  /** In plain words: what had to give, what could not be matched. */
  notes: z.array(z.string()),
});
export type MealPlan = z.infer<typeof mealPlan>;

/** What of a plan its list decides: the answer of a call that changes the list. */
export const changedList = mealPlan.pick({ groceryList: true, totals: true, notes: true });
export type ChangedList = z.infer<typeof changedList>;

export const mealPlanSummary = z.object({
  id: z.string(),
  weekOf: z.string(),
  createdAt: isoDateField,
  complete: z.boolean(),
  mealCount: z.number().int(),
});
export type MealPlanSummary = z.infer<typeof mealPlanSummary>;
export const mealPlanSummaries = z.array(mealPlanSummary);

export const generateMealPlanBody = z
  .object({
    userId: idField.optional(),
    forceRegenerate: z.boolean("forceRegenerate must be true or false.").optional(),
    weekOf: weekOfField.optional(),
  })
  .optional();
export type GenerateMealPlanBody = z.input<typeof generateMealPlanBody>;

/** `POST /api/generate-meal-plan` with `Accept: text/event-stream`: event name -> its data (api.md, "Streaming a plan"). */
export const planStreamEvents = {
  plan: z.object({
    planId: z.string(),
    weekOf: z.string(),
    targets,
    slots: z.array(z.object({ day: z.number().int(), type: z.enum(MEAL_TYPES) })),
  }),
  meal,
  note: z.object({ text: z.string() }),
  grocery: z.object({ groceryList }),
  done: z.object({ planId: z.string(), totals: totals.nullable(), complete: z.literal(true) }),
} as const;
export type PlanStreamEventName = keyof typeof planStreamEvents;
export type PlanStreamEvent = {
  [Name in PlanStreamEventName]: { readonly event: Name; readonly data: z.infer<(typeof planStreamEvents)[Name]> };
}[PlanStreamEventName];
