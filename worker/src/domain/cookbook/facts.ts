import { DIETS, type Diet } from "@mealwright/schema/constants/questionnaire";
import { requireFood } from "../foods/catalogue.ts";
import { ALLERGENS, type Allergen, type Food, type FoodId, NUTRIENTS } from "../foods/food.ts";
import { dietBreach } from "../safety/diets.ts";
import type { Recipe, RecipeIngredient } from "./recipe.ts";
import { Variant, type Variants } from "./variants.ts";

/** Keto at the base serving: three meals and a snack stay within `KETO_MAX_NET_CARBS_G_PER_DAY`. Grams. */
export const KETO_MAX_NET_CARBOHYDRATE_G = { meal: 14, snack: 6 } as const;

/** What follows from the foods of a recipe's base serving; a food's unknown figure adds nothing. */
export interface RecipeFacts {
  /** Its foods, each once. */
  readonly foodIds: readonly FoodId[];
  /** Bit i = `ALLERGENS[i]` is in one of the foods. */
  readonly containsMask: number;
  /** Bit i = `ALLERGENS[i]` may be in one of the foods. */
  readonly mayMask: number;
  readonly diets: ReadonlySet<Diet>;
  readonly energyKcal: number;
  readonly proteinG: number;
  /** With fibre. */
  readonly carbohydrateG: number;
  readonly fatG: number;
  /** US cents, not rounded. */
  readonly costCents: number;
  /** Carbohydrate less fibre. */
  readonly netCarbohydrateG: number;
  /** All figures in `NUTRIENTS` order. */
  readonly per: Float64Array;
}

/** The places of a row's figures. */
const [ENERGY, PROTEIN, CARBOHYDRATE, FAT, NET_CARBOHYDRATE, CENTS, FIGURE_COUNT] = [0, 1, 2, 3, 4, 5, 6] as const;

/** What one gram of a food comes to. */
type Gram = Pick<RecipeFacts, "energyKcal" | "proteinG" | "carbohydrateG" | "fatG" | "netCarbohydrateG" | "costCents">;

const figuresOfGram = new Map<FoodId, Gram>();
const allergensOfFood = new Map<FoodId, number>();
const breachesOfFood = new Map<Diet, Map<FoodId, number>>(DIETS.map((diet) => [diet, new Map()]));
const dietSets = new Map<number, ReadonlySet<Diet>>();
const figuresOfRecipes = new WeakMap<Recipe, Float64Array>();
const factsOfVariants = new WeakMap<Variants, VariantsFacts>();

/** Bit i is set when `ALLERGENS[i]` is among the allergens. */
export function allergenMask(allergens: readonly Allergen[]): number {
  let mask = 0;
  for (const allergen of allergens) mask |= 1 << ALLERGENS.indexOf(allergen);
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
  const { energyKcal, proteinG, carbohydrateG, fatG, fibreG } = food.per100g;
  return {
    energyKcal: (energyKcal ?? 0) / 100,
    proteinG: (proteinG ?? 0) / 100,
    carbohydrateG: (carbohydrateG ?? 0) / 100,
    fatG: (fatG ?? 0) / 100,
    netCarbohydrateG: ((carbohydrateG ?? 0) - (fibreG ?? 0)) / 100,
    costCents: food.price.usdPerKg / food.edibleYield / 10,
  };
}

function computeAllergens(food: Food): number {
  return allergenMask(food.contains) | allergenMask(food.mayContain);
}

