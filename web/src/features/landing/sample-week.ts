import type { MealType } from "@mealwright/schema/constants/meals";

export interface SampleMeal {
  readonly type: MealType;
  readonly name: string;
  /** Names the dish's variation, on a second line. */
  readonly detail?: string;
  readonly energyKcal: number;
  readonly prepMinutes: number;
  readonly dishes: readonly {
    readonly name: string;
    readonly ingredients: readonly { readonly foodId: string; readonly name: string; readonly grams: number }[];
  }[];
}

export interface SampleDay {
  /** 1 to 7. */
  readonly day: number;
  readonly energyKcal: number;
  readonly targetKcal: number;
  readonly meals: readonly SampleMeal[];
}

export interface SampleWeek {
  readonly days: readonly SampleDay[];
  /** The price of everything bought for the week, in whole packs. */
  readonly basketCents: number;
  readonly budgetCents: number;
  readonly ageYears: number;
  readonly prepMinutes: number;
}

/** Set by the build: a week as the planner makes it (`worker/launch/build/sample-week.ts`). */
declare const __SAMPLE_WEEK__: SampleWeek | null;

export const SAMPLE_WEEK = __SAMPLE_WEEK__;

/** Where the build writes the picture of a meal. */
export function picturePath(day: number, type: MealType): string {
  return `/week/${day}-${type}.svg`;
}
