import { DIETS, type Diet } from "@mealwright/schema/constants/questionnaire";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import { ALLERGENS, type Allergen, type Food, type FoodId } from "../foods/catalogue/food.ts";
import { dietBreach } from "../safety/gate/diets.ts";
import { UnknownValueError } from "../unknown-value.ts";
import { freeFromBit } from "./free-from.ts";
import type { Recipe, RecipeIngredient } from "./recipe.ts";
import type { Variants } from "./variants.ts";

/**
 * Keto at the base serving: three meals and a snack stay within `KETO_MAX_NET_CARBS_G_PER_DAY`. A side is eaten beside a
 * main that does not use up its share. Grams.
 */
export const KETO_MAX_NET_CARBOHYDRATE_G = { meal: 14, snack: 6, side: 6 } as const;

/** The places of a row's figures. */
export const [ENERGY, PROTEIN, CARBOHYDRATE, FAT, NET_CARBOHYDRATE, CENTS, SATURATED, SODIUM, PLATE, FIGURE_COUNT] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;

/** What one gram of a food comes to. */
interface Gram {
  readonly energyKcal: number;
  readonly proteinG: number;
  readonly carbohydrateG: number;
  readonly fatG: number;
  readonly netCarbohydrateG: number;
  /** US cents. */
  readonly costCents: number;
  readonly saturatedFatG: number;
  readonly sodiumMg: number;
  /** 1, and 0 of what is drunk. */
  readonly plateG: number;
}

/** The most net carbohydrate with which the dish's base serving is fit for keto. Grams. */
export function ketoMaxNetCarbohydrateG({ side, mealTypes }: Pick<Recipe, "mealTypes"> & { side?: boolean }): number {
  if (side) return KETO_MAX_NET_CARBOHYDRATE_G.side;
  return KETO_MAX_NET_CARBOHYDRATE_G[mealTypes.includes("snack") ? "snack" : "meal"];
}

/** A mask that could not be found forbids everything. */
export const ALL_BITS = -1;

const figuresOfGram = new Map<FoodId, Gram>();
const allergensOfFood = new Map<FoodId, number>();
const breachesOfFood = new Map<Diet, Map<FoodId, number>>(DIETS.map((diet) => [diet, new Map()]));
const factsOfVariants = new WeakMap<Variants, VariantsFacts>();

/** Bit i is set when `ALLERGENS[i]` is among the allergens. Throws `UnknownValueError`. */
export function allergenMask(allergens: readonly Allergen[]): number {
  let mask = 0;
  for (const allergen of allergens) {
    const bit = ALLERGENS.indexOf(allergen);
    if (bit < 0) throw new UnknownValueError("allergen");
    mask |= 1 << bit;
  }
  return mask;
}

/** Known values by food, each computed once. */
function remember<Value>(known: Map<FoodId, Value>, foodId: FoodId, compute: (food: Food) => Value): Value {
  let value = known.get(foodId);
  if (value === undefined) {
    value = compute(requireFood(foodId));
    known.set(foodId, value);
  }
  return value;
}

function computeGram(food: Food): Gram {
  const { energyKcal, proteinG, carbohydrateG, fatG, fibreG, saturatedFatG, sodiumMg } = food.per100g;
  return {
    energyKcal: (energyKcal ?? 0) / 100,
    proteinG: (proteinG ?? 0) / 100,
    carbohydrateG: (carbohydrateG ?? 0) / 100,
    fatG: (fatG ?? 0) / 100,
    netCarbohydrateG: ((carbohydrateG ?? 0) - (fibreG ?? 0)) / 100,
    costCents: food.price.usdPerKg / food.edibleYield / 10,
    saturatedFatG: (saturatedFatG ?? 0) / 100,
    sodiumMg: (sodiumMg ?? 0) / 100,
    plateG: food.aisle === "Drinks" ? 0 : 1,
  };
}

function computeAllergens(food: Food): number {
  return allergenMask(food.contains) | allergenMask(food.mayContain);
}

function sumFigures(ingredients: readonly RecipeIngredient[]): readonly number[] {
  let [energy, protein, carbohydrate, fat, net, cents] = [0, 0, 0, 0, 0, 0];
  let [saturated, sodium, plate] = [0, 0, 0];
  for (let at = 0; at < ingredients.length; at++) {
    const ingredient = ingredients[at];
    if (ingredient === undefined) continue;
    const { grams } = ingredient;
    const gram = remember(figuresOfGram, ingredient.foodId, computeGram);
    energy += gram.energyKcal * grams;
    protein += gram.proteinG * grams;
    carbohydrate += gram.carbohydrateG * grams;
    fat += gram.fatG * grams;
    net += gram.netCarbohydrateG * grams;
    cents += gram.costCents * grams;
    saturated += gram.saturatedFatG * grams;
    sodium += gram.sodiumMg * grams;
    plate += gram.plateG * grams;
  }
  return [energy, protein, carbohydrate, fat, net, cents, saturated, sodium, plate];
}

