import type { Nutrition } from "../meal.ts";
import { addNutrition, roundShown } from "./sum.ts";
import type { GramRange, Targets } from "./target-types.ts";

/** Daily energy counts as on target within this share of it, either way. */
export const ENERGY_TOLERANCE_PERCENT = 3;

/** What totals read of a meal. */
export interface CountedMeal {
  /** 1 (Monday) to 7. */
  readonly day: number;
  readonly nutrition: Nutrition;
  /** US cents for one serving. */
  readonly costCents: number;
}

export interface DayTotals {
  readonly day: number;
  readonly mealCount: number;
  /** The sum of the meals' shown figures. */
  readonly nutrition: Nutrition;
  /** Grams, to 0.1: carbohydrate less fibre, never below 0. */
  readonly netCarbohydrateG: number;
  readonly costCents: number;
}

export interface WeekTotals {
  readonly days: readonly DayTotals[];
  readonly nutrition: Nutrition;
  /** A mean day of those that have meals; null without any. */
  readonly meanDay: Nutrition | null;
  readonly costCents: number;
}

/** One macro against its range, grams. */
export interface RangeJudgement {
  readonly grams: number;
  readonly range: GramRange;
  readonly within: boolean;
}

/** A day against the person's targets. */
export interface DayJudgement {
  readonly energyKcal: number;
  readonly targetKcal: number;
  /** Above (+) or below (−) the target, to 0.1 %. */
  readonly deltaPercent: number;
  readonly energyWithin: boolean;
  readonly proteinG: number;
  readonly proteinGoalG: number;
  readonly proteinMet: boolean;
  readonly protein: RangeJudgement;
  readonly carbohydrate: RangeJudgement;
  readonly fat: RangeJudgement;
  /** Null when the diet sets no limit. */
  readonly netCarbohydrate: { readonly grams: number; readonly maxG: number; readonly within: boolean } | null;
  readonly fibreMet: boolean;
  readonly sodiumWithin: boolean;
  readonly saturatedFatWithin: boolean;
  /** Energy, protein goal, the three ranges and the net carbohydrate limit all hold. */
  readonly onTarget: boolean;
}

/** The totals of each day that has meals, Monday first. */
export function totalsByDay(meals: readonly CountedMeal[]): readonly DayTotals[] {
  const byDay = new Map<number, CountedMeal[]>();
  for (const meal of meals) {
    const sameDay = byDay.get(meal.day);
    if (sameDay === undefined) byDay.set(meal.day, [meal]);
    else sameDay.push(meal);
  }
  return [...byDay].sort(([a], [b]) => a - b).map(([day, ofDay]) => totalsOfDay(day, ofDay));
}

function totalsOfDay(day: number, meals: readonly CountedMeal[]): DayTotals {
  const nutrition = addNutrition(meals.map((meal) => meal.nutrition));
  return {
    day,
    mealCount: meals.length,
    nutrition,
    netCarbohydrateG: netCarbohydrateG(nutrition),
    costCents: sumCents(meals),
  };
}

/** Grams, to 0.1: carbohydrate less fibre, which USDA's carbohydrate includes. */
export function netCarbohydrateG({ carbs, fibre }: Pick<Nutrition, "carbs" | "fibre">): number {
  return roundShown(Math.max(0, carbs - fibre), 1);
}

export function totalsOfWeek(meals: readonly CountedMeal[]): WeekTotals {
  const days = totalsByDay(meals);
  const nutrition = addNutrition(days.map((day) => day.nutrition));
  return {
    days,
    nutrition,
    meanDay: days.length === 0 ? null : meanOf(nutrition, days.length),
    costCents: sumCents(days),
  };
}

function meanOf(total: Nutrition, count: number): Nutrition {
  return {
    calories: roundShown(total.calories / count, 0),
    protein: roundShown(total.protein / count, 1),
    carbs: roundShown(total.carbs / count, 1),
    fats: roundShown(total.fats / count, 1),
    fibre: roundShown(total.fibre / count, 1),
    sodium: roundShown(total.sodium / count, 0),
    sugars: roundShown(total.sugars / count, 1),
    saturatedFat: roundShown(total.saturatedFat / count, 1),
    calcium: roundShown(total.calcium / count, 0),
    iron: roundShown(total.iron / count, 1),
    potassium: roundShown(total.potassium / count, 0),
    vitaminC: roundShown(total.vitaminC / count, 1),
    incomplete: total.incomplete,
  };
}

/**
 * Judges a day's shown figures.
 * @param share of the day's energy and grams that its meals stand for: 1 for a whole day, less when a meal is eaten out.
 */
export function judgeDay(nutrition: Nutrition, targets: Omit<Targets, "explanation">, share = 1): DayJudgement {
  const targetKcal = targets.energyKcal * share;
  const deltaPercent = targetKcal === 0 ? 0 : ((nutrition.calories - targetKcal) / targetKcal) * 100;
  const proteinGoalG = targets.proteinG * share;
  const protein = judgeRange(nutrition.protein, targets.proteinRangeG, share);
  const carbohydrate = judgeRange(nutrition.carbs, targets.carbohydrateRangeG, share);
  const fat = judgeRange(nutrition.fats, targets.fatRangeG, share);
  const netCarbohydrate = judgeNetCarbohydrate(nutrition, targets.netCarbohydrateMaxG, share);
  // Compared without a division, so that exactly 3 % is within whatever the target.
  const energyWithin = Math.abs(nutrition.calories - targetKcal) * 100 <= ENERGY_TOLERANCE_PERCENT * targetKcal + 1e-6;
  const proteinMet = nutrition.protein >= proteinGoalG;
  const rangesHold = protein.within && carbohydrate.within && fat.within && (netCarbohydrate?.within ?? true);
  return {
    energyKcal: nutrition.calories,
    targetKcal: Math.round(targetKcal),
    deltaPercent: Math.round(deltaPercent * 10) / 10,
    energyWithin,
    proteinG: nutrition.protein,
    proteinGoalG: Math.round(proteinGoalG),
    proteinMet,
    protein,
    carbohydrate,
    fat,
    netCarbohydrate,
    fibreMet: nutrition.fibre >= targets.fibreG * share,
    sodiumWithin: nutrition.sodium <= targets.sodiumMaxMg * share,
    saturatedFatWithin: nutrition.saturatedFat <= targets.saturatedFatMaxG * share,
    onTarget: energyWithin && proteinMet && rangesHold,
  };
}

function judgeRange(grams: number, { min, max }: GramRange, share: number): RangeJudgement {
  const range = { min: Math.round(min * share), max: Math.round(max * share) };
  return { grams, range, within: grams >= min * share && grams <= max * share };
}

function judgeNetCarbohydrate(
  nutrition: Nutrition,
  maxG: number | null,
  share: number,
): DayJudgement["netCarbohydrate"] {
  if (maxG === null) return null;
  const grams = netCarbohydrateG(nutrition);
  return { grams, maxG: Math.round(maxG * share), within: grams <= maxG * share };
}

function sumCents(parts: readonly { readonly costCents: number }[]): number {
  return parts.reduce((total, { costCents }) => total + costCents, 0);
}
