import { mostPortionOf } from "../../cookbook/portions/portion-bounds.ts";
import type { Recipe } from "../../cookbook/recipe.ts";
import type { Food } from "../../foods/catalogue/food.ts";
import {
  DAIRY,
  type DayGoal,
  FIGURE_COUNT,
  type GoalModel,
  REFINED_GRAIN,
  WHOLE_GRAIN,
} from "../model/goals/goal-model.ts";
import { dayPoints, outsideDg, slotPoints } from "../model/goals/points.ts";
import { PLATE_BOUNDS, plateGrams, platePartOf } from "../model/plate/figures-of-food.ts";
import { kitchenGrams } from "../model/portion.ts";
import {
  AMOUNT_STEPS,
  MOST_TUNED_GRAMS,
  MOST_TUNING_CHANGES,
  OFF_PERMILLE,
  ROUNDING_DG,
  SHARE_OF_PORTION,
} from "../model/search-limits.ts";
import { floatAt } from "../model/typed-arrays.ts";
import { WEIGHTS } from "../model/weights.ts";
import type { Draft } from "./draft.ts";
import { addGrams } from "./grams.ts";
import type { Ledger } from "./ledger.ts";
import { saltsOf, settleSalt } from "./settle-salt.ts";

const TUNED_ROLES: readonly string[] = ["protein", "starch", "vegetable", "fruit", "dairy", "fat"];

/** @param rangePerDecigram extra points per decigram outside a macro's range, in addition to those of the search. */
function pointsOf(goal: DayGoal, s: Float64Array, rangePerDecigram: number): number {
  const outside = outsideDg(goal, floatAt(s, 1), floatAt(s, 2), floatAt(s, 3));
  const points = dayPoints(
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
  return points + outside * rangePerDecigram;
}

/** What tuning has to respect besides the day's goals. */
export interface Tuning {
  readonly model: GoalModel;
  /** The day's place in the model. */
  readonly day: number;
  /** What the week buys, updated along with the amounts; null if money does not matter. */
  readonly ledger: Ledger | null;
}

interface Change {
  readonly draft: Draft;
  readonly index: number;
  readonly food: Food;
  readonly grams: number;
}

/**
 * Adjusts single ingredients of a day's dishes stepwise until energy and macros fit, weighing the cost of packs. Only
 * freely scaling ingredients in kitchen amounts, dishes that no other day eats, and within a plate's bounds. Changes
 * the drafts and the ledger.
 */
export function fineTuneDay(dayGoal: DayGoal, drafts: readonly Draft[], tuning: Tuning): void {
  const goal = { ...dayGoal, proteinGoalDg: dayGoal.proteinGoalDg + (dayGoal.proteinGoalDg > 0 ? ROUNDING_DG : 0) };
  const sums = Float64Array.from(goal.base);
  for (const { foods, grams } of drafts) {
    foods.forEach((food, index) => {
      addGrams(sums, sums, food, grams[index] ?? 0);
    });
  }
  const own = drafts.filter(({ slots }) => slots.length === 1);
  const salts = saltsOf(own);
  settleSalt(goal, salts, sums);
  const portions = new Map(own.map((draft) => [draft, [...draft.grams]]));
  const step = (rangePerDecigram: number): boolean => {
    const best = bestChange(goal, own, portions, sums, tuning, rangePerDecigram);
    if (best === undefined) return false;
    const { draft, index, food, grams } = best;
    const more = grams - (draft.grams[index] ?? 0);
    tuning.ledger?.add(food.id, tuning.day, more);
    draft.grams[index] = grams;
    addGrams(sums, sums, food, more);
    return true;
  };
  let left = MOST_TUNING_CHANGES;
  while (left > 0 && needsTuning(goal, sums) && step(WEIGHTS.rangeTunedPerDecigram)) left--;
  // The promised energy and protein are more important than any range.
  for (let more = MOST_TUNING_CHANGES; more > 0 && isOffPromise(goal, sums) && step(0); ) more--;
  settleSalt(goal, salts, sums);
}

function isOffPromise({ energyKcal, proteinGoalDg }: DayGoal, sums: Float64Array): boolean {
  const off = Math.abs(floatAt(sums, 0) - energyKcal);
  return off * 1000 > energyKcal * OFF_PERMILLE || floatAt(sums, 1) < proteinGoalDg;
}

function needsTuning(goal: DayGoal, sums: Float64Array): boolean {
  if (isOffPromise(goal, sums)) return true;
  const [, protein = 0, carbohydrate = 0, fat = 0, fibre = 0, sodium = 0, net = 0, ...more] = sums;
  const [saturated = 0, fruit = 0] = more;
  if (protein > goal.proteinMaxDg || net > goal.netMaxDg) return true;
  if (carbohydrate < goal.carbohydrateMinDg || carbohydrate > goal.carbohydrateMaxDg) return true;
  if (fibre > goal.fibreMaxDg || sodium > goal.sodiumMaxCg || saturated > goal.saturatedMaxDg) return true;
  return fat < goal.fatMinDg || fat > goal.fatMaxDg || fruit < goal.fruitLeastG;
}

/** Net carbohydrate in `grams` of a food, decigrams. */
function netDgOf({ per100g }: Food, grams: number): number {
  return (((per100g.carbohydrateG ?? 0) - (per100g.fibreG ?? 0)) * grams) / 10;
}

/** The figures of a slot that have bounds. */
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
    draft.foods.forEach((food, index) => {
      addTo(plate, food, draft.grams[index] ?? 0, draft.recipe.side);
    });
  }
  return plate;
}

