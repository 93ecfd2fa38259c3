import { HEI_COMPONENTS, HEI_FACTS, type HeiComponent } from "@mealwright/schema/constants/food/health";
import {
  fruitCups,
  type GroupAmounts,
  proteinFoodOunces,
  seafoodAndPlantProteinOunces,
  vegetableCups,
  wholeFruitCups,
} from "../foods/catalogue/food-groups.ts";

/** The totals of a set of meals. Score the totals of a day or week; never average the scores of meals. */
export interface DietTotals {
  /** kcal, alcohol included. */
  readonly energyKcal: number;
  readonly groups: GroupAmounts;
  readonly monounsaturatedFatG: number;
  readonly polyunsaturatedFatG: number;
  readonly saturatedFatG: number;
  readonly sodiumMg: number;
}

interface Standard {
  /** The value that earns no point, and the one that earns all; linear between them. */
  readonly zeroAt: number;
  readonly fullAt: number;
  readonly value: (diet: DietTotals) => number;
}

const KCAL_PER_SUGAR_TEASPOON = 16;
const KCAL_PER_GRAM_OF_FAT = 9;

const per1000 = (amount: number, { energyKcal }: DietTotals): number => (amount / energyKcal) * 1000;
const percentOfEnergy = (kcal: number, { energyKcal }: DietTotals): number => (kcal / energyKcal) * 100;

/** More unsaturated fat for each gram of saturated fat is better; a diet without saturated fat has the best ratio. */
function fattyAcidRatio({ monounsaturatedFatG, polyunsaturatedFatG, saturatedFatG }: DietTotals): number {
  const unsaturatedFatG = monounsaturatedFatG + polyunsaturatedFatG;
  if (saturatedFatG === 0) return unsaturatedFatG > 0 ? Number.POSITIVE_INFINITY : 0;
  return unsaturatedFatG / saturatedFatG;
}

/**
 * The standards of the Healthy Eating Index 2020 for ages 2 and over (the same as HEI-2015's); densities per 1,000
 * kcal.
 */
const STANDARDS = {
  totalFruits: { zeroAt: 0, fullAt: 0.8, value: (diet) => per1000(fruitCups(diet.groups), diet) },
  wholeFruits: { zeroAt: 0, fullAt: 0.4, value: (diet) => per1000(wholeFruitCups(diet.groups), diet) },
  totalVegetables: { zeroAt: 0, fullAt: 1.1, value: (diet) => per1000(vegetableCups(diet.groups), diet) },
  greensAndBeans: {
    zeroAt: 0,
    fullAt: 0.2,
    value: (diet) => per1000(diet.groups.darkGreenVegetables + diet.groups.legumes, diet),
  },
  wholeGrains: { zeroAt: 0, fullAt: 1.5, value: (diet) => per1000(diet.groups.wholeGrains, diet) },
  dairy: { zeroAt: 0, fullAt: 1.3, value: (diet) => per1000(diet.groups.dairy, diet) },
  totalProteinFoods: {
    zeroAt: 0,
    fullAt: 2.5,
    value: (diet) => per1000(proteinFoodOunces(diet.groups), diet),
  },
  seafoodAndPlantProteins: {
    zeroAt: 0,
    fullAt: 0.8,
    value: (diet) => per1000(seafoodAndPlantProteinOunces(diet.groups), diet),
  },
  fattyAcids: { zeroAt: 1.2, fullAt: 2.5, value: fattyAcidRatio },
  refinedGrains: { zeroAt: 4.3, fullAt: 1.8, value: (diet) => per1000(diet.groups.refinedGrains, diet) },
  sodium: { zeroAt: 2, fullAt: 1.1, value: (diet) => per1000(diet.sodiumMg / 1000, diet) },
  addedSugars: {
    zeroAt: 26,
    fullAt: 6.5,
    value: (diet) => percentOfEnergy(diet.groups.addedSugars * KCAL_PER_SUGAR_TEASPOON, diet),
  },
  saturatedFats: {
    zeroAt: 16,
    fullAt: 8,
    value: (diet) => percentOfEnergy(diet.saturatedFatG * KCAL_PER_GRAM_OF_FAT, diet),
  },
} as const satisfies Readonly<Record<HeiComponent, Standard>>;

export interface HeiScore {
  /** 0 to 100. */
  readonly total: number;
  /** By component, in the order of `HEI_COMPONENTS`. */
  readonly points: ReadonlyMap<HeiComponent, number>;
}

function pointsOf(component: HeiComponent, diet: DietTotals): number {
  const { zeroAt, fullAt, value }: Standard = STANDARDS[component];
  const share = (value(diet) - zeroAt) / (fullAt - zeroAt);
  return HEI_FACTS[component].mostPoints * Math.min(1, Math.max(0, share));
}

/**
 * The Healthy Eating Index 2020 of a diet, 13 components, 0 to 100 points (Krebs-Smith et al. 2018; Shams-White et al.
 * 2023, PMC10524328; scoring standards of the National Cancer Institute). Throws a RangeError for a diet without
 * energy.
 */
export function heiScore(diet: DietTotals): HeiScore {
  if (!(diet.energyKcal > 0)) throw new RangeError("A diet without energy has no Healthy Eating Index.");
  const points = new Map(HEI_COMPONENTS.map((component) => [component, pointsOf(component, diet)]));
  let total = 0;
  for (const earned of points.values()) total += earned;
  return { total, points };
}
