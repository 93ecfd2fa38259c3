import { AGE_YEARS, HEIGHT_CM, WEIGHT_KG } from "@mealwright/schema/constants/questionnaire";
import { parseWhole } from "../../lib/numbers.ts";
import type { Answers } from "./answers.ts";
import { heightIn, parseHeightCm, parseWeightKg, unitsOf, weightIn } from "./body-measures.ts";

export type DetailField = "age" | "weight" | "height";

const DETAIL_BOUNDS = {
  age: { ...AGE_YEARS, label: "Age", parse: parseWhole },
  weight: { ...WEIGHT_KG, label: "Weight", parse: parseWeightKg },
  height: { ...HEIGHT_CM, label: "Height", parse: parseHeightCm },
} as const;

const US_TEXT = {
  weight: (kilograms: number) => weightIn("us", String(kilograms)),
  height: (centimeters: number) => heightIn("us", String(centimeters)),
} as const;

/** Faults in the optional numbers; an empty one has none. */
export function detailErrors(answers: Pick<Answers, DetailField>): Partial<Record<DetailField, string>> {
  const errors: Partial<Record<DetailField, string>> = {};
  for (const field of ["age", "weight", "height"] as const) {
    const { min, max, label, parse } = DETAIL_BOUNDS[field];
    if (answers[field].trim() === "") continue;
    const value = parse(answers[field]);
    if (value === undefined || value < min || value > max) {
      errors[field] =
        field !== "age" && unitsOf(answers) === "us"
          ? `${label} must be from ${US_TEXT[field](min)} to ${US_TEXT[field](max)}.`
          : `${label} must be a number from ${min} to ${max}.`;
    }
  }
  return errors;
}
