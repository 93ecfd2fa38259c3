import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import { DIETS, type Diet } from "@mealwright/schema/constants/questionnaire";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import { type Food, type FoodId, NUTRIENTS } from "../../foods/catalogue/food.ts";
import type { Recipe, RecipeIngredient } from "../recipe.ts";
import { Variant } from "./variant.ts";
import type { Variants } from "./variants.ts";
import { allergenMask, type Figure, type VariantsFacts, variantsFacts } from "./variants-facts.ts";

/** Facts computed from the foods of a recipe's base serving; unknown figures count as 0. */
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
  readonly saturatedFatG: number;
  readonly sodiumMg: number;
  /** Without beverages. */
  readonly plateG: number;
  /** All figures in `NUTRIENTS` order. */
  readonly per: Float64Array;
}

const dietSets = new Map<number, ReadonlySet<Diet>>();
const figuresOfRecipes = new WeakMap<Recipe, Float64Array>();
/** The facts of one variant, read from its template's. */
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
    return this.figure("energyKcal");
  }

  get proteinG(): number {
    return this.figure("proteinG");
  }

  get carbohydrateG(): number {
    return this.figure("carbohydrateG");
  }

  get fatG(): number {
    return this.figure("fatG");
  }

  get netCarbohydrateG(): number {
    return this.figure("netCarbohydrateG");
  }

  get saturatedFatG(): number {
    return this.figure("saturatedFatG");
  }

  get sodiumMg(): number {
    return this.figure("sodiumMg");
  }

  get plateG(): number {
    return this.figure("plateG");
  }

  get costCents(): number {
    return this.figure("costCents");
  }

  get per(): Float64Array {
    let per = figuresOfRecipes.get(this.recipe);
    if (per === undefined) {
      per = sumNutrients(this.recipe.ingredients);
      figuresOfRecipes.set(this.recipe, per);
    }
    return per;
  }

  private figure(figure: Figure): number {
    return this.all.figures(figure)[this.recipe.combination] ?? 0;
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

/** The diets whose bit is not set among the breaches. */
function dietSet(breaches: number): ReadonlySet<Diet> {
  let set = dietSets.get(breaches);
  if (set === undefined) {
    set = new Set(DIETS.filter((_, bit) => (breaches & (1 << bit)) === 0));
    dietSets.set(breaches, set);
  }
  return set;
}

/**
 * For every combination of a template's choices, a mask of the allergens that it contains or may contain. Throws
 * `unknown_food`.
 */
export function allergenMasks(variants: Variants): Int32Array {
  return variantsFacts(variants).allergens;
}

/** For every combination of a template's choices, a mask of its free-from foods. */
export function freeFromMasks(variants: Variants): Int32Array {
  return variantsFacts(variants).freeFrom;
}

/** For every combination of a template's choices, 1 if it breaks the diet, otherwise 0. Throws `unknown_food`. */
export function dietBreaches(variants: Variants, diet: Diet): Int32Array {
  return variantsFacts(variants).breaches(diet);
}

/** Allergens, diets, nutrition and cost of a recipe's base serving. Throws `unknown_food`. */
export function recipeFacts(recipe: Recipe): RecipeFacts {
  if (!(recipe instanceof Variant)) throw new TypeError(`"${recipe.id}" is no variant of a template`);
  return new VariantFacts(recipe);
}