function uniteMasks(ingredients: readonly RecipeIngredient[], maskOf: (foodId: FoodId) => number): number {
  let mask = 0;
  for (let at = 0; at < ingredients.length; at++) mask |= maskOf(ingredients[at]?.foodId ?? "");
  return mask;
}

/**
 * The facts of all combinations of a template's choices, a row each, worked out when they are first asked for. What base
 * and choices come to is summed up once; rows are combined part by part in place, from the last to the first, so that the
 * last part turns fastest. Plain loops: a fresh worker runs this before anything is compiled.
 */
export class VariantsFacts {
  private readonly variants: Variants;
  private knownAllergens: Int32Array | undefined = undefined;
  private knownFreeFrom: Int32Array | undefined = undefined;
  private knownFigures: Float64Array | undefined = undefined;
  private readonly knownBreaches = new Map<Diet, Int32Array>();

  constructor(variants: Variants) {
    this.variants = variants;
  }

  /** Masks of the allergens that are or may be in it. */
  get allergens(): Int32Array {
    this.knownAllergens ??= this.unite((foodId) => remember(allergensOfFood, foodId, computeAllergens));
    return this.knownAllergens;
  }

  /** Masks of the free-from foods in it. */
  get freeFrom(): Int32Array {
    this.knownFreeFrom ??= this.unite(freeFromBit);
    return this.knownFreeFrom;
  }

  /** `FIGURE_COUNT` figures a row. */
  get figures(): Float64Array {
    this.knownFigures ??= this.addUp();
    return this.knownFigures;
  }

  /** 1 where the diet is broken. */
  breaches(diet: Diet): Int32Array {
    let breaches = this.knownBreaches.get(diet);
    if (breaches === undefined) {
      breaches = this.computeBreaches(diet);
      this.knownBreaches.set(diet, breaches);
    }
    return breaches;
  }

  private computeBreaches(diet: Diet): Int32Array {
    const known = breachesOfFood.get(diet);
    if (known === undefined) throw new UnknownValueError("diet");
    const breach = (food: Food): number => (dietBreach(food, diet) === null ? 0 : 1);
    const breaches = this.unite((foodId) => remember(known, foodId, breach));
    if (diet !== "keto") return breaches;
    // Foods may be fit for keto and their dish too rich in carbohydrate.
    const limitG = ketoMaxNetCarbohydrateG(this.variants.template);
    return breaches.map((breach, row) =>
      (this.figures[row * FIGURE_COUNT + NET_CARBOHYDRATE] ?? Number.POSITIVE_INFINITY) > limitG ? 1 : breach,
    );
  }

  private unite(maskOf: (foodId: FoodId) => number): Int32Array {
    const { template, choices, prepMinutes } = this.variants;
    const masks = new Int32Array(prepMinutes.length);
    masks[0] = uniteMasks(template.base, maskOf);
    let rows = 1;
    for (const part of choices) {
      const added = part.map(({ ingredients }) => uniteMasks(ingredients, maskOf));
      for (let row = rows - 1; row >= 0; row--) {
        for (let choice = part.length - 1; choice >= 0; choice--) {
          masks[row * part.length + choice] = (masks[row] ?? ALL_BITS) | (added[choice] ?? ALL_BITS);
        }
      }
      rows *= part.length;
    }
    return masks;
  }

  private addUp(): Float64Array {
    const { template, choices, prepMinutes } = this.variants;
    const figures = new Float64Array(prepMinutes.length * FIGURE_COUNT);
    figures.set(sumFigures(template.base));
    let rows = 1;
    for (const part of choices) {
      const sums = part.map(({ ingredients }) => sumFigures(ingredients));
      for (let row = rows - 1; row >= 0; row--) {
        for (let choice = part.length - 1; choice >= 0; choice--) {
          const from = row * FIGURE_COUNT;
          const to = (row * part.length + choice) * FIGURE_COUNT;
          const sum = sums[choice] ?? [];
          for (let figure = 0; figure < FIGURE_COUNT; figure++) {
            figures[to + figure] = (figures[from + figure] ?? 0) + (sum[figure] ?? 0);
          }
        }
      }
      rows *= part.length;
    }
    return figures;
  }
}

/** The facts of a template's variants, made once. */
export function variantsFacts(variants: Variants): VariantsFacts {
  let facts = factsOfVariants.get(variants);
  if (facts === undefined) {
    facts = new VariantsFacts(variants);
    factsOfVariants.set(variants, facts);
  }
  return facts;
}
