import type { Recipe } from "../../cookbook/recipe.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Food } from "../../foods/catalogue/food.ts";
import type { Meal } from "../../meal.ts";
import {
  dairyCenticups,
  fruitGrams,
  PLATE_BOUNDS,
  platePartOf,
  refinedGrainCentiounces,
  wholeGrainCentiounces,
} from "../model/figures-of-food.ts";
import {
  DAIRY,
  type DayGoal,
  dayPoints,
  FIGURE_COUNT,
  FIGURES,
  floatAt,
  type GoalModel,
  PORTION_COUNT,
  REFINED_GRAIN,
  slotPoints,
  WHOLE_GRAIN,
} from "../model/goal-model.ts";
import { kitchenGrams, leastSalted, shownIngredient } from "../model/portion.ts";
import { portionTable } from "../model/portion-table.ts";
import { mealOf } from "../model/to-meal.ts";
import {
  AMOUNT_STEPS,
  MOST_TUNED_GRAMS,
  MOST_TUNING_CHANGES,
  OFF_PERMILLE,
  ROUNDING_DG,
  SALTED_SHARE,
  SHARE_OF_PORTION,
} from "../model/weights.ts";
import type { Slot } from "../types.ts";
import type { Ledger } from "./ledger.ts";

/** A dish with its amounts, before it becomes meals: one for each slot that eats it. */
export interface Draft {
  readonly recipe: Recipe;
  readonly slots: readonly Slot[];
  /** The model's number of the slot where it is cooked. */
  readonly slot: number;
  /** Edible grams, in the order of the recipe's ingredients. */
  readonly grams: number[];
}

const SODIUM = FIGURES.indexOf("sodiumCg");
const TUNED_ROLES: readonly string[] = ["protein", "starch", "vegetable", "fruit", "dairy", "fat"];

/** The dish at a portion step. */
export function draftOf(recipe: Recipe, step: number, slots: readonly Slot[], slot: number): Draft {
  const table = portionTable(recipe);
  return {
    recipe,
    slots,
    slot,
    grams: table.foods.map((_, index) => floatAt(table.grams, index * PORTION_COUNT + step)),
  };
}

/** The dish, with what stands beside it, served in one of its slots. */
export function mealOfDrafts(drafts: readonly Draft[], slot: Slot, id: string): Meal {
  const [dish, ...sides] = drafts.map(({ recipe, grams }) => ({
    recipe,
    ingredients: recipe.ingredients.map(({ foodId, measure }, index) =>
      shownIngredient(requireFood(foodId), grams[index] ?? 0, measure),
    ),
  }));
  if (dish === undefined) throw new Error("a meal without a dish");
  return mealOf(dish, sides, slot, id);
}

const perGramOf = new WeakMap<Food, Float64Array>();

/** What a gram of a food adds, in `FIGURES` order; kept. */
function figuresPerGram(food: Food): Float64Array {
  let figures = perGramOf.get(food);
  if (figures === undefined) {
    const per = food.per100g;
    const carbohydrate = per.carbohydrateG ?? 0;
    figures = new Float64Array(FIGURE_COUNT);
    figures.set([
      (per.energyKcal ?? 0) / 100,
      (per.proteinG ?? 0) / 10,
      carbohydrate / 10,
      (per.fatG ?? 0) / 10,
      (per.fibreG ?? 0) / 10,
      (per.sodiumMg ?? 0) / 1000,
      (carbohydrate - (per.fibreG ?? 0)) / 10,
      (per.saturatedFatG ?? 0) / 10,
      fruitGrams(food.id, 1),
      (per.calciumMg ?? 0) / 100,
      food.aisle === "Drinks" ? 0 : 1,
      0,
      dairyCenticups(food.id, 1),
      wholeGrainCentiounces(food.id, 1),
      refinedGrainCentiounces(food.id, 1),
    ]);
    perGramOf.set(food, figures);
  }
  return figures;
}

/** Writes the sums with so many grams more of a food into `to`, which may be `sums` itself. */
function addGrams(to: Float64Array, sums: Float64Array, food: Food, grams: number): void {
  const figures = figuresPerGram(food);
  for (let figure = 0; figure < FIGURE_COUNT; figure++) {
    to[figure] = floatAt(sums, figure) + grams * floatAt(figures, figure);
  }
}

