import * as z from "zod";
import { HEI_COMPONENTS, REFERENCE_NUTRIENTS } from "../constants/food/health.ts";
import { LABEL_CODES } from "../constants/food/labels.ts";
import { DAY_NUTRIENTS, type DayTargetKinds, mapNutrients, NUTRIENT_FACTS } from "../constants/food/nutrients.ts";
import {
  AWAY_STATES,
  DAYS_PER_WEEK,
  EATEN_OUT_MAX_KCAL,
  LEFTOVER_STATE,
  MEAL_SOURCES,
  MEAL_TYPES,
} from "../constants/meals.ts";
import { SLOT_STATES } from "../constants/model.ts";
import { groceryList } from "./grocery.ts";
import { meal } from "./meals.ts";
import { idField, isoDateField, weekOfField } from "./shared/fields.ts";

const range = z.object({ min: z.number(), max: z.number() });

type DayTargets = {
  readonly [Key in keyof DayTargetKinds]: DayTargetKinds[Key] extends "range" ? typeof range : z.ZodNumber;
};

/** Guarantee: every nutrient's target has its one figure, or both ends of its range. */
function dayTargets(): DayTargets {
  const targetsOf = DAY_NUTRIENTS.map((nutrient) => NUTRIENT_FACTS[nutrient].day.target);
  return Object.fromEntries(
    targetsOf.map(({ kind, key }) => [key, kind === "range" ? range : z.number()]),
  ) as DayTargets;
}

/** Daily targets in kcal, grams and milligrams, and the reasons for them. */
export const targets = z.object({
  ...dayTargets(),
  /** "reference" without personal details: a labeled 2,000 kcal day. */
  basis: z.enum(["personal", "reference"]),
  explanation: z.array(z.object({ label: z.string(), text: z.string() })),
});
export type Targets = z.infer<typeof targets>;

const totalsOfDay = z.object({
  day: z.number().int(),
  ...mapNutrients(DAY_NUTRIENTS, () => z.number()),
  /** US dollars for the grams used, not for whole packs. */
  cost: z.number(),
});

/** How healthy all the meals are together, with one serving of each. */
export const health = z.object({
  /** Healthy Eating Index 2020, 0 to 100. */
  score: z.number(),
  parts: z.array(z.object({ part: z.enum(HEI_COMPONENTS), points: z.number() })),
  /** An average day beside the reference intake, in the nutrient's unit; `knownShare` under 1 means "at least". */
  intakes: z.array(
    z.object({
      nutrient: z.enum(REFERENCE_NUTRIENTS),
      perDay: z.number(),
      reference: z.number(),
      knownShare: z.number(),
    }),
  ),
});
export type Health = z.infer<typeof health>;

/** Day and week sums, for tiers with complete nutrition; null for the others. */
export const totals = z.object({
  days: z.array(totalsOfDay),
  /**
   * US dollars for the household: the grams that the meals use, staples included. This is the sum that has to fit the
   * budget.
   */
  recipeCost: z.number(),
  /** What the list's packs cost, staples and what is at home left out. */
  basketCost: z.number(),
  /** The part of the basket that the week leaves over: what keeps for later weeks, and what does not. */
  leftOver: z.object({ keeps: z.number(), perishes: z.number() }),
  /** The part of the recipe cost that is staples and what is at home, which the basket leaves out. */
  fromHome: z.number(),
  /** The person's weekly budget in whole dollars. */
  budget: z.number(),
  /** The budget's share for the days of a plan that begins midweek; absent for a whole week. */
  budgetOfDays: z.number().optional(),
  /** Null for a plan without meals. */
  health: health.nullable(),
});
export type Totals = z.infer<typeof totals>;

/** A place of the week for which nothing is cooked; it has no meal. */
export const awaySlot = z.object({
  day: z.number().int(),
  type: z.enum(MEAL_TYPES),
  state: z.enum(AWAY_STATES),
  /** What is eaten out instead, as estimated; 0 of a skipped meal. It counts in its day's energy. */
  energyKcal: z.number(),
  /** The part of the day's targets that a skipped meal takes away, 0 to 1; 0 of a meal that is eaten out. */
  lessOfDay: z.number(),
});
export type AwaySlot = z.infer<typeof awaySlot>;

const labels = z.array(z.object({ food: z.string(), lookFor: z.array(z.enum(LABEL_CODES)) })).optional();

