import { cookingOfTemplate } from "../../../cookbook/cooking/cooking-of.ts";
import { mostPortionOf } from "../../../cookbook/portions/portion-bounds.ts";
import type { Recipe } from "../../../cookbook/recipe.ts";
import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import type { Food } from "../../../foods/catalogue/food.ts";
import { keptShare } from "../../../foods/catalogue/retention.ts";
import {
  ADDED_FAT,
  BESIDE,
  DAIRY,
  FIGURE_COUNT,
  FLESH,
  PLATE,
  PORTION_COUNT,
  PORTION_FACTORS,
  REFINED_GRAIN,
  TABLE,
  WHOLE_GRAIN,
} from "../goals/goal-model.ts";
import { portionPoints } from "../goals/own-points.ts";
import { countOf, TABLE_SHIFTS, tableOf } from "../goals/table-points.ts";
import { WEEK_FIGURE_COUNT, weekFiguresPerGram } from "../goals/week-nutrients.ts";
import {
  dairyCenticups,
  fruitGrams,
  PLATE_BOUNDS,
  PLATE_PARTS,
  plateGrams,
  platePartOf,
  refinedGrainCentiounces,
  SLOT_PARTS,
  wholeGrainCentiounces,
} from "../plate/figures-of-food.ts";
import {
  MOST_DRINK_GRAMS,
  MOST_GRAMS_OF_EGG,
  MOST_GRAMS_OF_FOOD,
  MOST_GRAMS_OF_SPICE,
  MOST_PLATE_GRAMS,
  MOST_PLATE_KCAL,
} from "../plate/plate-bounds.ts";
import { leastSalted, portionGrams } from "../portion.ts";
import { SIDE_BOUNDS } from "../search-limits.ts";

/** A recipe's figures at every portion step. */
export interface PortionTable {
  readonly foods: readonly Food[];
  /** Edible grams: `grams[ingredient * PORTION_COUNT + portion]`. */
  readonly grams: Float64Array;
  /** `figures[portion * FIGURE_COUNT + figure]` in `FIGURES` order, each rounded once. */
  readonly figures: Int32Array;
  /** `week[portion * WEEK_FIGURE_COUNT + figure]`: what it adds to the week's nutrients, each rounded once. */
  readonly week: Int32Array;
  /** US cents of one serving, not rounded. */
  readonly cents: Float64Array;
  /** 0 if the step equals the one below it or is too much for a plate. */
  readonly allowed: Int32Array;
  /**
   * How many bounds the step breaks, weighted by how far: portions of its kind, eggs, dry grain, nuts; a side as large
   * as a dish.
   */
  readonly excess: Int32Array;
  /** Points of each step, the same for every person: see `portionPoints`. */
  readonly points: Int32Array;
}

/**
 * A side too large for one counts as this many broken bounds, and one more per portion beyond its kind's maximum, so
 * that the dish grows first.
 */
const BOUNDS_OF_SIDE = 4;
/** The same for a dish in its kind's largest portion, and for each step beyond, so that another side is added first. */
const BOUNDS_OF_DISH = 3;
/** Each further excess by this share of a bound counts as one more broken bound. */
const FURTHER_SHARE = 0.25;

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

/** The step of the largest portion in which its kind is served. */
function lastStepOf(recipe: Recipe): number {
  const most = mostPortionOf(recipe);
  return PORTION_FACTORS.findLastIndex((factor) => factor <= most);
}

