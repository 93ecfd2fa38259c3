import {
  HEI_COMPONENTS,
  type HeiComponent,
  REFERENCE_NUTRIENTS,
  type ReferenceNutrient,
} from "@mealwright/schema/constants/food/health";
import type { Gender } from "@mealwright/schema/constants/questionnaire";
import { cookedPortions } from "../cookbook/cooking/cooked-portions.ts";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import { MICRONUTRIENTS, type Micronutrient } from "../foods/catalogue/micronutrients.ts";
import { keptShare } from "../foods/catalogue/retention.ts";
import type { Meal } from "../meal.ts";
import { dietTotals, figureOf, type NutrientAmount, sumKnown } from "./diet-figures.ts";
import { heiScore } from "./hei-2020.ts";
import { referenceIntake } from "./reference-intakes.ts";

export interface Body {
  readonly age: number | null;
  readonly gender: Gender | null;
}

/** A nutrient on an average day next to its reference intake, both in the nutrient's unit. */
export interface Intake {
  readonly nutrient: ReferenceNutrient;
  readonly perDay: number;
  /** The reference intake for the person's age and sex. */
  readonly reference: number;
  /** Share of the energy from foods whose figure is known, 0 to 1: under 1 the amount is "at least". */
  readonly knownShare: number;
}

export interface WeekHealth {
  /** Healthy Eating Index 2020 of all meals together, 0 to 100. */
  readonly score: number;
  readonly parts: readonly { readonly part: HeiComponent; readonly points: number }[];
  readonly intakes: readonly Intake[];
}

const isMicronutrient = (nutrient: string): nutrient is Micronutrient =>
  (MICRONUTRIENTS as readonly string[]).includes(nutrient);

/** A food's figure after cooking, from the micronutrients or the main figures; null = unknown. */
function keptFigureOf(nutrient: ReferenceNutrient): (amount: NutrientAmount) => number | null {
  const rawOf = isMicronutrient(nutrient)
    ? figureOf(nutrient)
    : ({ foodId }: NutrientAmount) => requireFood(foodId).per100g[nutrient];
  return (amount) => {
    const figure = rawOf(amount);
    const { foodId, cooking } = amount;
    return figure === null || !cooking ? figure : figure * (keptShare(foodId, nutrient, cooking) ?? 1);
  };
}

/** The meals' foods, merged by food and cooking, because a week uses most of them many times. */
function amountsOf(meals: readonly Meal[]): readonly NutrientAmount[] {
  const sums = new Map<string, NutrientAmount>();
  for (const one of meals.flatMap(cookedPortions)) {
    const key = `${one.foodId} ${one.cooking}`;
    sums.set(key, { ...one, grams: (sums.get(key)?.grams ?? 0) + one.grams });
  }
  return [...sums.values()];
}

/** The average intake a day of each reference nutrient, from amounts eaten in `days` days. Throws if there are none. */
export function intakesOf(amounts: readonly NutrientAmount[], days: number, body: Body): readonly Intake[] {
  return REFERENCE_NUTRIENTS.map((nutrient) => {
    const { amount, knownShare } = sumKnown(amounts, keptFigureOf(nutrient));
    return { nutrient, perDay: amount / days, reference: referenceIntake(nutrient, body), knownShare };
  });
}

/** The Healthy Eating Index 2020 of meals together; null without any energy. */
export function scoreOf(meals: readonly Meal[]): number | null {
  const diet = dietTotals(amountsOf(meals));
  return diet.energyKcal > 0 ? heiScore(diet).total : null;
}

/**
 * How healthy a week's meals are for somebody: the index with its components, and the nutrients of an average day. Null
 * without any energy, as for a week without meals.
 * @param days how many days the meals are for; a partly planned day counts as a part of one.
 */
export function weekHealth(meals: readonly Meal[], days: number, body: Body): WeekHealth | null {
  const amounts = amountsOf(meals);
  const diet = dietTotals(amounts);
  if (!(diet.energyKcal > 0 && days > 0)) return null;
  const { total, points } = heiScore(diet);
  return {
    score: total,
    parts: HEI_COMPONENTS.map((part) => ({ part, points: points.get(part) ?? 0 })),
    intakes: intakesOf(amounts, days, body),
  };
}
