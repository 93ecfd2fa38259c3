import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import { daysBetween } from "@mealwright/schema/rules/week";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { FoodId } from "../../foods/catalogue/food.ts";
import { countedUnit, PIECE } from "../packs.ts";
import type { StartLot } from "./kitchen.ts";

/** An amount of a food at home that is good for a week's meals up to a day. */
export interface HomeShare {
  readonly foodId: FoodId;
  /** As bought. */
  readonly grams: number;
  /** 1 to 7. */
  readonly lastDay: number;
  /** Grams as bought for the week when the person corrected the amount: they stay on the list, whatever is at home. */
  readonly counted?: number;
}

/** The smallest amounts that are planned with; for food that comes in pieces, half a piece. */
const LEAST_PIECES = 0.5;
const LEAST_GRAMS = 20;

/** The food at home that is still good in a week, without amounts too small to use. */
export function homeShares(lots: readonly StartLot[], weekOf: string, system: UnitSystem): readonly HomeShare[] {
  return lots.flatMap(({ foodId, grams, useBy, ...counted }) => {
    const lastDay = useBy === null ? DAYS_PER_WEEK : Math.min(DAYS_PER_WEEK, daysBetween(weekOf, useBy) + 1);
    return lastDay >= 1 && grams >= leastGrams(foodId, system) ? [{ foodId, grams, lastDay, ...counted }] : [];
  });
}

function leastGrams(foodId: FoodId, system: UnitSystem): number {
  const counted = countedUnit(requireFood(foodId), system);
  return counted?.unit === PIECE ? counted.gramsEach * LEAST_PIECES : LEAST_GRAMS;
}

/** The shares of each food, the soonest date first. */
export function sharesByFood(shares: readonly HomeShare[]): ReadonlyMap<FoodId, readonly HomeShare[]> {
  return Map.groupBy(
    shares.toSorted((one, other) => one.lastDay - other.lastDay),
    ({ foodId }) => foodId,
  );
}

/** A shortfall up to this, after using what is at home, is not bought. Grams. */
export const HOME_SHORTFALL_G = 3;

/**
 * Covers each day's need, in order, with what is at home and good until then, the soonest date first. Returns what is
 * still missing of each need; nothing if that is no more than `shortfall`.
 * @param shares of one food, the soonest date first; in grams of the same kind as the needs.
 */
export function takeFromHome(
  needs: readonly { readonly day: number; readonly grams: number }[],
  shares: readonly Pick<HomeShare, "grams" | "lastDay">[],
  shortfall: number,
): readonly number[] {
  const left = shares.map(({ grams }) => grams);
  return needs.map(({ day, grams }) => {
    let missing = grams;
    shares.forEach(({ lastDay }, index) => {
      if (lastDay < day) return;
      const taken = Math.min(left[index] ?? 0, missing);
      left[index] = (left[index] ?? 0) - taken;
      missing -= taken;
    });
    return missing < grams && missing <= shortfall ? 0 : missing;
  });
}
