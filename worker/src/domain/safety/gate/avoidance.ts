import {
  ALLERGEN_FACTS,
  ALLERGENS,
  ALLERGENS_OF_OPTION,
  type Allergen,
} from "@mealwright/schema/constants/food/allergens";
import { type AllergyOption, OTHER_ALLERGY } from "@mealwright/schema/constants/questionnaire";
import type { Food } from "../../foods/catalogue/food.ts";
import { requireEntry } from "../../unknown-value.ts";
import { dietBreach } from "./diets.ts";
import { type Avoidance, dietsOf, type Eater, requireKnownEater, type Violation } from "./eater.ts";
import { readOtherAllergies } from "./other-allergies.ts";
import { saysPregnant } from "./raw-food.ts";

export interface AllergyAnswers {
  readonly allergies: readonly AllergyOption[];
  /** The text beside "Other"; read whether or not "Other" is ticked. */
  readonly otherAllergies?: string | null;
}

/**
 * What to avoid, from the questionnaire's allergy answers. Free text is only ever data; parts that name nothing known
 * become `unresolved`. Throws `UnknownValueError`.
 */
export function avoidanceFor(answers: AllergyAnswers): Avoidance {
  const allergens = new Set<Allergen>();
  for (const option of answers.allergies) {
    if (option === OTHER_ALLERGY) continue;
    for (const allergen of requireEntry(ALLERGENS_OF_OPTION, option, "allergy option")) allergens.add(allergen);
  }
  const other = readOtherAllergies(answers.otherAllergies ?? "");
  for (const allergen of other.allergens) allergens.add(allergen);
  return {
    allergens: ALLERGENS.filter((allergen) => allergens.has(allergen)),
    foodIds: other.foodIds,
    terms: other.terms,
    // Pregnancy is not a food; it is handled elsewhere, as a reason to serve nothing raw.
    unresolved: other.unresolved.filter((text) => !saysPregnant(text)),
  };
}

export function allergenName(allergen: Allergen): string {
  return requireEntry(ALLERGEN_FACTS, allergen, "allergen").name;
}

/**
 * Every reason why the food is not for this person: allergens contained, then possible ones, the diet, the person's own
 * list. Throws `UnknownValueError`.
 */
export function foodConflicts(food: Food, eater: Eater): readonly Violation[] {
  requireKnownEater(eater);
  const where = `ingredient:${food.id}`;
  const conflicts: Violation[] = [];
  const avoided = eater.avoids.allergens;
  for (const allergen of avoided) {
    if (food.contains.includes(allergen))
      conflicts.push({
        kind: "allergen",
        evidence: allergen,
        where,
        message: `${food.name} contains ${allergenName(allergen)}.`,
      });
  }
  for (const allergen of avoided) {
    if (food.mayContain.includes(allergen) && !food.contains.includes(allergen))
      conflicts.push({
        kind: "may-contain",
        evidence: allergen,
        where,
        message: `${food.name} may contain ${allergenName(allergen)}.`,
      });
  }
  for (const diet of dietsOf(eater)) {
    const breach = dietBreach(food, diet);
    if (breach !== null) conflicts.push({ kind: "diet", evidence: food.id, where, message: breach });
  }
  if (eater.avoids.foodIds.includes(food.id))
    conflicts.push({
      kind: "avoided-food",
      evidence: food.id,
      where,
      message: `${food.name} is on the list of foods to avoid.`,
    });
  return conflicts;
}

/** The first reason why the food is not for this person, or null. */
export function foodConflict(food: Food, eater: Eater): Violation | null {
  return foodConflicts(food, eater)[0] ?? null;
}
