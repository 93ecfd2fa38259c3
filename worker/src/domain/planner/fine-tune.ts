import type { Recipe } from "../cookbook/recipe.ts";
import { requireFood } from "../foods/catalogue.ts";
import type { Food } from "../foods/food.ts";
import type { Meal } from "../meal.ts";
import { type DayGoal, dayPoints, FIGURE_COUNT, FIGURES, floatAt, PORTION_COUNT } from "./goal-model.ts";
import { kitchenGrams, leastSalted, shownIngredient } from "./portion.ts";
import { portionTable } from "./portion-table.ts";
import { mealOf } from "./to-meal.ts";
import type { Slot } from "./types.ts";

/** A dish with its amounts, before it becomes meals: one for each slot that eats it. */
export interface Draft {
  readonly recipe: Recipe;
  readonly slots: readonly Slot[];
  /** Edible grams, in the order of the recipe's ingredients. */
  readonly grams: number[];
}

/** A day needs tuning when its energy is farther off than this, in thousandths, or a macro outside its range. */
const OFF_PERMILLE = 20;
const MOST_CHANGES = 12;
/** Sums here are exact, shown ones are of rounded meals: so much more protein is wanted. */
const ROUNDING_DG = 1;
/** How an ingredient's amount may step, and how far it may go from the recipe's proportions. */
const STEPS = [0.7, 0.8, 0.9, 1.1, 1.2, 1.35] as const;
const SHARE_OF_PORTION = { least: 0.6, most: 1.6 };
const MOST_GRAMS = 900;
const SODIUM = FIGURES.indexOf("sodiumCg");
const TUNED_ROLES: readonly string[] = ["protein", "starch", "vegetable", "fruit", "dairy", "fat"];

/** The dish at a portion step. */
export function draftOf(recipe: Recipe, step: number, slots: readonly Slot[]): Draft {
  const table = portionTable(recipe);
  return { recipe, slots, grams: table.foods.map((_, index) => floatAt(table.grams, index * PORTION_COUNT + step)) };
}

/** The dish served in one of its slots. */
export function mealOfDraft({ recipe, grams }: Draft, slot: Slot, id: string): Meal {
  const ingredients = recipe.ingredients.map(({ foodId, measure }, index) =>
    shownIngredient(requireFood(foodId), grams[index] ?? 0, measure),
  );
  return mealOf(recipe, ingredients, slot, id);
}

/** What an amount of a food adds, in `FIGURES` order, not rounded. */
function figuresOf(food: Food, grams: number): readonly number[] {
  const per = food.per100g;
  const carbohydrate = per.carbohydrateG ?? 0;
  return [
    ((per.energyKcal ?? 0) * grams) / 100,
    ((per.proteinG ?? 0) * grams) / 10,
    (carbohydrate * grams) / 10,
    ((per.fatG ?? 0) * grams) / 10,
    ((per.fibreG ?? 0) * grams) / 10,
    ((per.sodiumMg ?? 0) * grams) / 1000,
    ((carbohydrate - (per.fibreG ?? 0)) * grams) / 10,
  ];
}

function pointsOf(goal: DayGoal, sums: readonly number[]): number {
  const [energy = 0, protein = 0, carbohydrate = 0, fat = 0, fibre = 0, sodium = 0, net = 0] = sums;
  return dayPoints(goal, energy, protein, carbohydrate, fat, fibre, sodium, net);
}

/** What tuning may still spend, US cents of the whole household; spent as it goes. */
export interface Purse {
  cents: number;
  readonly household: number;
}

function centsPerGram(food: Food): number {
  return food.price.usdPerKg / 10 / food.edibleYield;
}

interface Change {
  readonly cents: number;
  readonly draft: Draft;
  readonly index: number;
  readonly grams: number;
  readonly sums: readonly number[];
  readonly points: number;
}

/**
 * Steps single ingredients of a day's dishes until energy and macros fit, where the portions left them off. Only
 * ingredients that scale freely, in kitchen amounts, only dishes that no other day eats, and no more money than the
 * purse holds. Changes the drafts and the purse.
 */
