import type { EchoTable } from "./echo.ts";
import { KIND_TABLE_SIZE } from "./pattern.ts";
import { tablePoints } from "./table-points.ts";
import { centsByDay, type Till } from "./till.ts";
import type { WeekGoals } from "./week-nutrients.ts";
import {
  ENERGY_BAND_PERMILLE,
  MAIN_SHARE_PERCENT,
  PLATE_ADDED_FAT_G,
  PLATE_FLESH_G,
  PLATE_GRAMS,
  SHARE_TOLERANCE_PERCENT,
  WEIGHTS,
} from "./weights.ts";

/** Portion steps of a dish, as factors of its base serving. */
export const PORTION_FACTORS = [0.5, 0.65, 0.8, 0.9, 1, 1.1, 1.25, 1.4, 1.6, 1.8, 2, 2.3, 2.6, 3] as const;
export const PORTION_COUNT = PORTION_FACTORS.length;

/** The figures of a portion that the day's goals look at, in this order, all whole numbers. */
export const FIGURES = [
  "energyKcal",
  "proteinDg",
  "carbohydrateDg",
  "fatDg",
  "fibreDg",
  "sodiumCg",
  "netDg",
  "saturatedDg",
  "fruitG",
  "calciumMg",
  "plateG",
  "table",
  "dairyCc",
  "wholeGrainCo",
  "refinedGrainCo",
  "fleshG",
  "addedFatG",
  "besideKcal",
] as const;
export const NET = FIGURES.indexOf("netDg");
export const PLATE = FIGURES.indexOf("plateG");
/** What a dish brings to a table that should not stand there twice, or not beside other things: see `TABLE_PLACES`. */
export const TABLE = FIGURES.indexOf("table");
export const DAIRY = FIGURES.indexOf("dairyCc");
export const WHOLE_GRAIN = FIGURES.indexOf("wholeGrainCo");
export const REFINED_GRAIN = FIGURES.indexOf("refinedGrainCo");
export const FLESH = FIGURES.indexOf("fleshG");
export const ADDED_FAT = FIGURES.indexOf("addedFatG");
/** Energy of what stands beside a dish. */
export const BESIDE = FIGURES.indexOf("besideKcal");
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
  readonly fibreMaxDg: number;
  readonly sodiumMaxCg: number;
  readonly netMaxDg: number;
  readonly saturatedMaxDg: number;
  readonly fruitMinG: number;
  /** Below these, what is missing weighs more. */
  readonly fruitLeastG: number;
  readonly calciumMinMg: number;
  readonly calciumLeastMg: number;
  readonly dairyMinCc: number;
  readonly wholeGrainMinCo: number;
  readonly refinedGrainMaxCo: number;
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
  /** What people would call it: dal, chili; of every dish. */
  readonly family: Int32Array;
  /** What a side repeats of the dish beside it. */
  readonly echo: EchoTable;
  /** Bit i: counts as `KINDS[i]` of the week's pattern, as a main. */
  readonly kinds: Int32Array;
  /** `figures[row * FIGURE_COUNT + figure]`, growing with the portion in energy. */
  readonly figures: Int32Array;
  /** `week[row * WEEK_FIGURE_COUNT + figure]`: what it adds to the week's nutrients. */
  readonly week: Int32Array;
  /** US cents for the household. */
  readonly cost: Int32Array;
  /** 0 where a portion is not to be served (the same as a smaller one, or too much of a food). */
  readonly allowed: Int32Array;
  /** Foods of dish d: `foods[foodStart[d] .. foodStart[d + 1]]`. */
  readonly foodStart: Int32Array;
  readonly foods: Int32Array;
  /** 1 where two foods of a dish are of one larder group. */
  readonly doublesGroup: Int32Array;
  /** `bought[foodPosition * PORTION_COUNT + portion]`: whole grams as bought for the household. */
  readonly bought: Int32Array;
}

/** Foods of an instance. */
interface FoodTable {
  readonly count: number;
  /** What is paid for packs by need; null for staples, which are taken to be at home. */
  readonly till: readonly (Till | null)[];
  /** Points of a cent that is paid and not eaten. */
  readonly leftPerCent: Int32Array;
  /** US cents of a pack of which what is left spoils once it is open; 0 where none does. */
  readonly openedPackCents: Int32Array;
  readonly openedPoints: Int32Array;
  /** Less than so many grams in a week hardly use a pack; 0 for what costs nothing at the till. */
  readonly hardlyGrams: Int32Array;
  /** More than so many grams in a week are more than people like. */
  readonly plentyGrams: Int32Array;
  readonly beyondPlentyPerGram: Int32Array;
  /** Each food's larder group, -1 for none; of each group its foods, and how many of them are enough. */
  readonly group: Int32Array;
  readonly ofGroup: readonly (readonly number[])[];
  readonly enoughOfGroup: Int32Array;
  /** Grams that fixed meals already need; -1 = not on the list yet. */
  readonly baseGrams: Int32Array;
  /** The same by day, 0 for none: `food * days + day`. */
  readonly baseByDay: Int32Array;
}

