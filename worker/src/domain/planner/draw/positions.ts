import { MEAL_TYPES, type MealType } from "@mealwright/schema/constants/meals";
import { COOKING_LEVELS } from "@mealwright/schema/constants/questionnaire";
import { isMain } from "../model/build/build-dishes.ts";
import type { Candidate } from "../model/candidates.ts";
import { ENOUGH_AT_LEVEL } from "../model/search-limits.ts";

/**
 * Positions of the dishes for a meal type: at the person's level if there are enough, otherwise at any level, otherwise
 * of a similar type.
 */
export function positionsOf(eligible: readonly Candidate[], type: MealType, level: number): Int32Array {
  const own = maskOf([type]);
  const atLevel = select(eligible, own, level);
  if (atLevel.length >= ENOUGH_AT_LEVEL) return atLevel;
  const kin = maskOf(MEAL_TYPES.filter((other) => isMain(other) === isMain(type)));
  for (const mask of [own, kin]) {
    const positions = select(eligible, mask, COOKING_LEVELS.length);
    if (positions.length > 0) return positions;
  }
  return select(eligible, maskOf(MEAL_TYPES), COOKING_LEVELS.length);
}

export function withPremium(eligible: readonly Candidate[], type: MealType, own: Int32Array): Int32Array {
  const all = select(eligible, maskOf([type]), COOKING_LEVELS.length);
  const premium = all.filter((position) => eligible[position]?.recipe.premium === true);
  return Int32Array.from(new Set([...own, ...premium]));
}

function maskOf(types: readonly MealType[]): number {
  return types.reduce((mask, type) => mask | (1 << MEAL_TYPES.indexOf(type)), 0);
}

/** Positions of the dishes of any of the types, up to a level. */
function select(eligible: readonly Candidate[], mask: number, level: number): Int32Array {
  const positions = new Int32Array(eligible.length);
  let count = 0;
  for (let position = 0; position < eligible.length; position++) {
    const candidate = eligible[position];
    if (candidate === undefined || (candidate.types & mask) === 0 || candidate.level > level) continue;
    positions[count] = position;
    count++;
  }
  return positions.subarray(0, count);
}