export const mealPlan = z.object({
  id: z.string(),
  weekOf: z.string(),
  createdAt: isoDateField,
  /** When it took the place of an earlier plan of its week, which can be brought back for a day; absent if it did not. */
  replacedAt: isoDateField.optional(),
  /** Digest of the answers it was checked for; if the user's differs now, the plan may hold what they must not eat. */
  answersDigest: z.string().optional(),
  complete: z.boolean(),
  /** The first day, 2 to 7, of a plan that begins midweek; absent for a whole week. */
  firstDay: z.number().int().optional(),
  /** For an unfinished plan: whether it was stopped on purpose and waits to be resumed. */
  stopped: z.boolean().optional(),
  /** For an unfinished plan: how many meals it will have. */
  slotCount: z.number().int().optional(),
  meals: z.array(meal),
  /** Places that are skipped or eaten out, by day; absent if there are none. */
  away: z.array(awaySlot).optional(),
  groceryList,
  targets,
  totals: totals.nullable(),
  /** In plain words: which wishes had to give way, and what was not understood. */
  notes: z.array(z.string()),
  /** Stored dishes that today's answers rule out, by reason: not shown, and replaced when the plan is completed. */
  refused: z.array(z.object({ reason: z.string(), dishes: z.array(z.string()) })).optional(),
  /**
   * Packaged foods in the meals whose labels this person should check, and what to look for; absent if there are none.
   */
  labels,
});
export type MealPlan = z.infer<typeof mealPlan>;

/** The parts of a plan that follow from its list: the reply of every call that changes the list. */
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

const PLACE_STATES = ["planned", LEFTOVER_STATE, ...AWAY_STATES] as const;

export const planSlotBody = z.object({
  planId: idField,
  day: z.number("Please say which day.").int("Please say which day.").min(1).max(DAYS_PER_WEEK),
  type: z.enum(MEAL_TYPES, "Please say which meal."),
  state: z.enum(PLACE_STATES, `State must be ${PLACE_STATES.slice(0, -1).join(", ")} or ${PLACE_STATES.at(-1)}.`),
  /** For a leftover: the earlier meal of the plan that is cooked double. */
  sourceMealId: idField.optional(),
  /** For a meal that is eaten out; absent: the place's usual share of the day. */
  energyKcal: z.number().int().min(0).max(EATEN_OUT_MAX_KCAL).optional(),
});

export const generateMealPlanBody = z
  .object({
    userId: idField.optional(),
    forceRegenerate: z.boolean("forceRegenerate must be true or false.").optional(),
    weekOf: weekOfField.optional(),
    /** `cookbook`: no model is asked. */
    source: z.enum(MEAL_SOURCES, "That source does not exist.").optional(),
  })
  .optional();
export type GenerateMealPlanBody = z.input<typeof generateMealPlanBody>;

/** `POST /api/generate-meal-plan` with `Accept: text/event-stream`: event name -> its data (api.md, "Streaming a plan"). */
export const planStreamEvents = {
  plan: z.object({
    planId: z.string(),
    weekOf: z.string(),
    answersDigest: z.string().optional(),
    targets,
    slots: z.array(z.object({ day: z.number().int(), type: z.enum(MEAL_TYPES) })),
    /** The plan's first day, 1 to 7, whether something is cooked on it or not. */
    firstDay: z.number().int().optional(),
    /** As in `mealPlan`. */
    away: z.array(awaySlot).optional(),
  }),
  meal,
  /** What happens to a place that has no meal yet; `reason` in plain words, where there is one. */
  slot: z.object({
    day: z.number().int(),
    type: z.enum(MEAL_TYPES),
    state: z.enum(SLOT_STATES),
    reason: z.string().nullable(),
  }),
  note: z.object({ text: z.string() }),
  grocery: z.object({ groceryList, labels }),
  done: z.object({
    planId: z.string(),
    totals: totals.nullable(),
    complete: z.literal(true),
    replacedAt: isoDateField.optional(),
  }),
} as const;
export type PlanStreamEventName = keyof typeof planStreamEvents;
export type PlanStreamEvent = {
  [Name in PlanStreamEventName]: { readonly event: Name; readonly data: z.infer<(typeof planStreamEvents)[Name]> };
}[PlanStreamEventName];