function platePoints(model: GoalModel, slot: number, plate: Plate): number {
  return slotPoints(model, slot, plate.energy, plate.grams, plate.net, 0, plate.flesh, plate.addedFat, plate.beside);
}

/** The most of one ingredient: what a plate has room for and, in a side, what the largest portion of its kind has. */
function mostGramsOf(food: Food, recipe: Recipe, gramsOfRecipe: number): number {
  const part = platePartOf(food.id);
  const most = part === null ? MOST_TUNED_GRAMS : PLATE_BOUNDS[part] / plateGrams(food, 1);
  return recipe.side ? Math.min(most, gramsOfRecipe * mostPortionOf(recipe)) : most;
}

function bestChange(
  goal: DayGoal,
  drafts: readonly Draft[],
  portions: ReadonlyMap<Draft, readonly number[]>,
  sums: Float64Array,
  { model, day, ledger }: Tuning,
  rangePerDecigram: number,
): Change | undefined {
  let best: Change | undefined;
  const changed = new Float64Array(FIGURE_COUNT);
  const start = pointsOf(goal, sums, rangePerDecigram);
  let least = 0;
  for (const draft of drafts) {
    const { slot } = draft;
    const plate = plateOf(drafts, slot);
    const plateBefore = platePoints(model, slot, plate);
    draft.recipe.ingredients.forEach((ingredient, index) => {
      const food = draft.foods[index];
      if (food === undefined || ingredient.scaling !== "free" || !TUNED_ROLES.includes(ingredient.role)) return;
      const before = draft.grams[index] ?? 0;
      const usual = portions.get(draft)?.[index] ?? before;
      for (const factor of AMOUNT_STEPS) {
        const grams = kitchenGrams(food, before * factor, ingredient.measure);
        if (grams < usual * SHARE_OF_PORTION.least || grams > usual * SHARE_OF_PORTION.most) continue;
        if (grams > Math.max(before, mostGramsOf(food, draft.recipe, ingredient.grams))) continue;
        const moreNet = netDgOf(food, grams - before);
        if (moreNet > 0 && plate.net + moreNet > model.mostNetDg) continue;
        addGrams(changed, sums, food, grams - before);
        let points = pointsOf(goal, changed, rangePerDecigram) - start;
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
