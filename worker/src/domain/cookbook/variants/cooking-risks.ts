import { cookingFault, type RawEater } from "../../safety/gate/heat/cooking-faults.ts";
import type { Recipe } from "../recipe.ts";

/** Who must not eat everything raw or chilled; bit i of a mask of risks stands for the i-th. */
const FRAIL_EATERS: readonly RawEater[] = [
  { eatsRaw: false, eatsChilled: false },
  { eatsRaw: false, eatsChilled: true },
  { eatsRaw: true, eatsChilled: false },
];

/** The bit of an eater in a mask of risks; 0 for who may eat everything. */
export function riskBitOf({ eatsRaw, eatsChilled }: RawEater): number {
  const place = FRAIL_EATERS.findIndex((one) => one.eatsRaw === eatsRaw && one.eatsChilled === eatsChilled);
  return place < 0 ? 0 : 1 << place;
}

/** A mask of those whom the dish could make ill, by the gate's rules; slow, for data made ahead. */
export function cookingRisks({ name, detail, instructions, ingredients, raw }: Recipe): number {
  const dish = { name, detail, instructions, foodIds: ingredients.map(({ foodId }) => foodId) };
  return FRAIL_EATERS.reduce((mask, eater) => {
    const isRisky = (raw && !eater.eatsRaw) || cookingFault(dish, eater) !== null;
    return isRisky ? mask | riskBitOf(eater) : mask;
  }, 0);
}