function pointsOf(goal: DayGoal, s: Float64Array): number {
  return dayPoints(
    goal,
    floatAt(s, 0),
    floatAt(s, 1),
    floatAt(s, 2),
    floatAt(s, 3),
    floatAt(s, 4),
    floatAt(s, 5),
    floatAt(s, 6),
    floatAt(s, 7),
    floatAt(s, 8),
    floatAt(s, 9),
    floatAt(s, DAIRY),
    floatAt(s, WHOLE_GRAIN),
    floatAt(s, REFINED_GRAIN),
  );
}

/** What tuning has to keep besides the day's goals. */
export interface Tuning {
  readonly model: GoalModel;
  /** The day's place in the model. */
  readonly day: number;
  /** What the week buys; null where money is no matter. Changed as amounts are. */
  readonly ledger: Ledger | null;
}

interface Change {
  readonly draft: Draft;
  readonly index: number;
  readonly food: Food;
  readonly grams: number;
}

/**
 * Steps single ingredients of a day's dishes until energy and macros fit, where the portions left them off. Only
 * ingredients that scale freely, in kitchen amounts, only dishes that no other day eats, within what a plate holds, and
 * with what the packs cost. Changes the drafts and the ledger.
 */
export function fineTuneDay(dayGoal: DayGoal, drafts: readonly Draft[], tuning: Tuning): void {
  const goal = { ...dayGoal, proteinGoalDg: dayGoal.proteinGoalDg + (dayGoal.proteinGoalDg > 0 ? ROUNDING_DG : 0) };
  const sums = Float64Array.from(goal.base);
  for (const { recipe, grams } of drafts) {
    recipe.ingredients.forEach(({ foodId }, index) => {
      addGrams(sums, sums, requireFood(foodId), grams[index] ?? 0);
    });
  }
  const own = drafts.filter(({ slots }) => slots.length === 1);
  const salts = saltsOf(own);
  settleSalt(goal, salts, sums);
  const portions = new Map(own.map((draft) => [draft, [...draft.grams]]));
  for (let change = 0; change < MOST_TUNING_CHANGES && needsTuning(goal, sums); change++) {
    const best = bestChange(goal, own, portions, sums, tuning);
    if (best === undefined) break;
    const { draft, index, food, grams } = best;
    const more = grams - (draft.grams[index] ?? 0);
    tuning.ledger?.add(food.id, tuning.day, more);
    draft.grams[index] = grams;
    addGrams(sums, sums, food, more);
  }
  settleSalt(goal, salts, sums);
}

interface Salt {
  readonly draft: Draft;
  readonly index: number;
  readonly food: Food;
  readonly usual: number;
  readonly least: number;
}

/** Where the dishes have salt that can be cut, most to gain first. */
function saltsOf(drafts: readonly Draft[]): readonly Salt[] {
  return drafts
    .flatMap((draft) =>
      draft.recipe.ingredients.map(({ foodId, measure }, index) => {
        const food = requireFood(foodId);
        const usual = draft.grams[index] ?? 0;
        return { draft, index, food, usual, least: leastSalted(food, usual, measure) };
      }),
    )
    .filter(({ least, usual }) => least < usual)
    .sort((one, other) => other.usual - other.least - (one.usual - one.least));
}

/** As much of the dishes' salt as the day's sodium has room for, down to the least. Changes the drafts and the sums. */
function settleSalt(goal: DayGoal, salts: readonly Salt[], sums: Float64Array): void {
  const set = ({ draft, index, food }: Salt, grams: number) => {
    addGrams(sums, sums, food, grams - (draft.grams[index] ?? 0));
    draft.grams[index] = grams;
  };
  for (const salt of salts) set(salt, salt.usual);
  for (const salt of salts) {
    if ((sums[SODIUM] ?? 0) <= goal.sodiumMaxCg * SALTED_SHARE) break;
    set(salt, salt.least);
  }
}

