import {
  DAY_NUTRIENTS,
  type DayNutrientKey,
  mapNutrients,
  NUTRIENT_FACTS,
} from "@mealwright/schema/constants/food/nutrients";
import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import type { AwaySlot, MealPlan, Targets } from "@mealwright/schema/contract/meal-plan";
import { formatDollars } from "@mealwright/schema/rules/money";
import { basketText } from "@mealwright/schema/rules/text/basket-text";
import { formatFigure, formatTenths } from "@mealwright/schema/rules/text/figure-text";
import { daysWithMeals, eatenOutKcal } from "../../product/day-totals.ts";

/** Sums for a day, a week or an average day, in the units of `NUTRIENT_FACTS`, and in dollars. */
export type NutritionSums = Readonly<Record<DayNutrientKey | "cost", number>>;

interface DaySums extends NutritionSums {
  readonly day: number;
}

interface WeekSums {
  readonly days: readonly DaySums[];
  readonly week: NutritionSums;
  /** The mean over the days that have a meal. */
  readonly meanDay: NutritionSums;
}

/** The server's sums by day and for the week, with the energy of what is eaten out; null if the plan has none. */
export function weekSums({ totals, meals, away = [] }: Pick<MealPlan, "totals" | "meals" | "away">): WeekSums | null {
  if (totals === null) return null;
  const planned = daysWithMeals(meals);
  const days = totals.days
    .filter(({ day }) => day <= DAYS_PER_WEEK && planned.includes(day))
    .map((sums) => ({ ...sums, calories: sums.calories + eatenOutKcal(sums.day, away) }));
  if (days.length === 0) return null;
  const sumOf = (key: keyof NutritionSums) => days.reduce((sum, day) => sum + day[key], 0);
  const week = mapSums(sumOf);
  return { days, week, meanDay: mapSums((key) => week[key] / days.length) };
}

/** What meals that are skipped or eaten out change in the figures and targets; "" without any. */
export function awayText(away: readonly AwaySlot[] = []): string {
  return [
    away.some(({ energyKcal }) => energyKcal > 0) ? "Energy includes an estimate of what you eat out." : "",
    away.some(({ lessOfDay }) => lessOfDay > 0)
      ? "Skipped meals lower their days’ targets, shown here on average."
      : "",
  ]
    .filter((text) => text !== "")
    .join(" ");
}

const CENT_DOLLARS = 0.01;

/** The week's money in words; a household's meals cost more than the sums, which count one serving of each. */
export function moneyText({ totals }: Pick<MealPlan, "totals">, { cost }: Pick<NutritionSums, "cost">): string {
  if (totals === null) return "";
  const { recipeCost, budget, budgetOfDays } = totals;
  const limit =
    budgetOfDays === undefined ? `your ${formatDollars(budget)}` : `the ${formatDollars(budgetOfDays)} for these days`;
  const meals = recipeCost - cost > CENT_DOLLARS ? "For your whole household, the week’s meals" : "The week’s meals";
  return `${meals} use ${formatDollars(recipeCost)} of ${limit}. ${basketText(totals)}`;
}

function mapSums(valueAt: (key: keyof NutritionSums) => number): NutritionSums {
  return { ...mapNutrients(DAY_NUTRIENTS, valueAt), cost: valueAt("cost") };
}

/** By number of decimals: a figure is shown with as many as it is summed to, so that columns add up. */
const FORMATS = [formatFigure, formatTenths] as const;

/** "2,467 kcal" */
export function figureText(key: DayNutrientKey, value: number): string {
  const { decimals, unit } = NUTRIENT_FACTS[key];
  return `${FORMATS[decimals](value)} ${unit}`;
}

/** What a day should hold: "2,470 kcal", "55 to 96 g", "at most 2,300 mg". */
export function targetText(nutrient: DayNutrientKey, targets: Targets): string {
  const { unit, day } = NUTRIENT_FACTS[nutrient];
  const aim = targets[day.target.key];
  if (typeof aim !== "number") return `${formatFigure(aim.min)} to ${formatFigure(aim.max)} ${unit}`;
  return `${day.target.kind === "most" ? "at most " : ""}${formatFigure(aim)} ${unit}`;
}

/** The same as figures: from, to, or both. */
export function targetRange(
  nutrient: DayNutrientKey,
  targets: Targets,
): { readonly min?: number; readonly max?: number } {
  const { kind, key } = NUTRIENT_FACTS[nutrient].day.target;
  const aim = targets[key];
  if (typeof aim !== "number") return aim;
  return { ...(kind === "most" ? {} : { min: aim }), ...(kind === "least" ? {} : { max: aim }) };
}
