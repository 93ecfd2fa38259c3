import type { Recipe } from "../cookbook/recipe.ts";
import { requireFood } from "../foods/catalogue.ts";
import type { Food } from "../foods/food.ts";
import { FIGURE_COUNT, PORTION_COUNT, PORTION_FACTORS } from "./goal-model.ts";
import { leastSalted, portionGrams } from "./portion.ts";

/** A plate ends somewhere: heavier or richer portions are never served, nor more of one food or of one spice. */
const MOST_GRAMS = 1_800;
const MOST_KCAL = 2_200;
const MOST_GRAMS_OF_FOOD = 900;
const MOST_GRAMS_OF_SPICE = 50;
/** Six eggs. */
const MOST_GRAMS_OF_EGG = 300;

/** A recipe's figures at every portion step. */
export interface PortionTable {
  readonly foods: readonly Food[];
  /** Edible grams: `grams[ingredient * PORTION_COUNT + portion]`. */
  readonly grams: Float64Array;
  /** `figures[portion * FIGURE_COUNT + figure]` in `FIGURES` order, each rounded once. */
  readonly figures: Int32Array;
  /** US cents of one serving, not rounded. */
  readonly cents: Float64Array;
  /** 0 where the step equals the one below it or is too much for a plate. */
  readonly allowed: Int32Array;
}

const tables = new WeakMap<Recipe, PortionTable>();

/** The recipe's table, computed on the first call. */
export function portionTable(recipe: Recipe): PortionTable {
  let table = tables.get(recipe);
  if (table === undefined) {
    table = computeTable(recipe);
    tables.set(recipe, table);
  }
  return table;
}

function mostGramsOf({ id, aisle }: Food): number {
  if (id === "egg") return MOST_GRAMS_OF_EGG;
  return aisle === "Spices & herbs" ? MOST_GRAMS_OF_SPICE : MOST_GRAMS_OF_FOOD;
}

function computeTable(recipe: Recipe): PortionTable {
  const foods = recipe.ingredients.map(({ foodId }) => requireFood(foodId));
  const grams = new Float64Array(foods.length * PORTION_COUNT);
  const sums = new Float64Array(PORTION_COUNT * FIGURE_COUNT);
  const mass = new Float64Array(PORTION_COUNT);
  const tooMuch = new Uint8Array(PORTION_COUNT);
  const cents = new Float64Array(PORTION_COUNT);
  recipe.ingredients.forEach((ingredient, index) => {
    const food = foods[index];
    if (food === undefined) return;
    const per = food.per100g;
    const most = mostGramsOf(food);
    const energy = (per.energyKcal ?? 0) / 100;
    const protein = (per.proteinG ?? 0) / 10;
    const carbohydrate = (per.carbohydrateG ?? 0) / 10;
    const fat = (per.fatG ?? 0) / 10;
    const fibre = (per.fibreG ?? 0) / 10;
    const sodium = (per.sodiumMg ?? 0) / 1000;
    const centsPerGram = food.price.usdPerKg / 10 / food.edibleYield;
    let amount = 0;
    for (let step = 0; step < PORTION_COUNT; step++) {
      if (step === 0 || ingredient.scaling !== "fixed")
        amount = portionGrams(food, ingredient, PORTION_FACTORS[step] ?? 1);
      grams[index * PORTION_COUNT + step] = amount;
      if (amount > most) tooMuch[step] = 1;
      const row = step * FIGURE_COUNT;
      sums[row] = (sums[row] ?? 0) + amount * energy;
      sums[row + 1] = (sums[row + 1] ?? 0) + amount * protein;
      sums[row + 2] = (sums[row + 2] ?? 0) + amount * carbohydrate;
      sums[row + 3] = (sums[row + 3] ?? 0) + amount * fat;
      sums[row + 4] = (sums[row + 4] ?? 0) + amount * fibre;
      sums[row + 5] = (sums[row + 5] ?? 0) + leastSalted(food, amount, ingredient.measure) * sodium;
      sums[row + 6] = (sums[row + 6] ?? 0) + amount * (carbohydrate - fibre);
      mass[step] = (mass[step] ?? 0) + amount;
      cents[step] = (cents[step] ?? 0) + amount * centsPerGram;
    }
  });
  const figures = Int32Array.from(sums, (sum) => Math.floor(sum + 0.5 + 1e-9));
  const allowed = new Int32Array(PORTION_COUNT);
  for (let step = 0; step < PORTION_COUNT; step++) {
    const energy = figures[step * FIGURE_COUNT] ?? 0;
    const below = step === 0 ? -1 : (figures[(step - 1) * FIGURE_COUNT] ?? 0);
    const plate = (mass[step] ?? 0) <= MOST_GRAMS && energy <= MOST_KCAL && tooMuch[step] === 0;
    allowed[step] = energy > below && (plate || step === 0) ? 1 : 0;
  }
  return { foods, grams, figures, cents, allowed };
}