function needsTuning(goal: DayGoal, sums: Float64Array): boolean {
  const [energy = 0, protein = 0, carbohydrate = 0, fat = 0, fibre = 0, sodium = 0, net = 0, ...more] = sums;
  const [saturated = 0, fruit = 0] = more;
  if (Math.abs(energy - goal.energyKcal) * 1000 > goal.energyKcal * OFF_PERMILLE) return true;
  if (protein < goal.proteinGoalDg || protein > goal.proteinMaxDg || net > goal.netMaxDg) return true;
  if (carbohydrate < goal.carbohydrateMinDg || carbohydrate > goal.carbohydrateMaxDg) return true;
  if (fibre > goal.fibreMaxDg || sodium > goal.sodiumMaxCg || saturated > goal.saturatedMaxDg) return true;
  return fat < goal.fatMinDg || fat > goal.fatMaxDg || fruit < goal.fruitLeastG;
}

/** Net carbohydrate of some grams, decigrams. */
function netDgOf({ per100g }: Food, grams: number): number {
  return (((per100g.carbohydrateG ?? 0) - (per100g.fibreG ?? 0)) * grams) / 10;
}

/** What stands in a slot, as far as it has bounds. */
interface Plate {
  energy: number;
  grams: number;
  net: number;
  flesh: number;
  addedFat: number;
  beside: number;
}

function addTo(plate: Plate, food: Food, grams: number, isSide: boolean): void {
  const part = platePartOf(food.id);
  const kcal = ((food.per100g.energyKcal ?? 0) * grams) / 100;
  plate.energy += kcal;
  if (isSide) plate.beside += kcal;
  if (food.aisle !== "Drinks") plate.grams += grams;
  plate.net += netDgOf(food, grams);
  if (part === "flesh") plate.flesh += grams;
  if (part === "addedFat") plate.addedFat += grams;
}

function plateOf(drafts: readonly Draft[], slot: number): Plate {
  const plate: Plate = { energy: 0, grams: 0, net: 0, flesh: 0, addedFat: 0, beside: 0 };
  for (const draft of drafts) {
    if (draft.slot !== slot) continue;
    draft.recipe.ingredients.forEach(({ foodId }, index) => {
      addTo(plate, requireFood(foodId), draft.grams[index] ?? 0, draft.recipe.side);
    });
  }
  return plate;
}

function platePoints(model: GoalModel, slot: number, plate: Plate): number {
  return slotPoints(model, slot, plate.energy, plate.grams, plate.net, 0, plate.flesh, plate.addedFat, plate.beside);
}

/** No more of one ingredient than a plate has room for. */
function mostGramsOf({ id }: Food): number {
  const part = platePartOf(id);
  return part === null ? MOST_TUNED_GRAMS : PLATE_BOUNDS[part];
}

function bestChange(
  goal: DayGoal,
  drafts: readonly Draft[],
  portions: ReadonlyMap<Draft, readonly number[]>,
  sums: Float64Array,
  { model, day, ledger }: Tuning,
): Change | undefined {
  let best: Change | undefined;
  const changed = new Float64Array(FIGURE_COUNT);
  const start = pointsOf(goal, sums);
  let least = 0;
  for (const draft of drafts) {
    const { slot } = draft;
    const plate = plateOf(drafts, slot);
    const plateBefore = platePoints(model, slot, plate);
    draft.recipe.ingredients.forEach((ingredient, index) => {
      if (ingredient.scaling !== "free" || !TUNED_ROLES.includes(ingredient.role)) return;
      const food = requireFood(ingredient.foodId);
      const before = draft.grams[index] ?? 0;
      const usual = portions.get(draft)?.[index] ?? before;
      for (const factor of AMOUNT_STEPS) {
        const grams = kitchenGrams(food, before * factor, ingredient.measure);
        if (grams < usual * SHARE_OF_PORTION.least || grams > usual * SHARE_OF_PORTION.most) continue;
        if (grams > Math.max(before, mostGramsOf(food))) continue;
        const moreNet = netDgOf(food, grams - before);
        if (moreNet > 0 && plate.net + moreNet > model.mostNetDg) continue;
        addGrams(changed, sums, food, grams - before);
        let points = pointsOf(goal, changed) - start;
        if (points >= least) continue;
        const next = { ...plate };
        addTo(next, food, grams - before, draft.recipe.side);
        points += platePoints(model, slot, next) - plateBefore;
        if (points < least && ledger !== null) points += ledger.pointsOfMore(food.id, day, grams - before);
        if (points >= least) continue;
        least = points;
        best = { draft, index, food, grams };
      }
    });
  }
  return best;
}
