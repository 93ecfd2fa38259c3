import type { Cuisine } from "@mealwright/schema/constants/food/cuisines";
import type { MealType } from "@mealwright/schema/constants/meals";
import type { CookingLevel } from "@mealwright/schema/constants/questionnaire";
import type { CookingMethod, RecipeIngredient } from "./recipe.ts";

/** One step of a recipe and the minutes that it adds to the total. */
export interface Step {
  /**
   * May contain `{part}`, the chosen choice's `word`, and `{part.way}`, its `way`; `{time}` and `{oven}` if the step
   * has them. Names foods, never amounts.
   */
  readonly text: string;
  readonly minutes: number;
  /** Minutes of cooking, resting or soaking, for a kitchen timer. Inserted for `{time}`. */
  readonly time?: number | readonly [least: number, most: number];
  /** The oven's temperature in degrees Celsius. Inserted for `{oven}` in both scales. */
  readonly oven?: number;
  /**
   * Steps that replace it if a choice (`part.key`, or one of several) is taken: shrimp go in for the last minutes only.
   */
  readonly instead?: { readonly where: string | readonly string[]; readonly steps: readonly Step[] };
}

/** One option for a part of a dish. */
export interface PartOption {
  /** Kebab-case; becomes part of the recipe's id. */
  readonly key: string;
  /** Its word on the menu: replaces `{part}` in the dish's name and detail. */
  readonly name: string;
  /** Its word in the steps; the same as `name` when absent. */
  readonly word?: string;
  /** What is done with it, if the choices of a part are prepared differently: "slice the cucumber". */
  readonly way?: string;
  /** The step's `time` if this choice is taken, inserted for `{time}` in its `way`. */
  readonly time?: Step["time"];
  readonly ingredients: readonly RecipeIngredient[];
  /** Its own steps, inserted where the template says `{ use: part }`. */
  readonly steps?: readonly Step[];
  /** For food that cools quickly: its steps are inserted where the template says `{ late: part }` instead. */
  readonly late?: true;
  readonly protein?: string;
  readonly level?: CookingLevel;
  /** Its fish or shellfish is eaten raw: the steps say so, and people at risk are never served it. */
  readonly raw?: true;
}

/** The place for the steps of a part's choices. */
export type Slot = { readonly use: string } | { readonly late: string };

/** The steps of a choice for one of these places. */
export function stepsIn(slot: Slot, part: string, { steps, late }: PartOption): readonly Step[] {
  const isItsOwn = "use" in slot ? slot.use === part && late !== true : slot.late === part && late === true;
  return isItsOwn ? (steps ?? []) : [];
}

/** A dish with exchangeable parts; every combination that is not skipped is one recipe. */
export interface Template {
  readonly id: string;
  readonly mealTypes: readonly MealType[];
  readonly cuisine: Cuisine;
  readonly level: CookingLevel;
  readonly method: CookingMethod;
  readonly protein?: string;
  readonly premium?: boolean;
  /** Served beside a main or breakfast, never alone in a slot; `mealTypes` says beside which meals. */
  readonly side?: true;
  /** The dish's name, two to five words, with placeholders for parts: "{patty} Burger". Unique to the template. */
  readonly name: string;
  /** The variation, on a second line: "with {topping} and {side}". */
  readonly detail?: string;
  readonly base: readonly RecipeIngredient[];
  readonly parts: Readonly<Record<string, readonly PartOption[]>>;
  readonly steps: readonly (Step | Slot)[];
  /** Combinations that no cook would serve: each lists `part.key` values that must not occur together. */
  readonly skip?: readonly (readonly string[])[];
}
