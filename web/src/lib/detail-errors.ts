import { AGE_YEARS, HEIGHT_CM, WEIGHT_KG } from "@mealwright/schema/constants/questionnaire";
import type { Answers } from "./answers.ts";
import { parseDecimal, parseWhole } from "./numbers.ts";

export type DetailField = "age" | "weight" | "height";

const DETAIL_BOUNDS = {
  age: { ...AGE_YEARS, label: "Age", parse: parseWhole },
  weight: { ...WEIGHT_KG, label: "Weight", parse: parseDecimal },
  height: { ...HEIGHT_CM, label: "Height", parse: parseWhole },
} as const;

/** Faults of the optional numbers; an empty one has none. */
export function detailErrors(answers: Pick<Answers, DetailField>): Partial<Record<DetailField, string>> {
  const errors: Partial<Record<DetailField, string>> = {};
  for (const field of ["age", "weight", "height"] as const) {
    const { min, max, label, parse } = DETAIL_BOUNDS[field];
    if (answers[field].trim() === "") continue;
    const value = parse(answers[field]);
    if (value === undefined || value < min || value > max) {
      errors[field] = `${label} must be a number from ${min} to ${max}.`;
    }
  }
  return errors;
}
