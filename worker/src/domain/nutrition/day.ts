import type { Nutrition } from "../meal.ts";
import { roundShown } from "./sum.ts";
import type { Targets } from "./target-types.ts";

/** Daily energy counts as on target within this share of it, either way. */
export const ENERGY_TOLERANCE_PERCENT = 3;
/** Ranges are whole grams, sums are tenths: up to half a gram beyond a limit is still shown as the limit. */
const RANGE_SLACK_G = 0.5;

/**
 * A day's shown figures, and the energy that its meals should reach: less than a whole day's where one is eaten out.
 */
export interface CountedDay {
  readonly nutrition: Nutrition;
  readonly targetKcal: number;
}

/** Whether a day's energy is within the tolerance that we promise. */
export function isEnergyOnTarget({ nutrition, targetKcal }: CountedDay): boolean {
  return Math.abs(nutrition.calories - targetKcal) <= energyToleranceKcal(targetKcal);
}

/** How far a day may be from its energy. */
export function energyToleranceKcal(targetKcal: number): number {
  return (targetKcal * ENERGY_TOLERANCE_PERCENT) / 100;
}

/** Grams, to 0.1: carbohydrate less fibre, which USDA's carbohydrate includes; never below 0. */
export function netCarbohydrateG({ carbs, fibre }: Pick<Nutrition, "carbs" | "fibre">): number {
  return roundShown(Math.max(0, carbs - fibre), 1);
}

/**
 * The macros of a day that are outside their ranges. Too little protein is judged by the goal, not by the range; a
 * diet's net carbohydrate is a limit without slack.
 */
export function macrosOutside(
  { nutrition, targetKcal }: CountedDay,
  { targets }: { readonly targets: Omit<Targets, "explanation"> },
): readonly string[] {
  const { proteinRangeG, carbohydrateRangeG, fatRangeG, netCarbohydrateMaxG, energyKcal } = targets;
  const share = energyKcal === 0 ? 1 : targetKcal / energyKcal;
  const isOver = (grams: number, most: number) => grams > most * share + RANGE_SLACK_G;
  const isUnder = (grams: number, least: number) => grams < least * share - RANGE_SLACK_G;
  const { protein, carbs, fats } = nutrition;
  const outside: string[] = [];
  if (isOver(protein, proteinRangeG.max)) outside.push("protein");
  if (isUnder(carbs, carbohydrateRangeG.min) || isOver(carbs, carbohydrateRangeG.max)) outside.push("carbohydrate");
  if (isUnder(fats, fatRangeG.min) || isOver(fats, fatRangeG.max)) outside.push("fat");
  if (netCarbohydrateMaxG !== null && netCarbohydrateG(nutrition) > netCarbohydrateMaxG * share)
    outside.push("net carbohydrate");
  return outside;
}
