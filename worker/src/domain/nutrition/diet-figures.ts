import { FOODS, requireFood } from "../foods/catalogue/catalogue.ts";
import type { FoodId } from "../foods/catalogue/food.ts";
import { MICRONUTRIENTS, type Micronutrient, micronutrientsOf, sumGroups } from "../foods/catalogue/micronutrients.ts";
import type { Cooking } from "../foods/catalogue/retention.ts";
import type { DietTotals } from "./hei-2020.ts";

export interface NutrientAmount {
  readonly foodId: FoodId;
  readonly grams: number;
  /** How it is cooked; absent or null if it is raw. */
  readonly cooking?: Cooking | null;
}

/** A sum and how much of it is known. */
export interface KnownSum {
  readonly amount: number;
  /** Share of the energy that comes from foods whose figure is known, 0 to 1: under 1 the sum is "at least". */
  readonly knownShare: number;
}

/** One figure, per 100 g of the edible part, summed over amounts in grams; null = unknown. Throws if there are no foods. */
export function sumKnown(
  amounts: readonly NutrientAmount[],
  figureOf: (amount: NutrientAmount) => number | null,
): KnownSum {
  let amount = 0;
  let energy = 0;
  let knownEnergy = 0;
  for (const one of amounts) {
    const { foodId, grams } = one;
    const kcal = ((requireFood(foodId).per100g.energyKcal ?? 0) * grams) / 100;
    const figure = figureOf(one);
    energy += kcal;
    if (figure === null) continue;
    amount += (figure * grams) / 100;
    knownEnergy += kcal;
  }
  return { amount, knownShare: energy === 0 ? 1 : knownEnergy / energy };
}

/** A raw food's figure of a micronutrient per 100 g of the edible part; null = unknown. */
export function figureOf(nutrient: Micronutrient): (amount: Pick<NutrientAmount, "foodId">) => number | null {
  const at = MICRONUTRIENTS.indexOf(nutrient);
  return ({ foodId }) => micronutrientsOf(foodId)[at] ?? null;
}

/** What HEI-2020 looks at, over amounts in grams of the edible part. Throws if there are no foods. */
export function dietTotals(amounts: readonly NutrientAmount[]): DietTotals {
  const fat = (nutrient: "monounsaturatedFatG" | "polyunsaturatedFatG") => sumKnown(amounts, figureOf(nutrient)).amount;
  const sum = (nutrient: "energyKcal" | "saturatedFatG" | "sodiumMg") =>
    amounts.reduce(
      (total, { foodId, grams }) => total + ((FOODS.get(foodId)?.per100g[nutrient] ?? 0) * grams) / 100,
      0,
    );
  return {
    energyKcal: sum("energyKcal"),
    groups: sumGroups(amounts),
    monounsaturatedFatG: fat("monounsaturatedFatG"),
    polyunsaturatedFatG: fat("polyunsaturatedFatG"),
    saturatedFatG: sum("saturatedFatG"),
    sodiumMg: sum("sodiumMg"),
  };
}
