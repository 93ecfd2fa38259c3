import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import type { Food, FoodId } from "../../../foods/catalogue/food.ts";
import { groupAmountsOf } from "../../../foods/catalogue/micronutrients.ts";
import {
  PLATE_ADDED_FAT_G,
  PLATE_DRY_GRAIN_G,
  PLATE_EGG_G,
  PLATE_FLESH_G,
  PLATE_NUTS_G,
  PLATE_PULSES_G,
} from "./plate-bounds.ts";

/** The parts of a plate that have a bound. */
export const PLATE_PARTS = ["flesh", "addedFat", "egg", "dryGrain", "nuts", "pulses"] as const;
/** The parts that are counted over the whole slot, sides included. */
export const SLOT_PARTS: ReadonlySet<PlatePart> = new Set(["flesh", "addedFat"] as const);
export type PlatePart = (typeof PLATE_PARTS)[number];

/** The most grams of each that people eat at one sitting, as bought. */
export const PLATE_BOUNDS: Readonly<Record<PlatePart, number>> = {
  flesh: PLATE_FLESH_G,
  addedFat: PLATE_ADDED_FAT_G,
  egg: PLATE_EGG_G,
  dryGrain: PLATE_DRY_GRAIN_G,
  nuts: PLATE_NUTS_G,
  pulses: PLATE_PULSES_G,
};

interface Pattern {
  readonly isFruit: boolean;
  /** Per 100 g, so the numbers are also hundredths of a cup or ounce per gram. */
  readonly dairyCups: number;
  readonly wholeGrainOunces: number;
  readonly refinedGrainOunces: number;
  readonly part: PlatePart | null;
}

const FLESH: ReadonlySet<string> = new Set(["meat", "poultry", "fish", "crustacean", "mollusc"]);
/** The least cups of fruit per 100 g of a food that counts as fruit; jam does not. */
const FRUIT_CUPS = 0.1;
/** The least grams of fat per 100 g of a food that counts as fat. */
const FAT_G = 60;
/** The least ounces of nuts per 100 g of a food that counts as nuts or seeds. */
const NUT_OUNCES = 2;
/** The least ounces of grain per 100 g of dry grain; cooked grain and bread have fewer. */
const DRY_GRAIN_OUNCES = 3.4;
const DRY_GRAIN_KCAL = 300;
/** The least cups of pulses per 100 g of a food that counts as pulses. */
const PULSE_CUPS = 0.4;
/** Grams of cooked pulses from one gram of dry ones. */
const COOKED_PULSES_G = 2.4;

const patterns = new Map<FoodId, Pattern>();

function partOf(food: Food): PlatePart | null {
  const groups = groupAmountsOf(food.id);
  if (FLESH.has(food.animal ?? "none")) return "flesh";
  if (food.id === "egg") return "egg";
  if (groups.nutsSeeds >= NUT_OUNCES) return "nuts";
  if (groups.legumes >= PULSE_CUPS) return "pulses";
  if ((food.per100g.fatG ?? 0) > FAT_G) return "addedFat";
  const grains = groups.wholeGrains + groups.refinedGrains;
  const isDry = (food.per100g.energyKcal ?? 0) >= DRY_GRAIN_KCAL;
  return grains >= DRY_GRAIN_OUNCES && isDry && food.aisle !== "Bakery" ? "dryGrain" : null;
}

function patternOf(foodId: FoodId): Pattern {
  let pattern = patterns.get(foodId);
  if (pattern === undefined) {
    const { citrusMelonBerries, otherFruit, dairy, wholeGrains, refinedGrains } = groupAmountsOf(foodId);
    pattern = {
      isFruit: citrusMelonBerries + otherFruit > FRUIT_CUPS,
      dairyCups: dairy,
      wholeGrainOunces: wholeGrains,
      refinedGrainOunces: refinedGrains,
      part: partOf(requireFood(foodId)),
    };
    patterns.set(foodId, pattern);
  }
  return pattern;
}

/** Grams that count as fruit. */
export function fruitGrams(foodId: FoodId, grams: number): number {
  return patternOf(foodId).isFruit ? grams : 0;
}

/** Whether people see it as fruit. */
export function isFruit(foodId: FoodId): boolean {
  return patternOf(foodId).isFruit;
}

/** The bounded part of a plate that the food belongs to; null for none. */
export function platePartOf(foodId: FoodId): PlatePart | null {
  return patternOf(foodId).part;
}

/** Grams of a food as its plate's bound counts them: pulses cooked, everything else as bought. */
export function plateGrams({ id, per100g }: Food, grams: number): number {
  const isDryPulse = platePartOf(id) === "pulses" && (per100g.energyKcal ?? 0) >= DRY_GRAIN_KCAL;
  return isDryPulse ? grams * COOKED_PULSES_G : grams;
}

/** Hundredths of a cup of milk or of an equivalent. */
export function dairyCenticups(foodId: FoodId, grams: number): number {
  return patternOf(foodId).dairyCups * grams;
}

/** Hundredths of an ounce of refined grain: white flour, rice, pasta. */
export function refinedGrainCentiounces(foodId: FoodId, grams: number): number {
  return patternOf(foodId).refinedGrainOunces * grams;
}

/** Hundredths of an ounce of whole grain. */
export function wholeGrainCentiounces(foodId: FoodId, grams: number): number {
  return patternOf(foodId).wholeGrainOunces * grams;
}