/** One choice to make: a slot, or a slot with the slots that eat its leftovers. */
export interface Unit {
  /** Indexes into `days`, one for each time that the dish is eaten. */
  readonly days: readonly number[];
  readonly main: boolean;
  /** What stands beside a dish. */
  readonly side: boolean;
  /** Index into `slotKcal`: a main and what stands beside it share one. */
  readonly slot: number;
  /** Dishes to choose from. */
  readonly pool: Int32Array;
  /** `own[poolIndex * PORTION_COUNT + portion]`: points of this dish in this slot alone. */
  readonly own: Int32Array;
}

export interface GoalModel {
  readonly days: readonly DayGoal[];
  /** What the whole week should have, and what fixed meals give of it. */
  readonly weekGoals: WeekGoals;
  readonly baseWeek: Int32Array;
  /** Their numbers, 1 (Monday) to 7. */
  readonly dayNumbers: readonly number[];
  /** `true` where day index i and i + 1 are neighbours in the calendar. */
  readonly neighbours: readonly boolean[];
  readonly units: readonly Unit[];
  readonly dishes: DishTable;
  readonly foods: FoodTable;
  readonly templateCount: number;
  /** Points of serving a template's dishes once more in the week. */
  readonly templateRepeatPoints: Int32Array;
  /** How often a template's dishes should come in a week at most, and the points of each further time. */
  readonly templateMost: Int32Array;
  readonly templateOverPoints: Int32Array;
  /** Points of each further time on one day. */
  readonly templateSameDayPoints: Int32Array;
  /** The energy that a slot should have, by its share of the day; of each slot that is open. */
  readonly slotKcal: Int32Array;
  /** The choices that make up each slot: a dish and what stands beside it. */
  readonly unitsOfSlot: readonly (readonly number[])[];
  /** Net carbohydrate that a slot may have. */
  readonly mostNetDg: number;
  /** Points of so many mains of a kind: `kindPoints[kind * KIND_TABLE_SIZE + count]`. */
  readonly kindPoints: Int32Array;
  readonly familyCount: number;
  readonly groupCount: number;
  readonly proteinCount: number;
  /** What the packs may cost at the till. */
  readonly budgetCents: number;
  /** Points of a cent over the budget, on top. */
  readonly budgetPerCent: number;
  /** Points of each cent paid at the till. */
  readonly tillPerCent: number;
  /** By the gram, of the household. */
  readonly baseCostCents: number;
  /** Times that fixed meals already serve a dish, a template; mains of a group or protein on a day (`day * count + id`). */
  readonly baseDishUses: Int32Array;
  readonly baseTemplateUses: Int32Array;
  readonly baseDayGroup: Int32Array;
  readonly baseDayProtein: Int32Array;
  readonly baseDayFamily: Int32Array;
  /** Dishes of a template on a day, whatever the meal: `day * templateCount + template`. */
  readonly baseDayTemplate: Int32Array;
  readonly baseKindUses: Int32Array;
}

/** For each unit, the position in its pool and the portion. */
export interface Assignment {
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
  saturated: number,
  fruit: number,
  calcium: number,
  dairy: number,
  wholeGrain: number,
  refinedGrain: number,
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
  else if (fibre > goal.fibreMaxDg) points += (fibre - goal.fibreMaxDg) * WEIGHTS.fibreOverPerDecigram;
  if (sodium > goal.sodiumMaxCg) points += (sodium - goal.sodiumMaxCg) * WEIGHTS.sodiumPerCentigram;
  if (net > goal.netMaxDg) points += (net - goal.netMaxDg) * WEIGHTS.netCarbohydratePerDecigram;
  if (saturated > goal.saturatedMaxDg) points += (saturated - goal.saturatedMaxDg) * WEIGHTS.saturatedPerDecigram;
  if (fruit < goal.fruitMinG) points += (goal.fruitMinG - fruit) * WEIGHTS.fruitPerGram;
  if (fruit < goal.fruitLeastG) points += (goal.fruitLeastG - fruit) * WEIGHTS.fruitLeastPerGram;
  if (dairy < goal.dairyMinCc) points += (goal.dairyMinCc - dairy) * WEIGHTS.dairyPerCenticup;
  if (wholeGrain < goal.wholeGrainMinCo) {
    points += (goal.wholeGrainMinCo - wholeGrain) * WEIGHTS.wholeGrainPerCentiounce;
  }
  if (refinedGrain > goal.refinedGrainMaxCo) {
    points += (refinedGrain - goal.refinedGrainMaxCo) * WEIGHTS.refinedGrainPerCentiounce;
  }
  if (calcium < goal.calciumMinMg) points += (goal.calciumMinMg - calcium) * WEIGHTS.calciumPerMilligram;
  if (calcium < goal.calciumLeastMg) points += (goal.calciumLeastMg - calcium) * WEIGHTS.calciumLeastPerMilligram;
  return points;
}

