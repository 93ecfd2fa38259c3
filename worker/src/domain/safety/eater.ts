import type { Diet } from "@mealwright/schema/constants/questionnaire";
import type { Allergen, FoodId } from "../foods/food.ts";

/** What must never reach a person, resolved once from the questionnaire's answers. */
export interface Avoidance {
  readonly allergens: readonly Allergen[];
  /** Foods from the "Other" text, by catalogue id (groups such as nightshades already spread out). */
  readonly foodIds: readonly FoodId[];
  /** Words from the "Other" text that are looked for in every name and step as well. */
  readonly terms: readonly string[];
  /** Parts of the "Other" text that match nothing: said on the plan, never dropped. */
  readonly unresolved: readonly string[];
}

/** The person as the gate sees them: no name, no address, no body. */
export interface Eater {
  readonly diet: Diet;
  readonly avoids: Avoidance;
  /** Longest preparation in minutes. */
  readonly maxPrepMinutes: number;
}

export type ViolationKind =
  | "allergen"
  | "may-contain"
  | "diet"
  | "avoided-food"
  | "unresolved-ingredient"
  | "text-allergen"
  | "text-diet"
  | "text-avoided"
  | "prep-time"
  | "amount"
  | "number";

/** One reason why a meal must not be stored, with what proves it. */
export interface Violation {
  readonly kind: ViolationKind;
  /** What was found: a food id, a word, a figure. */
  readonly evidence: string;
  /** Where: "ingredient:butter", "name", "step:3", "nutrition.calories". */
  readonly where: string;
  /** A sentence for a person. */
  readonly message: string;
}
