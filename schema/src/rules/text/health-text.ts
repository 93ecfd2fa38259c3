import { REACHED_SHARE, REFERENCE_FACTS, type ReferenceNutrient } from "../../constants/food/health.ts";
import { DAY_NAMES } from "../../constants/meals.ts";
import type { HealthSwap } from "../../contract/coaching.ts";
import type { Health } from "../../contract/meal-plan.ts";
import { formatFigure, formatTenths } from "./figure-text.ts";

export type Intake = Health["intakes"][number];

/** From this share on, a sum counts as known: what is missing is only spices and the like. */
const KNOWN_SHARE = 0.95;

/** "4.2 µg" */
function amountText(nutrient: ReferenceNutrient, value: number): string {
  const { decimals, unit } = REFERENCE_FACTS[nutrient];
  return `${decimals === 0 ? formatFigure(value) : formatTenths(value)} ${unit}`;
}

/** Whether some foods lack the figure and all others have 0 of it: "at least 0" would read as "none". */
export const isUnknown = ({ perDay, knownShare }: Intake): boolean => perDay === 0 && knownShare < KNOWN_SHARE;

/** "4.2 µg", or "at least 4.2 µg" where foods of the week lack the figure. */
export function intakeText(intake: Intake): string {
  if (isUnknown(intake)) return "not known";
  return `${intake.knownShare < KNOWN_SHARE ? "at least " : ""}${amountText(intake.nutrient, intake.perDay)}`;
}

export const referenceText = ({ nutrient, reference }: Intake): string => amountText(nutrient, reference);

/** What an average day clearly has too little of, the scarcest first. */
export function shortOf(intakes: readonly Intake[]): readonly Intake[] {
  const share = ({ perDay, reference }: Intake) => perDay / reference;
  return intakes.filter((intake) => share(intake) < REACHED_SHARE).toSorted((one, other) => share(one) - share(other));
}

/** "4.2 µg on an average day; 15 µg is advised. Food alone seldom has enough …" */
export function shortText(intake: Intake): string {
  const { advice } = REFERENCE_FACTS[intake.nutrient];
  const amount = isUnknown(intake) ? "The amount is not known" : `${intakeText(intake)} on an average day`;
  return `${amount}; ${referenceText(intake)} is advised. ${advice}`;
}

/** "Thursday's dinner is Miso Noodles. Lentil Soup instead would raise the index from 88 to 91." */
export function healthSwapText(before: number, { meal, instead, score }: NonNullable<HealthSwap["swap"]>): string {
  const day = DAY_NAMES[meal.day - 1] ?? "";
  return `${day}'s ${meal.type} is ${meal.name}. ${instead.name} instead would raise the index from ${before} to ${score}.`;
}
