import { ALLERGENS, type Allergen } from "@mealwright/schema/constants/food/allergens";
import type { Diet } from "@mealwright/schema/constants/questionnaire";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Food, FoodId } from "../../foods/catalogue/food.ts";
import { DIET_RULES, dietBreach } from "../../safety/gate/diets.ts";
import { requireEntry, UnknownValueError } from "../../unknown-value.ts";
import type { Amounts } from "../outlines/outline.ts";
import type { Recipe } from "../recipe.ts";
import { freeFromBit } from "./free-from.ts";
import type { Variants } from "./variants.ts";

/** The figures of one gram of a food; unknown ones count as 0. */
const PER_GRAM = {
  energyKcal: ({ per100g }: Food) => (per100g.energyKcal ?? 0) / 100,
  proteinG: ({ per100g }: Food) => (per100g.proteinG ?? 0) / 100,
  carbohydrateG: ({ per100g }: Food) => (per100g.carbohydrateG ?? 0) / 100,
  fatG: ({ per100g }: Food) => (per100g.fatG ?? 0) / 100,
  netCarbohydrateG: ({ per100g }: Food) => ((per100g.carbohydrateG ?? 0) - (per100g.fibreG ?? 0)) / 100,
  saturatedFatG: ({ per100g }: Food) => (per100g.saturatedFatG ?? 0) / 100,
  sodiumMg: ({ per100g }: Food) => (per100g.sodiumMg ?? 0) / 100,
  /** US cents. */
  costCents: ({ price, edibleYield }: Food) => price.usdPerKg / edibleYield / 10,
  /** 1, or 0 for beverages. */
  plateG: ({ aisle }: Food) => (aisle === "Drinks" ? 0 : 1),
} as const;
export type Figure = keyof typeof PER_GRAM;

/** The most net carbohydrate in a dish's base serving for the diet, grams; null without a limit. */
export function servingNetCarbohydrateMaxG(
  { side, mealTypes }: Pick<Recipe, "mealTypes"> & { side?: boolean },
  diet: Diet,
): number | null {
  const { servingNetCarbohydrateMaxG: limits } = requireEntry(DIET_RULES, diet, "diet");
  if (limits === null) return null;
  if (side) return limits.side;
  return limits[mealTypes.includes("snack") ? "snack" : "meal"];
}

/** The mask to use if one could not be computed: it forbids everything. */
export const ALL_BITS = -1;

const factsOfFoods = new WeakMap<readonly FoodId[], FoodsFacts>();
const factsOfVariants = new WeakMap<Variants, VariantsFacts>();

/** Bit i is set if `ALLERGENS[i]` is among the allergens. Throws `UnknownValueError`. */
export function allergenMask(allergens: readonly Allergen[]): number {
  let mask = 0;
  for (const allergen of allergens) {
    const bit = ALLERGENS.indexOf(allergen);
    if (bit < 0) throw new UnknownValueError("allergen");
    mask |= 1 << bit;
  }
  return mask;
}

/** Facts of the foods in outlines, one row each, computed when first needed. */
class FoodsFacts {
  private readonly foods: readonly FoodId[];
  private readonly known = new Map<Figure, Float64Array>();
  private readonly masks = new Map<string, Int32Array>();

  constructor(foods: readonly FoodId[]) {
    this.foods = foods;
  }

  /** The figures of one gram of each food. */
  figures(figure: Figure): Float64Array {
    let figures = this.known.get(figure);
    if (figures === undefined) {
      figures = new Float64Array(this.foods.length);
      const perGram = PER_GRAM[figure];
      for (let at = 0; at < figures.length; at++) figures[at] = perGram(requireFood(this.foods[at] ?? ""));
      this.known.set(figure, figures);
    }
    return figures;
  }

  /** A mask for each food; every `kind` must always come with the same function. */
  masksOf(kind: string, maskOf: (food: Food) => number): Int32Array {
    let masks = this.masks.get(kind);
    if (masks === undefined) {
      masks = new Int32Array(this.foods.length);
      for (let at = 0; at < masks.length; at++) masks[at] = maskOf(requireFood(this.foods[at] ?? ""));
      this.masks.set(kind, masks);
    }
    return masks;
  }
}

function foodsFacts(foods: readonly FoodId[]): FoodsFacts {
  let facts = factsOfFoods.get(foods);
  if (facts === undefined) {
    facts = new FoodsFacts(foods);
    factsOfFoods.set(foods, facts);
  }
  return facts;
}

function computeAllergens(food: Food): number {
  return allergenMask(food.contains) | allergenMask(food.mayContain);
}