function computeTable(recipe: Recipe): PortionTable {
  const foods = recipe.ingredients.map(({ foodId }) => requireFood(foodId));
  const grams = new Float64Array(foods.length * PORTION_COUNT);
  const sums = new Float64Array(PORTION_COUNT * FIGURE_COUNT);
  const nutrients = new Float64Array(PORTION_COUNT * WEEK_FIGURE_COUNT);
  const mass = new Float64Array(PORTION_COUNT);
  const tooMuch = new Uint8Array(PORTION_COUNT);
  const cents = new Float64Array(PORTION_COUNT);
  const parts = new Float64Array(PORTION_COUNT * PLATE_PARTS.length);
  const cookingOf = cookingOfTemplate(recipe.templateId);
  recipe.ingredients.forEach((ingredient, index) => {
    const food = foods[index];
    if (food === undefined) return;
    const cooking = cookingOf?.(food.id) ?? null;
    const per = food.per100g;
    const most = mostGramsOf(food);
    const energy = (per.energyKcal ?? 0) / 100;
    const protein = (per.proteinG ?? 0) / 10;
    const carbohydrate = (per.carbohydrateG ?? 0) / 10;
    const fat = (per.fatG ?? 0) / 10;
    const fibre = (per.fibreG ?? 0) / 10;
    const sodium = (per.sodiumMg ?? 0) / 1000;
    const saturated = (per.saturatedFatG ?? 0) / 10;
    const fruit = fruitGrams(food.id, 1);
    const keptCalcium = cooking === null ? 1 : (keptShare(food.id, "calciumMg", cooking) ?? 1);
    const calcium = ((per.calciumMg ?? 0) * keptCalcium) / 100;
    const dairy = dairyCenticups(food.id, 1);
    const wholeGrain = wholeGrainCentiounces(food.id, 1);
    const refinedGrain = refinedGrainCentiounces(food.id, 1);
    const part = platePartOf(food.id);
    const perGram = weekFiguresPerGram(food.id, cooking);
    const place = part === null ? -1 : PLATE_PARTS.indexOf(part);
    const isDrink = food.aisle === "Drinks";
    const centsPerGram = food.price.usdPerKg / 10 / food.edibleYield;
    let amount = 0;
    for (let step = 0; step < PORTION_COUNT; step++) {
      if (step === 0 || ingredient.scaling !== "fixed")
        amount = portionGrams(food, ingredient, PORTION_FACTORS[step] ?? 1);
      grams[index * PORTION_COUNT + step] = amount;
      if (amount > most) tooMuch[step] = 1;
      const row = step * FIGURE_COUNT;
      const salted = leastSalted(food, amount, ingredient.measure);
      sums[row] = (sums[row] ?? 0) + amount * energy;
      sums[row + 1] = (sums[row + 1] ?? 0) + amount * protein;
      sums[row + 2] = (sums[row + 2] ?? 0) + amount * carbohydrate;
      sums[row + 3] = (sums[row + 3] ?? 0) + amount * fat;
      sums[row + 4] = (sums[row + 4] ?? 0) + amount * fibre;
      sums[row + 5] = (sums[row + 5] ?? 0) + salted * sodium;
      sums[row + 6] = (sums[row + 6] ?? 0) + amount * (carbohydrate - fibre);
      sums[row + 7] = (sums[row + 7] ?? 0) + amount * saturated;
      sums[row + 8] = (sums[row + 8] ?? 0) + amount * fruit;
      sums[row + 9] = (sums[row + 9] ?? 0) + amount * calcium;
      if (place >= 0) {
        const index = step * PLATE_PARTS.length + place;
        parts[index] = (parts[index] ?? 0) + plateGrams(food, amount);
      }
      sums[row + DAIRY] = (sums[row + DAIRY] ?? 0) + amount * dairy;
      sums[row + WHOLE_GRAIN] = (sums[row + WHOLE_GRAIN] ?? 0) + amount * wholeGrain;
      sums[row + REFINED_GRAIN] = (sums[row + REFINED_GRAIN] ?? 0) + amount * refinedGrain;
      if (part === "flesh") sums[row + FLESH] = (sums[row + FLESH] ?? 0) + amount;
      if (part === "addedFat") sums[row + ADDED_FAT] = (sums[row + ADDED_FAT] ?? 0) + amount;
      if (!isDrink) sums[row + PLATE] = (sums[row + PLATE] ?? 0) + amount;
      for (let figure = 0; figure < WEEK_FIGURE_COUNT; figure++) {
        const at = step * WEEK_FIGURE_COUNT + figure;
        nutrients[at] = (nutrients[at] ?? 0) + salted * (perGram[figure] ?? 0);
      }
      mass[step] = (mass[step] ?? 0) + amount;
      cents[step] = (cents[step] ?? 0) + amount * centsPerGram;
    }
  });
  const table = tableOf(recipe);
  const isPoured = recipe.side && countOf(table, TABLE_SHIFTS.drink) > 0;
  const mostGrams = isPoured ? MOST_DRINK_GRAMS : MOST_PLATE_GRAMS;
  for (let step = 0; step < PORTION_COUNT; step++) {
    const row = step * FIGURE_COUNT;
    sums[row + TABLE] = table;
    if (recipe.side) sums[row + BESIDE] = sums[row] ?? 0;
  }
  const figures = Int32Array.from(sums, (sum) => Math.floor(sum + 0.5 + 1e-9));
  const week = Int32Array.from(nutrients, (sum) => Math.round(sum));
  const allowed = new Int32Array(PORTION_COUNT);
  for (let step = 0; step < PORTION_COUNT; step++) {
    const energy = figures[step * FIGURE_COUNT] ?? 0;
    const below = step === 0 ? -1 : (figures[(step - 1) * FIGURE_COUNT] ?? 0);
    const plate = (mass[step] ?? 0) <= mostGrams && energy <= MOST_PLATE_KCAL && tooMuch[step] === 0;
    allowed[step] = energy > below && (plate || step === 0) ? 1 : 0;
  }
  const excess = new Int32Array(PORTION_COUNT);
  const last = recipe.ingredients.length === 0 ? 0 : lastStepOf(recipe);
  for (let step = 0; step < PORTION_COUNT; step++) {
    const eggs = parts[step * PLATE_PARTS.length + PLATE_PARTS.indexOf("egg")] ?? 0;
    const kcal = figures[step * FIGURE_COUNT] ?? 0;
    const past = Math.max(0, step - last);
    const isDish =
      eggs > SIDE_BOUNDS.eggG || kcal > SIDE_BOUNDS.kcal || (isPoured && (mass[step] ?? 0) > SIDE_BOUNDS.drinkG);
    const side = past > 0 || isDish ? BOUNDS_OF_SIDE + Math.max(0, past - 1) : 0;
    let broken = recipe.side ? side : BOUNDS_OF_DISH * Math.max(0, step - last + 1);
    PLATE_PARTS.forEach((part, place) => {
      const over = (parts[step * PLATE_PARTS.length + place] ?? 0) / PLATE_BOUNDS[part] - 1;
      if (!SLOT_PARTS.has(part) && over > 0) broken += Math.ceil(over / FURTHER_SHARE);
    });
    excess[step] = broken;
  }
  return { foods, grams, figures, week, cents, allowed, excess, points: portionPoints(excess) };
}
