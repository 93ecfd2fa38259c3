import type { ReferenceNutrient } from "@mealwright/schema/constants/food/health";
import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import { cookedPortions } from "../../../cookbook/cooking/cooked-portions.ts";
import type { FoodId } from "../../../foods/catalogue/food.ts";
import { MICRONUTRIENTS, type Micronutrient, micronutrientsOf } from "../../../foods/catalogue/micronutrients.ts";
import { type Cooking, keptShare } from "../../../foods/catalogue/retention.ts";
import type { Meal } from "../../../meal.ts";
import { referenceIntake } from "../../../nutrition/reference-intakes.ts";
import type { PlanRequest } from "../../types.ts";
import { at, floatAt } from "../typed-arrays.ts";
import { WEIGHTS } from "../weights.ts";
import type { GoalModel, WeekGoals } from "./goal-model.ts";

/** The nutrients that weeks lack unless planned for, and the model's units per unit of each. */
const UNITS = {
  vitaminDUg: 10,
  iodineUg: 1,
  cholineMg: 1,
  vitaminEMg: 10,
  alaG: 100,
  vitaminB12Ug: 100,
} as const satisfies Partial<Record<ReferenceNutrient & Micronutrient, number>>;

const COUNTED = (Object.keys(UNITS) as (keyof typeof UNITS)[]).map((nutrient) => ({
  nutrient,
  units: UNITS[nutrient],
  place: MICRONUTRIENTS.indexOf(nutrient),
}));
export const WEEK_FIGURE_COUNT = COUNTED.length;
export const ALA = COUNTED.findIndex(({ nutrient }) => nutrient === "alaG");

const PER = { gramsOfFigure: 100, thousand: 1_000 } as const;
/** The target as a share of the reference intake, a little above the nine tenths from which it counts as reached. */
const AIM = 0.93;

const perGramOf = new Map<Cooking | null, Map<FoodId, Float64Array>>();

/** What a gram of a food adds to each nutrient after cooking, in the model's units; unknown figures add nothing. */
export function weekFiguresPerGram(foodId: FoodId, cooking: Cooking | null): Float64Array {
  const ofCooking = perGramOf.get(cooking) ?? new Map<FoodId, Float64Array>();
  perGramOf.set(cooking, ofCooking);
  let figures = ofCooking.get(foodId);
  if (figures === undefined) {
    const known = micronutrientsOf(foodId);
    figures = Float64Array.from(COUNTED, ({ nutrient, place, units }) => {
      const kept = cooking === null ? 1 : (keptShare(foodId, nutrient, cooking) ?? 1);
      return ((known[place] ?? 0) * kept * units) / PER.gramsOfFigure;
    });
    ofCooking.set(foodId, figures);
  }
  return figures;
}

/** What meals provide of each nutrient. */
export function weekFiguresOf(meals: readonly Meal[]): Int32Array {
  const sums = new Float64Array(WEEK_FIGURE_COUNT);
  for (const { foodId, grams, cooking } of meals.flatMap(cookedPortions)) {
    weekFiguresPerGram(foodId, cooking).forEach((perGram, figure) => {
      sums[figure] = floatAt(sums, figure) + grams * perGram;
    });
  }
  return Int32Array.from(sums, Math.round);
}

/** The goals for the planned days; a partly planned day counts in part. */
export function weekGoals(
  { body, targets }: Pick<PlanRequest, "body" | "targets">,
  dayGoals: GoalModel["days"],
): WeekGoals {
  const days = dayGoals.reduce((sum, { energyKcal }) => sum + energyKcal, 0) / targets.energyKcal;
  const whose = body ?? { age: null, gender: null };
  const least = Int32Array.from(COUNTED, ({ nutrient, units }) =>
    Math.round(referenceIntake(nutrient, whose) * units * AIM * days),
  );
  // Scaled so that a week without a nutrient costs the same whatever its unit.
  const pointsPerUnit = Float64Array.from(least, (goal) =>
    goal === 0 ? 0 : (WEIGHTS.nutrientPerThousandth * PER.thousand * days) / DAYS_PER_WEEK / goal,
  );
  return { least, pointsPerUnit };
}

/** Points for the nutrients that the week lacks after adding a row of `dishes.week` `times` times. */
export function weekPoints({ weekGoals, dishes }: GoalModel, sums: Int32Array, row: number, times: number): number {
  const { least, pointsPerUnit } = weekGoals;
  let points = 0;
  for (let figure = 0; figure < WEEK_FIGURE_COUNT; figure++) {
    const more = times === 0 ? 0 : times * at(dishes.week, row * WEEK_FIGURE_COUNT + figure);
    const short = at(least, figure) - at(sums, figure) - more;
    if (short > 0) points += short * floatAt(pointsPerUnit, figure);
  }
  return Math.round(points);
}
