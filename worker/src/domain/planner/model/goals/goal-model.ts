import { at } from "../typed-arrays.ts";
import type { EchoTable } from "./echo.ts";
import type { PackPrice } from "./pack-price.ts";

/** Portion steps of a dish, as factors of its base serving. */
export const PORTION_FACTORS = [0.5, 0.65, 0.8, 0.9, 1, 1.1, 1.25, 1.4, 1.6, 1.8, 2, 2.3, 2.6, 3] as const;
export const PORTION_COUNT = PORTION_FACTORS.length;

/** The figures of a portion that the day's goals use, in this order, all whole numbers. */
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
/** What a dish adds to a table that should not be there twice, or not with other things: see `TABLE_SHIFTS`. */
export const TABLE = FIGURES.indexOf("table");
export const DAIRY = FIGURES.indexOf("dairyCc");
export const WHOLE_GRAIN = FIGURES.indexOf("wholeGrainCo");
export const REFINED_GRAIN = FIGURES.indexOf("refinedGrainCo");
export const FLESH = FIGURES.indexOf("fleshG");
export const ADDED_FAT = FIGURES.indexOf("addedFatG");
/** Energy of sides. */
export const BESIDE = FIGURES.indexOf("besideKcal");
export const FIGURE_COUNT = FIGURES.length;

/** The least of each nutrient in a week, and the points per missing unit. */
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
  /** Below this, a shortfall weighs more. */
  readonly fibreLeastDg: number;
  readonly fibreMaxDg: number;
  readonly sodiumMaxCg: number;
  readonly netMaxDg: number;
  readonly saturatedMaxDg: number;
  readonly fruitMinG: number;
  /** Below these, a shortfall weighs more. */
  readonly fruitLeastG: number;
  readonly calciumMinMg: number;
  readonly calciumLeastMg: number;
  readonly dairyMinCc: number;
  readonly wholeGrainMinCo: number;
  readonly refinedGrainMaxCo: number;
  /** Multiplies the weights of energy beyond the band and of missing protein. */
  readonly factor: number;
  readonly base: Int32Array;
}

/** All dishes of an instance as flat arrays; row `dish * PORTION_COUNT + portion` for what depends on the portion. */
interface DishTable {
  readonly count: number;
  readonly template: Int32Array;
  /** Points of serving a dish once more in the week. */
  readonly repeatPoints: Int32Array;
  /** Protein and cooking method together; -1 if no protein dominates. */
  readonly group: Int32Array;
  /** -1 if no protein dominates. */
  readonly protein: Int32Array;
  /** What people would call it: dal, chili; every dish has one. */
  readonly family: Int32Array;
  /** What sides and dishes repeat of each other. */
  readonly echo: EchoTable;
  /** Bit i: as a main, it counts as `KINDS[i]` of the week's pattern. */
  readonly kinds: Int32Array;
  /** `figures[row * FIGURE_COUNT + figure]`, growing with the portion in energy. */
  readonly figures: Int32Array;
  /** `promised[row * 2]`: a row's energy, then its protein, copied because most portions are ruled out by these two. */
  readonly promised: Int32Array;
  /** `week[row * WEEK_FIGURE_COUNT + figure]`: what it adds to the week's nutrients. */
  readonly week: Int32Array;
  /** US cents for the household. */
  readonly cost: Int32Array;
  /** 0 if a portion may not be served (the same as a smaller one, or too much of a food). */
  readonly allowed: Int32Array;
  /** Foods of dish d: `foods[foodStart[d] .. foodStart[d + 1]]`. */
  readonly foodStart: Int32Array;
  readonly foods: Int32Array;
  /** 1 if two foods of a dish are of the same larder group. */
  readonly doublesGroup: Int32Array;
  /** Whole grams to buy for the household; the foods of one portion of a dish start at `lineOf`. */
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
  /** The price of packs by need; null for staples, which are assumed to be at home. */
  readonly packPrice: readonly (PackPrice | null)[];
  /** Cents per gram in the cheapest pack, and grams at home for any day; 0 for staples. */
  readonly centsPerGram: Float64Array;
  readonly homeGrams: Float64Array;
  /** Points per cent paid for food that is not eaten. */
  readonly leftPerCent: Int32Array;
  /** US cents of a pack whose rest spoils once it is open; 0 if it does not. */
  readonly openedPackCents: Int32Array;
  readonly openedPoints: Int32Array;
  /** Fewer grams than this in a week hardly use a pack; 0 for foods that cost nothing at the checkout. */
  readonly hardlyGrams: Int32Array;
  /** More grams than this in a week are more than people like. */
  readonly plentyGrams: Int32Array;
  readonly beyondPlentyPerGram: Int32Array;
  /** In more of the week's dishes than this a food is dull; and how many fixed meals have it. */
  readonly mostUses: Int32Array;
  readonly baseUses: Int32Array;
  /** Each food's larder group, -1 for none; each group's foods, and how many of them are enough. */
  readonly group: Int32Array;
  readonly ofGroup: readonly (readonly number[])[];
  readonly enoughOfGroup: Int32Array;
  /** Grams that fixed meals need; -1 = not on the list yet. */
  readonly baseGrams: Int32Array;
  /** Grams that fixed meals need, by day; 0 = none: `food * days + day`. */
  readonly baseByDay: Int32Array;
}

