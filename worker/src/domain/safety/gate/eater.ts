import { ALLERGENS, type Allergen } from "@mealwright/schema/constants/food/allergens";
import { DIETS, type Diet } from "@mealwright/schema/constants/questionnaire";
import { FOODS } from "../../foods/catalogue/catalogue.ts";
import type { FoodId } from "../../foods/catalogue/food.ts";
import { UnknownValueError } from "../../unknown-value.ts";

/** What a person must never be served, resolved once from the questionnaire's answers. */
export interface Avoidance {
  readonly allergens: readonly Allergen[];
  /** Foods from the "Other" text, by catalogue id (groups such as nightshades already expanded). */
  readonly foodIds: readonly FoodId[];
  /** Words from the "Other" text that are looked for in every name and step as well. */
  readonly terms: readonly string[];
  /** Parts of the "Other" text that match nothing: shown on the plan, never dropped silently. */
  readonly unresolved: readonly string[];
}

/** The person as the gate sees them, without name, address or body measurements. */
export interface Eater {
  readonly diet: Diet;
  /** Diets of others who share the dish, all of which it has to keep. */
  readonly otherDiets?: readonly Diet[];
  /** Portions of the dish on the largest plate of anybody on keto, for the carbohydrate limit; 1 when absent. */
  readonly ketoPortion?: number;
  readonly avoids: Avoidance;
  /** Longest preparation in minutes. */
  readonly maxPrepMinutes: number;
  /** False for people who must not eat anything raw: under 18, over 65, pregnant, or with a weakened immune system. */
  readonly eatsRaw: boolean;
  /**
   * Whether deli meat, smoked fish and soft cheese may be served unheated (FDA: not in pregnancy, over 65 or with a
   * weakened immune system); as `eatsRaw` when absent.
   */
  readonly eatsChilled?: boolean;
}

/** Every diet that a dish for this eater has to keep. */
export function dietsOf({ diet, otherDiets }: Pick<Eater, "diet" | "otherDiets">): readonly Diet[] {
  return otherDiets === undefined ? [diet] : [diet, ...otherDiets];
}

/** Portions of the dish on the largest plate of anybody on keto. */
export function ketoPortionOf({ ketoPortion }: Pick<Eater, "ketoPortion">): number {
  return ketoPortion === undefined ? 1 : ketoPortion;
}

/** Whether deli meat, smoked fish and soft cheese may be served unheated. */
export function eatsChilledOf({ eatsRaw, eatsChilled }: Pick<Eater, "eatsRaw" | "eatsChilled">): boolean {
  return eatsChilled === undefined ? eatsRaw : eatsChilled;
}

const knownEaters = new WeakSet<Eater>();

/**
 * Checked first by every function of the gate: an allergen, diet or food missing from the tables would go unchecked.
 * @throws UnknownValueError
 */
export function requireKnownEater(eater: Eater): void {
  if (knownEaters.has(eater)) return;
  const { allergens, foodIds } = eater.avoids;
  if (!dietsOf(eater).every((diet) => DIETS.includes(diet))) throw new UnknownValueError("diet");
  if (!allergens.every((allergen) => ALLERGENS.includes(allergen))) throw new UnknownValueError("allergen");
  if (!foodIds.every((id) => FOODS.has(id))) throw new UnknownValueError("avoided food");
  if (!(ketoPortionOf(eater) > 0)) throw new UnknownValueError("portion");
  if (typeof eater.eatsRaw !== "boolean") throw new UnknownValueError("raw food");
  if (typeof eatsChilledOf(eater) !== "boolean") throw new UnknownValueError("chilled food");
  if (!Number.isFinite(eater.maxPrepMinutes)) throw new UnknownValueError("preparation time");
  knownEaters.add(eater);
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
  | "raw"
  | "prep-time"
  | "amount"
  | "number";

/** One reason why a meal must not be stored, with the evidence. */
export interface Violation {
  readonly kind: ViolationKind;
  /** What was found: a food id, a word, a figure. */
  readonly evidence: string;
  /** Where: "ingredient:butter", "name", "step:3", "nutrition.calories". */
  readonly where: string;
  /** A sentence for a person. */
  readonly message: string;
}
