import type { FoodId } from "../../foods/catalogue/food.ts";
import { purchasesAround, standing, sumOf } from "./corrections.ts";
import { countKitchen } from "./count-kitchen.ts";
import type { Correction, Gone, HomeLot, KitchenHistory, StartLot, Storage } from "./kitchen.ts";

/** What a week's list starts from. */
export interface ListStart {
  /** At home before the week's own shopping. */
  readonly lots: readonly StartLot[];
  readonly gone: readonly Gone[];
}

/**
 * What is at home as a week begins, and what of its own shopping is lost. A correction during the week is projected
 * back to its first day, and one made earlier is reduced by what was already bought for the week, so that the list
 * follows both.
 */
export function listStart(history: KitchenHistory, weekOf: string, storageOf: (foodId: FoodId) => Storage): ListStart {
  const before = {
    weeks: history.weeks.filter((week) => week.weekOf < weekOf),
    corrections: history.corrections.filter((correction) => correction.weekOf < weekOf),
  };
  const left = Map.groupBy(countKitchen(before, weekOf, storageOf).lots, ({ foodId }) => foodId);
  const lots: StartLot[] = [];
  const gone: Gone[] = [];
  for (const correction of standing(history)) {
    const { foodId } = correction;
    const bought = boughtBefore(correction, history, weekOf);
    if (correction.weekOf > weekOf || (correction.weekOf < weekOf && bought === 0)) continue;
    const there = correction.weekOf === weekOf ? carriedBack(correction, history) : (left.get(foodId) ?? []);
    left.delete(foodId);
    const counted = bought > 0 ? { counted: bought } : {};
    lots.push(...withoutLast(there, bought).map((lot) => ({ ...lot, ...counted })));
    const missing = bought - sumOf(there);
    if (missing > 0) gone.push({ foodId, grams: missing, counted: bought });
  }
  return { lots: [...[...left.values()].flat(), ...lots], gone };
}

/** Grams of a food that were ticked for a week and are included in a correction. */
function boughtBefore(correction: Correction, { weeks }: KitchenHistory, weekOf: string): number {
  const own = weeks.map((week) => ({
    weekOf: week.weekOf,
    bought: week.bought.filter(({ foodId }) => foodId === correction.foodId),
  }));
  return sumOf(purchasesAround(correction, own).get(weekOf)?.before);
}

/**
 * What must have been there on the first day of a correction's week, shopping included, to leave the corrected amount.
 */
function carriedBack({ foodId, grams, useBy, day, weekOf }: Correction, { weeks }: KitchenHistory): readonly HomeLot[] {
  const week = weeks.find((one) => one.weekOf === weekOf);
  const eaten = sumOf(week?.eaten.filter((one) => one.foodId === foodId && one.day < day));
  return grams + eaten > 0 ? [{ foodId, grams: grams + eaten, useBy }] : [];
}

/** The lots less this many grams, taken from those that keep longest. */
function withoutLast(lots: readonly HomeLot[], grams: number): readonly HomeLot[] {
  let missing = grams;
  return lots
    .toReversed()
    .flatMap((lot) => {
      const taken = Math.min(missing, lot.grams);
      missing -= taken;
      return lot.grams > taken ? [{ ...lot, grams: lot.grams - taken }] : [];
    })
    .reverse();
}
