import type { Cuisine } from "@mealwright/schema/constants/food/cuisines";
import type { MealType } from "@mealwright/schema/constants/meals";
import type { CookingLevel } from "@mealwright/schema/constants/questionnaire";
import type { FoodId } from "../../foods/catalogue/food.ts";
import type { CookingMethod } from "../recipe.ts";

/** Foods and their edible grams in one base serving, by turns; a food is its place in the list of foods. */
export type Amounts = readonly number[];

/** A choice of a part without its words. */
export type OutlineChoice = readonly [
  key: string,
  /** Minutes of its own steps, as often as the template uses them. */
  minutes: number,
  amounts: Amounts,
  protein: string | null,
  level: CookingLevel | null,
  raw: boolean,
];

/** Parts and choices by their places: `[part, choice, part, choice, …]`. */
export type Pairs = readonly number[];

/** What a template's variants are counted, timed and weighed by. Its words, measures and steps are the template's. */
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
  /** So many minutes more or fewer where one of the pairs is taken. */
  readonly instead: readonly (readonly [minutes: number, pairs: Pairs])[];
}

/** All outlines, those of one file of templates together, in the order of `MEAL_TEMPLATES` and `SIDE_TEMPLATES`. */
export interface Outlines {
  readonly foods: readonly FoodId[];
  readonly meals: readonly (readonly Outline[])[];
  readonly sides: readonly (readonly Outline[])[];
}