export function fineTuneDay(dayGoal: DayGoal, drafts: readonly Draft[], purse: Purse): void {
  const goal = { ...dayGoal, proteinGoalDg: dayGoal.proteinGoalDg + (dayGoal.proteinGoalDg > 0 ? ROUNDING_DG : 0) };
  let sums: readonly number[] = Array.from(goal.base);
  for (const { recipe, grams } of drafts) {
    recipe.ingredients.forEach(({ foodId }, index) => {
      sums = add(sums, figuresOf(requireFood(foodId), grams[index] ?? 0));
    });
  }
  const own = drafts.filter(({ slots }) => slots.length === 1);
  const salts = saltsOf(own);
  sums = settleSalt(goal, salts, sums);
  const portions = new Map(own.map((draft) => [draft, [...draft.grams]]));
  for (let change = 0; change < MOST_CHANGES && needsTuning(goal, sums); change++) {
    const best = bestChange(goal, own, portions, sums, purse);
    if (best === undefined) break;
    best.draft.grams[best.index] = best.grams;
    purse.cents -= best.cents;
    sums = best.sums;
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

/** As much of the dishes' salt as the day's sodium has room for, down to the least; the sums after that. */
function settleSalt(goal: DayGoal, salts: readonly Salt[], before: readonly number[]): readonly number[] {
  let sums = before;
  const set = ({ draft, index, food }: Salt, grams: number) => {
    sums = add(sums, figuresOf(food, grams - (draft.grams[index] ?? 0)));
    draft.grams[index] = grams;
  };
  for (const salt of salts) set(salt, salt.usual);
  for (const salt of salts) {
    if ((sums[SODIUM] ?? 0) <= goal.sodiumMaxCg) break;
    set(salt, salt.least);
  }
  return sums;
}

function needsTuning(goal: DayGoal, sums: readonly number[]): boolean {
  const [energy = 0, protein = 0, carbohydrate = 0, fat = 0, , , net = 0] = sums;
  if (Math.abs(energy - goal.energyKcal) * 1000 > goal.energyKcal * OFF_PERMILLE) return true;
  if (protein < goal.proteinGoalDg || protein > goal.proteinMaxDg || net > goal.netMaxDg) return true;
  if (carbohydrate < goal.carbohydrateMinDg || carbohydrate > goal.carbohydrateMaxDg) return true;
  return fat < goal.fatMinDg || fat > goal.fatMaxDg;
}

function bestChange(
  goal: DayGoal,
  drafts: readonly Draft[],
  portions: ReadonlyMap<Draft, readonly number[]>,
  sums: readonly number[],
  purse: Purse,
): Change | undefined {
  let best: Change | undefined;
  let points = pointsOf(goal, sums);
  for (const draft of drafts) {
    draft.recipe.ingredients.forEach((ingredient, index) => {
      if (ingredient.scaling !== "free" || !TUNED_ROLES.includes(ingredient.role)) return;
      const food = requireFood(ingredient.foodId);
      const before = draft.grams[index] ?? 0;
      const usual = portions.get(draft)?.[index] ?? before;
      for (const factor of STEPS) {
        const grams = kitchenGrams(food, before * factor, ingredient.measure);
        if (grams < usual * SHARE_OF_PORTION.least || grams > Math.min(MOST_GRAMS, usual * SHARE_OF_PORTION.most))
          continue;
        const cents = Math.ceil((grams - before) * centsPerGram(food)) * purse.household;
        if (cents > 0 && cents > purse.cents) continue;
        const changed = add(sums, figuresOf(food, grams - before));
        const value = pointsOf(goal, changed);
        if (value >= points) continue;
        points = value;
        best = { cents, draft, index, grams, sums: changed, points: value };
      }
    });
  }
  return best;
}

function add(sums: readonly number[], more: readonly number[]): readonly number[] {
  return Array.from({ length: FIGURE_COUNT }, (_, index) => (sums[index] ?? 0) + (more[index] ?? 0));
}
