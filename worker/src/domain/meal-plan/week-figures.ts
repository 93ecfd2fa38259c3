import type { UserStats } from "@mealwright/schema/contract/user";
import type { Meal } from "../meal.ts";

interface WeekFigure {
  /** Where a stored meal has the figure, as an SQLite JSON path; null if the meals themselves are counted. */
  readonly path: string | null;
  readonly of: (meal: Meal) => number;
}

/** The dashboard's figures that are sums over the meals of a week, rounded to whole numbers. */
export const WEEK_FIGURES = {
  mealsSaved: { path: null, of: () => 1 },
  weeklyCalories: { path: "$.nutrition.calories", of: ({ nutrition }) => nutrition.calories },
} as const satisfies Partial<Record<keyof UserStats, WeekFigure>>;

type WeekFigureName = keyof typeof WEEK_FIGURES;
export type WeekFigures = Readonly<Record<WeekFigureName, number>>;

/** One value for each figure. */
export function eachWeekFigure<Value>(toValue: (figure: WeekFigure) => Value): Readonly<Record<WeekFigureName, Value>> {
  // Every figure is there.
  return Object.fromEntries(Object.entries(WEEK_FIGURES).map(([name, figure]) => [name, toValue(figure)])) as Record<
    WeekFigureName,
    Value
  >;
}

/** The figures of the given meals. */
export function weekFiguresOf(meals: readonly Meal[]): WeekFigures {
  return eachWeekFigure(({ of }) => Math.round(meals.reduce((sum, meal) => sum + of(meal), 0)));
}
