import { type WasteTable, wasteGrams } from "./packs.ts";
import { ENERGY_BAND_PERMILLE, WEIGHTS } from "./weights.ts";

/** Portion steps of a dish, as factors of its base serving. */
export const PORTION_FACTORS = [0.5, 0.65, 0.8, 0.9, 1, 1.1, 1.25, 1.4, 1.6, 1.8, 2, 2.3, 2.6, 3] as const;
export const PORTION_COUNT = PORTION_FACTORS.length;

/** The figures of a portion that the day's goals look at, in this order, all whole numbers. */
export const FIGURES = ["energyKcal", "proteinDg", "carbohydrateDg", "fatDg", "fibreDg", "sodiumCg", "netDg"] as const;
export const FIGURE_COUNT = FIGURES.length;

/** A day's goals in the units of `FIGURES`; sums of what is already fixed on that day in `base`. */
export interface DayGoal {
  readonly energyKcal: number;
  readonly bandKcal: number;
  readonly proteinGoalDg: number;
  readonly proteinMaxDg: number;
  readonly carbohydrateMinDg: number;
  readonly carbohydrateMaxDg: number;
  readonly fatMinDg: number;
  readonly fatMaxDg: number;
  readonly fibreMinDg: number;
  readonly sodiumMaxCg: number;
  readonly netMaxDg: number;
  /** How much more than usual energy beyond the band and missing protein weigh. */
  readonly factor: number;
  readonly base: Int32Array;
}

/** All dishes of an instance as flat arrays; row `dish * PORTION_COUNT + portion` for what depends on the portion. */
interface DishTable {
  readonly count: number;
  readonly template: Int32Array;
  /** Points of serving a dish once more in the week. */
  readonly repeatPoints: Int32Array;
  /** Protein and method together; -1 where nothing dominates. */
  readonly group: Int32Array;
  /** -1 where nothing dominates. */
  readonly protein: Int32Array;
  /** `figures[row * FIGURE_COUNT + figure]`, growing with the portion in energy. */
  readonly figures: Int32Array;
  /** US cents for the household. */
  readonly cost: Int32Array;
  /** 0 where a portion is not to be served (the same as a smaller one, or too much of a food). */
  readonly allowed: Int32Array;
  /** Foods of dish d: `foods[foodStart[d] .. foodStart[d + 1]]`. */
  readonly foodStart: Int32Array;
  readonly foods: Int32Array;
  /** `bought[foodPosition * PORTION_COUNT + portion]`: whole grams as bought for the household. */
  readonly bought: Int32Array;
}

/** Foods of an instance. */
interface FoodTable {
  readonly count: number;
  /** What is wasted by need; null for what keeps, where a rest is no waste. */
  readonly waste: readonly (WasteTable | null)[];
  /** The packs behind `waste`, in whole grams. */
  readonly packs: readonly (readonly number[])[];
  readonly openedPoints: Int32Array;
  /** Grams that fixed meals already need; -1 = not on the list yet. */
  readonly baseGrams: Int32Array;
}

/** One choice to make: a slot, or a slot with the slots that eat its leftovers. */
export interface Unit {
  /** Indexes into `days`, one for each time that the dish is eaten. */
  readonly days: readonly number[];
  readonly main: boolean;
  /** Dishes to choose from. */
  readonly pool: Int32Array;
  /** `own[poolIndex * PORTION_COUNT + portion]`: points of this dish in this slot alone. */
  readonly own: Int32Array;
}

export interface GoalModel {
  readonly days: readonly DayGoal[];
  /** `true` where day index i and i + 1 are neighbours in the calendar. */
  readonly neighbours: readonly boolean[];
  readonly units: readonly Unit[];
  readonly dishes: DishTable;
  readonly foods: FoodTable;
  readonly templateCount: number;
  /** Points of serving a template's dishes once more in the week. */
  readonly templateRepeatPoints: Int32Array;
  readonly groupCount: number;
  readonly proteinCount: number;
  readonly budgetCents: number;
  /** Points of a cent over the budget. */
  readonly budgetPerCent: number;
  readonly baseCostCents: number;
  /** Times that fixed meals already serve a dish, a template; mains of a group or protein on a day (`day * count + id`). */
  readonly baseDishUses: Int32Array;
  readonly baseTemplateUses: Int32Array;
  readonly baseDayGroup: Int32Array;
  readonly baseDayProtein: Int32Array;
}

/** For each unit, the position in its pool and the portion. */
export interface Choice {
  readonly pick: Int32Array;
  readonly portion: Int32Array;
}

/**
 * Reads an array at an index that the caller knows to be inside; `undefined` cannot come out of it. One kind of array
 * each, so that the engine turns it into a single load: the search lives on it.
 */
export function at(array: Int32Array, index: number): number {
  return array[index] as number;
}

/** The same for fractions. */
export function floatAt(array: Float64Array, index: number): number {
  return array[index] as number;
}

/** Points of a day's energy that is `off` kcal from its target. */
export function energyPoints(off: number, goal: DayGoal): number {
  const beyond = off > goal.bandKcal ? (off - goal.bandKcal) * goal.factor : 0;
  return off * WEIGHTS.energyPerKcal + beyond * WEIGHTS.energyBeyondBandPerKcal;
}