/** One choice to make: the dish or a side of a slot and of the slots that eat its leftovers. */
export interface Unit {
  /** Indexes into `days`, one each time that the dish is eaten. */
  readonly days: readonly number[];
  readonly main: boolean;
  /** Whether it is a side. */
  readonly side: boolean;
  /** Index into `slotKcal`; a dish and its sides share one. */
  readonly slot: number;
  /** Dishes to choose from. */
  readonly pool: Int32Array;
  /** `own[poolIndex * PORTION_COUNT + portion]`: points of this dish in this slot alone. */
  readonly own: Int32Array;
}

export interface GoalModel {
  readonly days: readonly DayGoal[];
  /** Nutrient goals of the whole week, and what fixed meals provide. */
  readonly weekGoals: WeekGoals;
  readonly baseWeek: Int32Array;
  /** The days' numbers, 1 to 7. */
  readonly dayNumbers: readonly number[];
  /** `true` if the days with index i and i + 1 are consecutive in the calendar. */
  readonly neighbours: readonly boolean[];
  readonly units: readonly Unit[];
  readonly dishes: DishTable;
  readonly foods: FoodTable;
  readonly templateCount: number;
  /** Points for serving a template once more in the week. */
  readonly templateRepeatPoints: Int32Array;
  /** How often a template should come in a week at most, and the points for each further time. */
  readonly templateMost: Int32Array;
  readonly templateOverPoints: Int32Array;
  /** Points for each further time on one day. */
  readonly templateSameDayPoints: Int32Array;
  /** Target energy of each open slot, from its share of the day. */
  readonly slotKcal: Int32Array;
  /** The units that make up each slot: a dish and its sides. */
  readonly unitsOfSlot: readonly (readonly number[])[];
  /** The most net carbohydrate of a slot. */
  readonly mostNetDg: number;
  /** Points for this many mains of a kind: `kindPoints[kind * KIND_TABLE_SIZE + count]`. */
  readonly kindPoints: Int32Array;
  readonly familyCount: number;
  readonly groupCount: number;
  readonly proteinCount: number;
  /** What the packs may cost at the checkout. */
  readonly budgetCents: number;
  /** Extra points per cent over the budget. */
  readonly budgetPerCent: number;
  /** Points per cent paid at the checkout. */
  readonly spendingPerCent: number;
  /** Cost of the fixed meals for the household, by the gram. */
  readonly baseCostCents: number;
  /** How often fixed meals serve a dish or template; and mains of a group or protein on a day (`day * count + id`). */
  readonly baseDishUses: Int32Array;
  readonly baseTemplateUses: Int32Array;
  readonly baseDayGroup: Int32Array;
  readonly baseDayProtein: Int32Array;
  readonly baseDayFamily: Int32Array;
  /** Dishes of a template on a day, at any meal: `day * templateCount + template`. */
  readonly baseDayTemplate: Int32Array;
  readonly baseKindUses: Int32Array;
}

/** For each unit, the position in its pool and the portion. */
export interface Assignment {
  readonly pick: Int32Array;
  readonly portion: Int32Array;
}
