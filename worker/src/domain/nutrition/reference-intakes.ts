import { INTAKE_AGES, REFERENCE_FACTS, type ReferenceNutrient } from "@mealwright/schema/constants/food/health";
import type { Gender } from "@mealwright/schema/constants/questionnaire";

/** The place among `INTAKE_AGES` of an adult whose age is not known: 31 to 50. */
const ADULT_PLACE = INTAKE_AGES.indexOf(31);

/**
 * What a person of this age and sex should take in a day, in the nutrient's unit. Without an age that of an adult of 31 to
 * 50; without "male" or "female" the greater of both figures, so that nobody is planned short.
 */
export function referenceIntake(
  nutrient: ReferenceNutrient,
  { age, gender }: { readonly age: number | null; readonly gender: Gender | null },
): number {
  const known = age === null ? ADULT_PLACE : INTAKE_AGES.findLastIndex((from) => age >= from);
  const place = Math.max(0, known);
  const { male, female } = REFERENCE_FACTS[nutrient].intake;
  const figures = gender === "male" ? [male] : gender === "female" ? [female] : [male, female];
  return Math.max(...figures.map((figure) => figure[place] ?? 0));
}