/** The sum for the amounts; unknown if a food is missing. */
function sumAmounts(amounts: Amounts, ofGrams: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < amounts.length; at += 2) {
    sum += (ofGrams[amounts[at] ?? -1] ?? Number.NaN) * (amounts[at + 1] ?? Number.NaN);
  }
  return sum;
}

/** A missing food is forbidden to everybody. */
function uniteMasks(amounts: Amounts, masks: Int32Array): number {
  let mask = 0;
  for (let at = 0; at < amounts.length; at += 2) mask |= masks[amounts[at] ?? -1] ?? ALL_BITS;
  return mask;
}

/**
 * The facts of all combinations of a template's choices, one row each, computed when first needed. The sums of the base
 * and of each choice are computed once; rows are combined part by part in place, from the last to the first, so that
 * the last part varies fastest. Plain loops, because a fresh worker runs this before it is compiled.
 */
export class VariantsFacts {
  private readonly variants: Variants;
  private readonly foods: FoodsFacts;
  private knownAllergens: Int32Array | undefined = undefined;
  private knownFreeFrom: Int32Array | undefined = undefined;
  private readonly knownFigures = new Map<Figure, Float64Array>();
  private readonly knownBreaches = new Map<Diet, Int32Array>();

  constructor(variants: Variants) {
    this.variants = variants;
    this.foods = foodsFacts(variants.foods);
  }

  /** Masks of the allergens that they contain or may contain. */
  get allergens(): Int32Array {
    this.knownAllergens ??= this.unite("allergens", computeAllergens);
    return this.knownAllergens;
  }

  /** Masks of their free-from foods. */
  get freeFrom(): Int32Array {
    this.knownFreeFrom ??= this.unite("free-from", ({ id }) => freeFromBit(id));
    return this.knownFreeFrom;
  }

  /** One figure for each row. */
  figures(figure: Figure): Float64Array {
    let figures = this.knownFigures.get(figure);
    if (figures === undefined) {
      figures = this.addUp(this.foods.figures(figure));
      this.knownFigures.set(figure, figures);
    }
    return figures;
  }

  /** 1 if it breaks the diet. */
  breaches(diet: Diet): Int32Array {
    let breaches = this.knownBreaches.get(diet);
    if (breaches === undefined) {
      breaches = this.computeBreaches(diet);
      this.knownBreaches.set(diet, breaches);
    }
    return breaches;
  }

  private computeBreaches(diet: Diet): Int32Array {
    const breaches = this.unite(diet, (food) => (dietBreach(food, diet) === null ? 0 : 1));
    const limitG = servingNetCarbohydrateMaxG(this.variants.outline, diet);
    if (limitG === null) return breaches;
    // All foods may suit the diet although the dish has too much carbohydrate.
    const netCarbohydrateG = this.figures("netCarbohydrateG");
    return breaches.map((breach, row) => ((netCarbohydrateG[row] ?? Number.POSITIVE_INFINITY) > limitG ? 1 : breach));
  }

  private unite(kind: string, maskOf: (food: Food) => number): Int32Array {
    const { outline, count } = this.variants;
    const ofFoods = this.foods.masksOf(kind, maskOf);
    const masks = new Int32Array(count);
    masks[0] = uniteMasks(outline.base, ofFoods);
    let rows = 1;
    for (const part of outline.parts) {
      const added: number[] = [];
      for (let choice = 0; choice < part.length; choice++) added.push(uniteMasks(part[choice]?.[2] ?? [], ofFoods));
      for (let row = rows - 1; row >= 0; row--) {
        for (let choice = part.length - 1; choice >= 0; choice--) {
          masks[row * part.length + choice] = (masks[row] ?? ALL_BITS) | (added[choice] ?? ALL_BITS);
        }
      }
      rows *= part.length;
    }
    return masks;
  }

  private addUp(ofGrams: Float64Array): Float64Array {
    const { outline, count } = this.variants;
    const sums = new Float64Array(count);
    sums[0] = sumAmounts(outline.base, ofGrams);
    let rows = 1;
    for (const part of outline.parts) {
      const added: number[] = [];
      for (let choice = 0; choice < part.length; choice++) added.push(sumAmounts(part[choice]?.[2] ?? [], ofGrams));
      for (let row = rows - 1; row >= 0; row--) {
        for (let choice = part.length - 1; choice >= 0; choice--) {
          sums[row * part.length + choice] = (sums[row] ?? 0) + (added[choice] ?? 0);
        }
      }
      rows *= part.length;
    }
    return sums;
  }
}

/** The facts of a template's variants, computed once. */
export function variantsFacts(variants: Variants): VariantsFacts {
  let facts = factsOfVariants.get(variants);
  if (facts === undefined) {
    facts = new VariantsFacts(variants);
    factsOfVariants.set(variants, facts);
  }
  return facts;
}
