import {
  COACHED_FIGURES,
  COACHED_KEYS,
  type CoachedFigureKey,
  WENT_WELL_MOST,
} from "@mealwright/schema/constants/food/coaching";
import type { CoachedWeekFigure } from "@mealwright/schema/contract/coaching";
import type { Meal } from "../meal.ts";
import type { Targets } from "../nutrition/target-types.ts";

type Aims = Pick<Targets, "proteinG" | "fibreG" | "saturatedFatMaxG" | "sodiumMaxMg">;

const aimsOf = (targets: Aims): Readonly<Record<CoachedFigureKey, number>> => ({
  protein: targets.proteinG,
  fibre: targets.fibreG,
  saturatedFat: targets.saturatedFatMaxG,
  sodium: targets.sodiumMaxMg,
});

/** The average day, over the days that have meals, next to the person's targets; empty for a week without meals. */
export function weekFigures(meals: readonly Meal[], targets: Aims): readonly CoachedWeekFigure[] {
  const days = new Set(meals.map(({ day }) => day)).size;
  if (days === 0) return [];
  const aims = aimsOf(targets);
  return COACHED_KEYS.map((figure) => ({
    figure,
    average: meals.reduce((sum, { nutrition }) => sum + nutrition[figure], 0) / days,
    aim: aims[figure],
  }));
}

/** How far a figure is on the right side of its target, as a share of the target; negative on the wrong side. */
function margin({ figure, average, aim }: CoachedWeekFigure): number {
  const over = aim === 0 ? 0 : (average - aim) / aim;
  return COACHED_FIGURES[figure].aim === "least" ? over : -over;
}

/**
 * The figures that meet their targets, by the widest margin first, and the one to change: the furthest from its target.
 * If all meet theirs, that is the one with the smallest margin, and it is in both.
 */
export function judgeWeek(figures: readonly CoachedWeekFigure[]): {
  readonly wentWell: readonly CoachedWeekFigure[];
  readonly change: CoachedWeekFigure | null;
} {
  const byMargin = figures.toSorted((one, other) => margin(other) - margin(one));
  const change = byMargin.at(-1) ?? null;
  const kept = byMargin.filter((one) => margin(one) >= 0);
  const wentWell = kept.length === byMargin.length ? kept : kept.slice(0, WENT_WELL_MOST);
  return { wentWell, change };
}

/** How much a dish improves a figure in a meal's place, in the figure's unit; negative if it is worse. */
export function gainOf(figure: CoachedFigureKey, meal: Meal, instead: Meal): number {
  const difference = instead.nutrition[figure] - meal.nutrition[figure];
  return COACHED_FIGURES[figure].aim === "least" ? difference : -difference;
}

/** The meals in the order in which a change helps most: those with most of a figure, or with least of it per kcal. */
export function mealsToChange(figure: CoachedFigureKey, meals: readonly Meal[]): readonly Meal[] {
  const perKcal = ({ nutrition }: Meal) => nutrition[figure] / Math.max(1, nutrition.calories);
  return COACHED_FIGURES[figure].aim === "least"
    ? meals.toSorted((one, other) => perKcal(one) - perKcal(other) || one.day - other.day)
    : meals.toSorted((one, other) => other.nutrition[figure] - one.nutrition[figure] || one.day - other.day);
}
