import { at } from "../typed-arrays.ts";
import type { EchoTable } from "./echo.ts";
import type { PackPrice } from "./pack-price.ts";

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

/** What a week should have of each of its nutrients, and the points of each unit that it lacks. */
export interface WeekGoals {
  readonly least: Int32Array;
  readonly pointsPerUnit: Float64Array;
}

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
  /** Below this, what is missing weighs more. */
  readonly fibreLeastDg: number;
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
  /** `promised[row * 2]`: the energy of a row again, its protein after it: most portions are given up by these alone. */
  readonly promised: Int32Array;
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
  /** Whole grams as bought for the household: of each portion of a dish its foods in a row, from `lineOf` on. */
  readonly bought: Int32Array;
}

/** Where the foods of a portion begin in `bought`. */
export function lineOf({ foodStart }: DishTable, dish: number, portion: number): number {
  const start = at(foodStart, dish);
  return start * PORTION_COUNT + (at(foodStart, dish + 1) - start) * portion;
}

/** Foods of an instance. */
interface FoodTable {
  readonly count: number;
  /** What is paid for packs by need; null for staples, which are taken to be at home. */
  readonly packPrice: readonly (PackPrice | null)[];
  /** Of those: cents of a gram where it costs least, and what is at home for any day; 0 for staples. */
  readonly centsPerGram: Float64Array;
  readonly homeGrams: Float64Array;
  /** Points of a cent that is paid and not eaten. */
  readonly leftPerCent: Int32Array;
  /** US cents of a pack of which what is left spoils once it is open; 0 where none does. */
  readonly openedPackCents: Int32Array;
  readonly openedPoints: Int32Array;
  /** Less than so many grams in a week hardly use a pack; 0 for what costs nothing at the checkout. */
  readonly hardlyGrams: Int32Array;
  /** More than so many grams in a week are more than people like. */
  readonly plentyGrams: Int32Array;
  readonly beyondPlentyPerGram: Int32Array;
  /** In more dishes of the week than so many it is dull; and the dishes of fixed meals that have it. */
  readonly mostUses: Int32Array;
  readonly baseUses: Int32Array;
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
  /** Their numbers, 1 to 7. */
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
  /** What the packs may cost at the checkout. */
  readonly budgetCents: number;
  /** Points of a cent over the budget, on top. */
  readonly budgetPerCent: number;
  /** Points of each cent paid at the checkout. */
  readonly spendingPerCent: number;
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
