import * as z from "zod";
import {
  ACTIVITIES,
  AGE_YEARS,
  ALLERGY_OPTIONS,
  COOKING_LEVELS,
  DEFAULT_MEALS_PER_DAY,
  DIETS,
  GENDERS,
  GOALS,
  HEIGHT_CM,
  HOUSEHOLD,
  MEALS_PER_DAY_OPTIONS,
  type MealsPerDay,
  OTHER_ALLERGIES_MAX_LENGTH,
  OTHER_ALLERGY,
  PREP_TIME_MINUTES,
  WEEKLY_BUDGET,
  WEIGHT_KG,
} from "../constants/questionnaire.ts";
import { isStorableText, optionalNumber } from "./fields.ts";

/** Empty text and null mean "not given", as forms send them. */
function optionalChoice<const Values extends readonly [string, ...string[]]>(values: Values, message: string) {
  return z
    .union([z.enum(values, message), z.literal(""), z.null()])
    .optional()
    .transform((value) => (value === "" || value === null ? undefined : value));
}

function toMealsPerDay(value: number | undefined): MealsPerDay {
  return MEALS_PER_DAY_OPTIONS.find((option) => option === value) ?? DEFAULT_MEALS_PER_DAY;
}

/** "4+" is what the button says; 4 is what is stored. */
const mealsPerDayField = z
  .preprocess(
    (value) => (value === "4+" ? 4 : value),
    optionalNumber({ min: 2, max: 4, integer: true, label: "Meals per day" }),
  )
  .transform(toMealsPerDay);

/** The questionnaire's answers as they come in: numbers or text, defaults of specification §3. Unknown keys are dropped. */
export const preferencesInput = z.object({
  goal: z.enum(GOALS, "Please choose a goal."),
  dietaryPreference: z.enum(DIETS, "Please choose a dietary preference."),
  allergies: z
    .array(z.enum(ALLERGY_OPTIONS, "That allergy is not on the list; use Other."), "Allergies must be a list.")
    .max(ALLERGY_OPTIONS.length * 2)
    .nullish()
    .transform((list) => ALLERGY_OPTIONS.filter((option) => list?.includes(option))),
  otherAllergies: z
    .string("Other allergies must be text.")
    .trim()
    .max(OTHER_ALLERGIES_MAX_LENGTH, `Please keep this under ${OTHER_ALLERGIES_MAX_LENGTH} characters.`)
    .refine(isStorableText, "This holds a character that cannot be used.")
    .nullish()
    .transform((text) => text || undefined),
  mealsPerDay: mealsPerDayField,
  prepTime: optionalNumber({
    min: PREP_TIME_MINUTES.min,
    max: PREP_TIME_MINUTES.max,
    integer: true,
    label: "Prep time",
  }).transform((minutes) => minutes ?? PREP_TIME_MINUTES.default),
  budget: optionalNumber({
    min: WEEKLY_BUDGET.min,
    max: WEEKLY_BUDGET.max,
    integer: true,
    label: "Weekly budget",
  }).transform((dollars) => dollars ?? WEEKLY_BUDGET.default),
  cookingLevel: z.enum(COOKING_LEVELS, "Please choose a cooking level."),
  age: optionalNumber({ min: AGE_YEARS.min, max: AGE_YEARS.max, integer: true, label: "Age" }),
  weight: optionalNumber({ min: WEIGHT_KG.min, max: WEIGHT_KG.max, integer: false, label: "Weight" }),
  height: optionalNumber({ min: HEIGHT_CM.min, max: HEIGHT_CM.max, integer: true, label: "Height" }),
  gender: optionalChoice(GENDERS, "Please choose male, female or other."),
  activity: optionalChoice(ACTIVITIES, "Please choose how active you are."),
  household: optionalNumber({
    min: HOUSEHOLD.min,
    max: HOUSEHOLD.max,
    integer: true,
    label: "Household size",
  }).transform((persons) => persons ?? HOUSEHOLD.default),
});
export type PreferencesInput = z.input<typeof preferencesInput>;
/** Parsed answers: what is stored and what the planner reads. Budget in whole dollars, prep time in minutes, kg, cm. */
export type PreferencesAnswers = z.output<typeof preferencesInput>;

/** The answer of `GET /api/user/preferences`. */
export const preferences = z.object({
  goal: z.enum(GOALS),
  dietaryPreference: z.enum(DIETS),
  allergies: z.array(z.enum(ALLERGY_OPTIONS)),
  otherAllergies: z.string().nullable(),
  mealsPerDay: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  prepTime: z.number().int(),
  budget: z.number().int(),
  cookingLevel: z.enum(COOKING_LEVELS),
  age: z.number().int().nullable(),
  weight: z.number().nullable(),
  height: z.number().int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  activity: z.enum(ACTIVITIES).nullable(),
  household: z.number().int(),
});
export type Preferences = z.infer<typeof preferences>;

/** Whether answers ask for the free text of "Other". */
export function hasOtherAllergy(allergies: readonly string[]): boolean {
  return allergies.includes(OTHER_ALLERGY);
}