/** Points of what stands in a slot: its energy beside the slot's share of the day, what people eat at one sitting, net carbohydrate, what does not go together. */
export function slotPoints(
  model: GoalModel,
  slot: number,
  energy: number,
  grams: number,
  netDg: number,
  table: number,
  flesh: number,
  addedFat: number,
  beside: number,
): number {
  const slotKcal = at(model.slotKcal, slot);
  const off = Math.abs(energy - slotKcal) * 100;
  const beyond = Math.max(0, off - slotKcal * SHARE_TOLERANCE_PERCENT.usual);
  const far = Math.max(0, off - slotKcal * SHARE_TOLERANCE_PERCENT.most);
  const heavy = Math.max(0, grams - PLATE_GRAMS);
  const net = Math.max(0, netDg - model.mostNetDg);
  return (
    Math.round((beyond * WEIGHTS.sharePerKcal + far * WEIGHTS.farSharePerKcal) / 100) +
    heavy * WEIGHTS.platePerGram +
    (flesh > PLATE_FLESH_G ? (flesh - PLATE_FLESH_G) * WEIGHTS.platePerGram : 0) +
    (addedFat > PLATE_ADDED_FAT_G ? (addedFat - PLATE_ADDED_FAT_G) * WEIGHTS.addedFatPerGram : 0) +
    net * WEIGHTS.slotNetPerDecigram +
    Math.max(0, Math.round(beside - (slotKcal * (100 - MAIN_SHARE_PERCENT)) / 100)) * WEIGHTS.besidePerKcal +
    tablePoints(table)
  );
}

/** Points of a template that is served once more after so many times. */
export function templatePoints(model: GoalModel, template: number, uses: number): number {
  if (uses <= 0) return 0;
  const over = uses >= at(model.templateMost, template) ? at(model.templateOverPoints, template) : 0;
  return at(model.templateRepeatPoints, template) + over;
}

/** What one more main of a kind changes after so many. */
export function pointsOfOneMore(model: GoalModel, kind: number, uses: number): number {
  const place = kind * KIND_TABLE_SIZE + Math.min(KIND_TABLE_SIZE - 2, uses);
  return at(model.kindPoints, place + 1) - at(model.kindPoints, place);
}

/**
 * US cents at the till of a food's need: `grams` as bought, -1 = not on the list.
 * @param byDay the same by day, `food * days + day`.
 */
export function tillCents({ foods, dayNumbers }: GoalModel, food: number, grams: number, byDay: Int32Array): number {
  const till = foods.till[food];
  if (till === null || till === undefined || grams <= 0) return 0;
  if (!till.isByDay) return till.centsFor(grams);
  return centsByDay(till, byDay, food * dayNumbers.length, dayNumbers);
}

/** Points of what is paid for a food and not eaten, and of more of it than people like. */
export function leftPoints({ foods }: GoalModel, food: number, cents: number, grams: number): number {
  const till = foods.till[food];
  const rest = cents - Math.max(0, grams - (till?.homeGrams ?? 0)) * (till?.centsPerGram ?? 0);
  const beyond = grams - at(foods.plentyGrams, food);
  const hardly =
    (grams < at(foods.hardlyGrams, food) ? WEIGHTS.hardlyUsed : 0) +
    (beyond > 0 ? beyond * at(foods.beyondPlentyPerGram, food) : 0);
  if (rest <= 0) return hardly;
  const pack = at(foods.openedPackCents, food);
  const opened = pack > 0 ? rest % pack : 0;
  return hardly + Math.round(rest * at(foods.leftPerCent, food) + opened * WEIGHTS.perishedPerCent);
}

/** Points of opening one more food of a larder group of which so many are open. */
export function furtherPoints({ foods }: GoalModel, group: number, open: number): number {
  return group >= 0 && open >= at(foods.enoughOfGroup, group) ? WEIGHTS.furtherOfGroup : 0;
}

/** Points of all that is paid at the till. */
export function moneyPoints({ budgetCents, budgetPerCent, tillPerCent }: GoalModel, cents: number): number {
  return cents * tillPerCent + Math.max(0, cents - budgetCents) * budgetPerCent;
}

/** The energy band of a day's target, in kcal. */
export function bandKcal(energyKcal: number): number {
  return Math.floor((energyKcal * ENERGY_BAND_PERMILLE) / 1000);
}
