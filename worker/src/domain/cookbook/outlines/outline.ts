import type { Cuisine } from "@mealwright/schema/constants/food/cuisines";
import type { MealType } from "@mealwright/schema/constants/meals";
import type { CookingLevel } from "@mealwright/schema/constants/questionnaire";
import type { FoodId } from "../../foods/catalogue/food.ts";
import type { CookingMethod } from "../recipe.ts";

/** Alternating foods and their edible grams in one base serving; a food is an index into the list of foods. */
export type Amounts = readonly number[];

/** A choice of a part without its words. */
export type OutlineChoice = readonly [
  key: string,
  /** Minutes of the choice's own steps, as often as the template uses them. */
  minutes: number,
  amounts: Amounts,
  protein: string | null,
  level: CookingLevel | null,
  raw: boolean,
];

/** Parts and choices as indexes: `[part, choice, part, choice, …]`. */
export type Pairs = readonly number[];

/** The data needed to count, time and weigh a template's variants, without its words, measures and steps. */
export interface Outline {
  readonly id: string;
  readonly mealTypes: readonly MealType[];
  readonly cuisine: Cuisine;
  readonly level: CookingLevel;
  readonly method: CookingMethod;
  readonly protein: string | null;
  readonly premium: boolean;
  readonly side: boolean;
  readonly base: Amounts;
  /** Minutes of the template's own steps. */
  readonly minutes: number;
  readonly parts: readonly (readonly OutlineChoice[])[];
  /** Combinations that no cook would serve. */
  readonly skip: readonly Pairs[];
  /** Extra minutes (or fewer) if one of the pairs is chosen. */
  readonly instead: readonly (readonly [minutes: number, pairs: Pairs])[];
  /** Alternating combinations and masks of those whom they could make ill (`cooking-risks.ts`); no others could. */
  readonly risks: readonly number[];
}

/** All outlines, grouped by file, in the order of `MEAL_TEMPLATES` and `SIDE_TEMPLATES`. */
export interface Outlines {
  readonly foods: readonly FoodId[];
  readonly meals: readonly (readonly Outline[])[];
  readonly sides: readonly (readonly Outline[])[];
}
