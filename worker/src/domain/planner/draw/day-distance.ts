import { MEAL_TYPES } from "@mealwright/schema/constants/meals";
import { DIET_TERMS } from "../../nutrition/diet-terms.ts";
import type { Targets } from "../../nutrition/target-types.ts";
import { type Candidate, refinedGrainPerKcal } from "../model/candidates.ts";
import { PLATE_GRAMS } from "../model/plate/plate-bounds.ts";
import { FIT_WEIGHTS } from "../model/search-limits.ts";
import { FIBRE_G } from "../model/weights.ts";
import { slotShare } from "../slots.ts";
import type { PlanRequest } from "../types.ts";

/** Net carbohydrate that a keto day reserves for berries and milk besides its dishes. */
const NET_ROOM_G = 14;

/** How far a day of only each dish would be from the person's targets; 0 = not at all. */
export function dayDistances(candidates: readonly Candidate[], request: PlanRequest): Float64Array {
  const largest = Math.max(...MEAL_TYPES.map((type) => slotShare(request.mealsPerDay, type)));
  const leastRefined = leastRefinedOf(candidates);
  const distances = new Float64Array(candidates.length);
  candidates.forEach((candidate, index) => {
    const refined = refinedGrainPerKcal(candidate) - (leastRefined.get(candidate.template) ?? 0);
    distances[index] = dayDistance(candidate, request, largest) + FIT_WEIGHTS.refinedGrain * refined;
  });
  return distances;
}

/**
 * By template, the least refined grain of its variants. Compared within a template, so that brown rice replaces white
 * rice, rather than a dish without grain.
 */
function leastRefinedOf(candidates: readonly Candidate[]): ReadonlyMap<number, number> {
  const least = new Map<number, number>();
  for (const candidate of candidates) {
    const known = least.get(candidate.template) ?? Number.POSITIVE_INFINITY;
    least.set(candidate.template, Math.min(known, refinedGrainPerKcal(candidate)));
  }
  return least;
}

/** @param largest the share of the day that the largest meal has. */
function dayDistance(candidate: Candidate, { targets, eater }: PlanRequest, largest: number): number {
  const kcal = targets.energyKcal;
  const fibreG = (candidate.carbohydratePerKcal - candidate.netPerKcal) * kcal;
  const over = (value: number, most: number) => Math.max(0, value / most - 1);
  const { limitsSaturatedFat } = DIET_TERMS[eater.diet];
  const saturated = limitsSaturatedFat ? over(candidate.saturatedPerKcal * kcal, targets.saturatedFatMaxG) : 0;
  return (
    macroDistance(candidate, targets) +
    FIT_WEIGHTS.fibre * over(fibreG, FIBRE_G.most) ** 2 +
    FIT_WEIGHTS.saturated * saturated +
    FIT_WEIGHTS.sodium * over(candidate.sodiumPerKcal * kcal, targets.sodiumMaxMg) +
    FIT_WEIGHTS.plate * over(candidate.platePerKcal * kcal * largest, PLATE_GRAMS)
  );
}

/** How far its macros are from the day's ranges, as a share of the day's energy. */
function macroDistance(candidate: Candidate, targets: Targets): number {
  const kcal = targets.energyKcal;
  const { proteinRangeG, carbohydrateRangeG, fatRangeG, netCarbohydrateMaxG } = targets;
  const grams =
    outside(candidate.proteinPerKcal * kcal, targets.proteinG, proteinRangeG.max) * 4 +
    outside(candidate.carbohydratePerKcal * kcal, carbohydrateRangeG.min, carbohydrateRangeG.max) * 4 +
    outside(candidate.fatPerKcal * kcal, fatRangeG.min, fatRangeG.max) * 9 +
    (netCarbohydrateMaxG === null ? 0 : outside(candidate.netPerKcal * kcal, 0, netCarbohydrateMaxG - NET_ROOM_G) * 8);
  return grams / kcal;
}

function outside(value: number, min: number, max: number): number {
  return value < min ? min - value : value > max ? value - max : 0;
}