function sumFigures(ingredients: readonly RecipeIngredient[]): readonly number[] {
  let [energy, protein, carbohydrate, fat, net, cents] = [0, 0, 0, 0, 0, 0];
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
  }
  return [energy, protein, carbohydrate, fat, net, cents];
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
class VariantsFacts {
  private readonly variants: Variants;
  private knownAllergens: Int32Array | undefined = undefined;
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
    const known = breachesOfFood.get(diet) ?? new Map<FoodId, number>();
    const breach = (food: Food): number => (dietBreach(food, diet) === null ? 0 : 1);
    const breaches = this.unite((foodId) => remember(known, foodId, breach));
    if (diet !== "keto") return breaches;
    // Foods may be fit for keto and their dish too rich in carbohydrate.
    const limitG = KETO_MAX_NET_CARBOHYDRATE_G[this.variants.template.mealTypes.includes("snack") ? "snack" : "meal"];
    return breaches.map((breach, row) =>
      (this.figures[row * FIGURE_COUNT + NET_CARBOHYDRATE] ?? 0) > limitG ? 1 : breach,
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
          masks[row * part.length + choice] = (masks[row] ?? 0) | (added[choice] ?? 0);
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

/** One variant's share of its template's facts. */
class VariantFacts implements RecipeFacts {
  private readonly recipe: Variant;
  private readonly all: VariantsFacts;

  constructor(recipe: Variant) {
    this.recipe = recipe;
    this.all = variantsFacts(recipe.variants);
  }

  get foodIds(): readonly FoodId[] {
    return this.recipe.variants.foodIdsOf(this.recipe.combination);
  }

  get containsMask(): number {
    return this.maskOf(({ contains }) => contains);
  }

  get mayMask(): number {
    return this.maskOf(({ mayContain }) => mayContain);
  }

  get diets(): ReadonlySet<Diet> {
    const { combination } = this.recipe;
    return dietSet(DIETS.reduce((mask, diet, bit) => mask | ((this.all.breaches(diet)[combination] ?? 1) << bit), 0));
  }

  get energyKcal(): number {
    return this.figure(ENERGY);
  }

  get proteinG(): number {
    return this.figure(PROTEIN);
  }

  get carbohydrateG(): number {
    return this.figure(CARBOHYDRATE);
  }

  get fatG(): number {
    return this.figure(FAT);
  }

  get netCarbohydrateG(): number {
    return this.figure(NET_CARBOHYDRATE);
  }

  get costCents(): number {
    return this.figure(CENTS);
  }

  get per(): Float64Array {
    let per = figuresOfRecipes.get(this.recipe);
    if (per === undefined) {
      per = sumNutrients(this.recipe.ingredients);
      figuresOfRecipes.set(this.recipe, per);
    }
    return per;
  }

  private figure(place: number): number {
    return this.all.figures[this.recipe.combination * FIGURE_COUNT + place] ?? 0;
  }

  private maskOf(allergensOf: (food: Food) => readonly Allergen[]): number {
    return this.recipe.ingredients.reduce(
      (mask, { foodId }) => mask | allergenMask(allergensOf(requireFood(foodId))),
      0,
    );
  }
}

function sumNutrients(ingredients: readonly RecipeIngredient[]): Float64Array {
  const figures = new Float64Array(NUTRIENTS.length);
  for (const { foodId, grams } of ingredients) {
    const { per100g } = requireFood(foodId);
    NUTRIENTS.forEach((nutrient, at) => {
      figures[at] = (figures[at] ?? 0) + ((per100g[nutrient] ?? 0) / 100) * grams;
    });
  }
  return figures;
}

/** The diets of which no bit is set among the breaches. */
function dietSet(breaches: number): ReadonlySet<Diet> {
  let set = dietSets.get(breaches);
  if (set === undefined) {
    set = new Set(DIETS.filter((_, bit) => (breaches & (1 << bit)) === 0));
    dietSets.set(breaches, set);
  }
  return set;
}

function variantsFacts(variants: Variants): VariantsFacts {
  let facts = factsOfVariants.get(variants);
  if (facts === undefined) {
    facts = new VariantsFacts(variants);
    factsOfVariants.set(variants, facts);
  }
  return facts;
}

/** For every combination of a template's choices a mask of the allergens that are or may be in it. Throws `unknown_food`. */
export function allergenMasks(variants: Variants): Int32Array {
  return variantsFacts(variants).allergens;
}

/** For every combination of a template's choices 1 where the diet is broken, else 0. Throws `unknown_food`. */
export function dietBreaches(variants: Variants, diet: Diet): Int32Array {
  return variantsFacts(variants).breaches(diet);
}

/** Allergens, diets, nutrition and cost of a recipe's base serving. Throws `unknown_food`. */
export function recipeFacts(recipe: Recipe): RecipeFacts {
  if (!(recipe instanceof Variant)) throw new TypeError(`"${recipe.id}" is no variant of a template`);
  return new VariantFacts(recipe);
}
