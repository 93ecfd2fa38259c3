import * as z from "zod";
import { COACHED_KEYS } from "../constants/food/coaching.ts";
import { MEAL_TYPES } from "../constants/meals.ts";

/** An average day of a week beside the person's aim, in the figure's unit. */
const coachedFigure = z.object({ figure: z.enum(COACHED_KEYS), average: z.number(), aim: z.number() });
export type CoachedWeekFigure = z.infer<typeof coachedFigure>;

/** A dish of the cookbook for one of the week's meals. */
const namedSwap = z.object({
  meal: z.object({ id: z.string(), name: z.string(), day: z.number().int(), type: z.enum(MEAL_TYPES) }),
  /** Its id is what `replaceMeal` takes. */
  instead: z.object({ id: z.string(), name: z.string(), detail: z.exactOptional(z.string()) }),
});
export type NamedSwap = z.infer<typeof namedSwap>;

/** The swap that raises a week's Healthy Eating Index most. */
export const healthSwap = z.object({
  /** 0 to 100, before the swap; null of a week without meals. */
  score: z.number().nullable(),
  /** With the score after the swap; null where no other dish would raise it. */
  swap: namedSwap.extend({ score: z.number() }).nullable(),
});
export type HealthSwap = z.infer<typeof healthSwap>;

/** Notes on a week, from its figures. */
export const coaching = z.object({
  weekOf: z.string(),
  /** Figures that meet their aim, those that meet it by the most first. */
  wentWell: z.array(coachedFigure),
  /**
   * The one figure to change (if all meet their aims, the one nearest its limit) and the swap that helps it most;
   * `swap` is null where no other dish would help.
   */
  change: coachedFigure
    .extend({
      swap: namedSwap
        .extend({
          /** How much of the figure the swap adds to its day; negative where it takes off. */
          difference: z.number(),
        })
        .nullable(),
    })
    .nullable(),
  /** How the figure to change of the week before has moved since; null without a week before. */
  since: coachedFigure.extend({ before: z.number() }).nullable(),
});
export type Coaching = z.infer<typeof coaching>;