/** Points of one day's sums against its goals. */
export function dayPoints(
  goal: DayGoal,
  energy: number,
  protein: number,
  carbohydrate: number,
  fat: number,
  fibre: number,
  sodium: number,
  net: number,
): number {
  let points = energyPoints(Math.abs(energy - goal.energyKcal), goal);
  if (protein < goal.proteinGoalDg) {
    points += (goal.proteinGoalDg - protein) * goal.factor * WEIGHTS.proteinShortPerDecigram;
  }
  let outside = 0;
  if (protein > goal.proteinMaxDg) outside += protein - goal.proteinMaxDg;
  if (carbohydrate < goal.carbohydrateMinDg) outside += goal.carbohydrateMinDg - carbohydrate;
  else if (carbohydrate > goal.carbohydrateMaxDg) outside += carbohydrate - goal.carbohydrateMaxDg;
  if (fat < goal.fatMinDg) outside += goal.fatMinDg - fat;
  else if (fat > goal.fatMaxDg) outside += fat - goal.fatMaxDg;
  points += outside * WEIGHTS.rangePerDecigram;
  if (fibre < goal.fibreMinDg) points += (goal.fibreMinDg - fibre) * WEIGHTS.fibrePerDecigram;
  if (sodium > goal.sodiumMaxCg) points += (sodium - goal.sodiumMaxCg) * WEIGHTS.sodiumPerCentigram;
  if (net > goal.netMaxDg) points += (net - goal.netMaxDg) * WEIGHTS.netCarbohydratePerDecigram;
  return points;
}

/** Points of the rest of a perishable: `grams` needed, -1 = not on the list. */
export function wastePoints(waste: WasteTable | null | undefined, grams: number): number {
  return waste === null || waste === undefined ? 0 : wasteGrams(waste, grams) * WEIGHTS.wastePerGram;
}

/** The energy band of a day's target, in kcal. */
export function bandKcal(energyKcal: number): number {
  return Math.floor((energyKcal * ENERGY_BAND_PERMILLE) / 1000);
}

/** The goal function: all points of a choice, computed from nothing. The search keeps the same sum step by step. */
export function goalPoints(model: GoalModel, choice: Choice): number {
  const { dishes, foods } = model;
  const sums = model.days.map((day) => Array.from(day.base));
  const dishUses = Array.from(model.baseDishUses);
  const templateUses = Array.from(model.baseTemplateUses);
  const dayGroup = Array.from(model.baseDayGroup);
  const dayProtein = Array.from(model.baseDayProtein);
  const foodGrams = Array.from(foods.baseGrams);
  let cost = model.baseCostCents;
  let points = 0;

  model.units.forEach((unit, index) => {
    const pick = at(choice.pick, index);
    const portion = at(choice.portion, index);
    const dish = at(unit.pool, pick);
    const row = dish * PORTION_COUNT + portion;
    points += at(unit.own, pick * PORTION_COUNT + portion);
    cost += at(dishes.cost, row) * unit.days.length;
    dishUses[dish] = (dishUses[dish] ?? 0) + 1;
    const template = at(dishes.template, dish);
    templateUses[template] = (templateUses[template] ?? 0) + 1;
    for (const day of unit.days) {
      const sum = sums[day] ?? [];
      for (let figure = 0; figure < FIGURE_COUNT; figure++) {
        sum[figure] = (sum[figure] ?? 0) + at(dishes.figures, row * FIGURE_COUNT + figure);
      }
      if (!unit.main) continue;
      const group = at(dishes.group, dish);
      if (group >= 0) {
        dayGroup[day * model.groupCount + group] = (dayGroup[day * model.groupCount + group] ?? 0) + 1;
      }
      const protein = at(dishes.protein, dish);
      if (protein >= 0) {
        dayProtein[day * model.proteinCount + protein] = (dayProtein[day * model.proteinCount + protein] ?? 0) + 1;
      }
    }
    for (let position = at(dishes.foodStart, dish); position < at(dishes.foodStart, dish + 1); position++) {
      const food = at(dishes.foods, position);
      const grams = at(dishes.bought, position * PORTION_COUNT + portion) * unit.days.length;
      foodGrams[food] = Math.max(0, foodGrams[food] ?? 0) + grams;
    }
  });

  model.days.forEach((day, index) => {
    const [energy = 0, protein = 0, carbohydrate = 0, fat = 0, fibre = 0, sodium = 0, net = 0] = sums[index] ?? [];
    points += dayPoints(day, energy, protein, carbohydrate, fat, fibre, sodium, net);
    for (let group = 0; group < model.groupCount && model.neighbours[index] === true; group++) {
      const today = dayGroup[index * model.groupCount + group] ?? 0;
      const next = dayGroup[(index + 1) * model.groupCount + group] ?? 0;
      if (today > 0 && next > 0) points += WEIGHTS.neighbour;
    }
    for (let protein = 0; protein < model.proteinCount; protein++) {
      const times = dayProtein[index * model.proteinCount + protein] ?? 0;
      if (times > 1) points += (times - 1) * WEIGHTS.sameDayProtein;
    }
  });
  for (let dish = 0; dish < dishes.count; dish++) {
    const extra = (dishUses[dish] ?? 0) - 1;
    if (extra > 0) points += extra * at(dishes.repeatPoints, dish);
  }
  for (let template = 0; template < model.templateCount; template++) {
    const extra = (templateUses[template] ?? 0) - 1;
    if (extra > 0) points += extra * at(model.templateRepeatPoints, template);
  }
  for (let food = 0; food < foods.count; food++) {
    const grams = foodGrams[food] ?? -1;
    if (grams < 0) continue;
    points += at(foods.openedPoints, food) + wastePoints(foods.waste[food], grams);
  }
  return points + Math.max(0, cost - model.budgetCents) * model.budgetPerCent;
}
