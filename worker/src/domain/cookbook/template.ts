import type { MealType } from "@mealwright/schema/constants/meals";
import type { CookingLevel } from "@mealwright/schema/constants/questionnaire";
import type { CookingMethod, Cuisine, RecipeIngredient } from "./recipe.ts";

/** One step of a recipe and the minutes that it adds from start to plate. */
export interface Step {
  /** May hold `{part}`, the chosen choice's `word`, and `{part.way}`, its `way`. Names foods, never amounts. */
  readonly text: string;
  readonly minutes: number;
}

/** One way to fill a part of a dish. */
export interface Choice {
  /** Kebab-case; becomes part of the recipe's id. */
  readonly key: string;
  /** What the menu says: replaces `{part}` in the title. */
  readonly name: string;
  /** What the steps say; the same as `name` when absent. */
  readonly word?: string;
  /** What is done with it, where the choices of a part are treated in different ways: "slice the cucumber". */
  readonly way?: string;
  readonly ingredients: readonly RecipeIngredient[];
  /** Steps of its own, put where the template says `{ use: part }`. */
  readonly steps?: readonly Step[];
  readonly protein?: string;
  readonly level?: CookingLevel;
}

/** A dish with swappable parts; every combination that is not skipped is one recipe. */
export interface Template {
  readonly id: string;
  readonly mealTypes: readonly MealType[];
  readonly cuisine: Cuisine;
  readonly level: CookingLevel;
  readonly method: CookingMethod;
  readonly protein?: string;
  readonly premium?: boolean;
  /** Menu name with `{part}` holes; without holes when one variant only. */
  readonly title: string;
  readonly base: readonly RecipeIngredient[];
  readonly parts: Readonly<Record<string, readonly Choice[]>>;
  readonly steps: readonly (Step | { readonly use: string })[];
  /** Combinations that no cook would serve: each lists `part.key` pairs that must not meet. */
  readonly skip?: readonly (readonly string[])[];
}
