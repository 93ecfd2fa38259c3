import { FOODS, requireFood } from "../foods/catalogue/catalogue.ts";
import type { FoodId } from "../foods/catalogue/food.ts";
import { MICRONUTRIENTS, type Micronutrient, micronutrientsOf, sumGroups } from "../foods/catalogue/micronutrients.ts";
import type { DietTotals } from "./hei-2020.ts";

interface Amount {
  readonly foodId: FoodId;
  readonly grams: number;
}

/** A sum and how much of it is known. */
export interface KnownSum {
  readonly amount: number;
  /** Share of the energy that comes from foods whose figure is known, 0 to 1: under 1 the sum is "at least". */
  readonly knownShare: number;
}

/** Sums of the micronutrients over amounts in grams of the edible part. Throws for no food. */
export function sumMicronutrients(amounts: readonly Amount[]): ReadonlyMap<Micronutrient, KnownSum> {
  const sums = MICRONUTRIENTS.map(() => 0);
  const known = MICRONUTRIENTS.map(() => 0);
  let energy = 0;
  for (const { foodId, grams } of amounts) {
    const kcal = ((requireFood(foodId).per100g.energyKcal ?? 0) * grams) / 100;
    energy += kcal;
    micronutrientsOf(foodId).forEach((figure, at) => {
      if (figure === null) return;
      sums[at] = (sums[at] ?? 0) + (figure * grams) / 100;
      known[at] = (known[at] ?? 0) + kcal;
    });
  }
  return new Map(
    MICRONUTRIENTS.map((nutrient, at) => [
      nutrient,
      { amount: sums[at] ?? 0, knownShare: energy === 0 ? 1 : (known[at] ?? 0) / energy },
    ]),
  );
}

/** What HEI-2020 looks at, over amounts in grams of the edible part. Throws for no food. */
export function dietTotals(amounts: readonly Amount[]): DietTotals {
  const micronutrients = sumMicronutrients(amounts);
  const sum = (nutrient: "energyKcal" | "saturatedFatG" | "sodiumMg") =>
    amounts.reduce(
      (total, { foodId, grams }) => total + ((FOODS.get(foodId)?.per100g[nutrient] ?? 0) * grams) / 100,
      0,
    );
  return {
    energyKcal: sum("energyKcal"),
    groups: sumGroups(amounts),
    monounsaturatedFatG: micronutrients.get("monounsaturatedFatG")?.amount ?? 0,
    polyunsaturatedFatG: micronutrients.get("polyunsaturatedFatG")?.amount ?? 0,
    saturatedFatG: sum("saturatedFatG"),
    sodiumMg: sum("sodiumMg"),
  };
}
