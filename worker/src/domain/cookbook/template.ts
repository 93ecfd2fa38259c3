import type { Cuisine } from "@mealwright/schema/constants/food/cuisines";
import type { MealType } from "@mealwright/schema/constants/meals";
import type { CookingLevel } from "@mealwright/schema/constants/questionnaire";
import type { CookingMethod, RecipeIngredient } from "./recipe.ts";

/** One step of a recipe and the minutes that it adds from start to plate. */
export interface Step {
  /**
   * May hold `{part}`, the chosen choice's `word`, and `{part.way}`, its `way`; `{time}` and `{oven}` where the step has
   * them. Names foods, never amounts.
   */
  readonly text: string;
  readonly minutes: number;
  /** Minutes that something cooks, rests or soaks: what a kitchen timer is set to. `{time}` says them. */
  readonly time?: number | readonly [least: number, most: number];
  /** Degrees Celsius of the oven. `{oven}` says them in both scales. */
  readonly oven?: number;
  /** Steps in its place where a choice (`part.key`, or one of several) is taken: shrimp go in for the last minutes only. */
  readonly instead?: { readonly where: string | readonly string[]; readonly steps: readonly Step[] };
}

/** One way to fill a part of a dish. */
export interface PartOption {
  /** Kebab-case; becomes part of the recipe's id. */
  readonly key: string;
  /** What the menu says: replaces `{part}` in the dish's name and detail. */
  readonly name: string;
  /** What the steps say; the same as `name` when absent. */
  readonly word?: string;
  /** What is done with it, where the choices of a part are treated in different ways: "slice the cucumber". */
  readonly way?: string;
  /** The step's `time` where this choice is taken; `{time}` in its `way` says it. */
  readonly time?: Step["time"];
  readonly ingredients: readonly RecipeIngredient[];
  /** Steps of its own, put where the template says `{ use: part }`. */
  readonly steps?: readonly Step[];
  /** What cools soon is made last: its steps stand where the template says `{ late: part }` instead. */
  readonly late?: true;
  readonly protein?: string;
  readonly level?: CookingLevel;
  /** Its fish or shellfish is eaten raw: said in the steps, and never served to those who must not. */
  readonly raw?: true;
}

/** Where the steps of a part's choices stand. */
export type Slot = { readonly use: string } | { readonly late: string };

/** The steps that a choice has in a slot. */
export function stepsIn(slot: Slot, part: string, { steps, late }: PartOption): readonly Step[] {
  const isItsOwn = "use" in slot ? slot.use === part && late !== true : slot.late === part && late === true;
  return isItsOwn ? (steps ?? []) : [];
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
  /** Served beside a main or breakfast, never alone in a slot; `mealTypes` says what it may stand beside. */
  readonly side?: true;
  /** What people call the dish, two to five words, with `{part}` holes: "{patty} Burger". No two templates share one. */
  readonly name: string;
  /** The variation, in a second line: "with {topping} and {side}". */
  readonly detail?: string;
  readonly base: readonly RecipeIngredient[];
  readonly parts: Readonly<Record<string, readonly PartOption[]>>;
  readonly steps: readonly (Step | Slot)[];
  /** Combinations that no cook would serve: each lists `part.key` pairs that must not meet. */
  readonly skip?: readonly (readonly string[])[];
}
