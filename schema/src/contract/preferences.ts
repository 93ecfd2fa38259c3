import * as z from "zod";
import { CUISINES } from "../constants/food/cuisines.ts";
import { DEFAULT_MEALS_PER_DAY, MEALS_PER_DAY_OPTIONS, type MealsPerDay, WEEK_FILTERS } from "../constants/meals.ts";
import {
  ACTIVITIES,
  AGE_YEARS,
  ALLERGY_OPTIONS,
  COOKING_LEVELS,
  DIETS,
  GENDERS,
  GOALS,
  HEIGHT_CM,
  HOUSEHOLD,
  OTHER_ALLERGIES_MAX_LENGTH,
  PREP_TIME_MINUTES,
  WEEKLY_BUDGET,
  WEIGHT_KG,
} from "../constants/questionnaire.ts";
import { isStorableText, mostCharacters, optionalNumber, requiredText, unseenText } from "./shared/fields.ts";

/**
 * One question: its answer as it is stored, used for planning and sent back (`stored`), and as it comes in (`input`).
 */
function question<Stored extends z.ZodType, Input extends z.ZodType<z.output<Stored>>>(stored: Stored, input: Input) {
  return { stored, input };
}

function choice<const Values extends readonly [string, ...string[]]>(values: Values, message: string) {
  return question(z.enum(values), z.enum(values, message));
}

/** Empty text, null and nothing at all mean "not given", as forms send them: null. */
function optionalChoice<const Values extends readonly [string, ...string[]]>(values: Values, message: string) {
  const input = z
    .union([z.enum(values, message), z.literal(""), z.null()])
    .optional()
    .transform((value) => value || null);
  return question(z.enum(values).nullable(), input);
}

interface NumberQuestion {
  readonly min: number;
  readonly max: number;
  readonly label: string;
  readonly integer?: boolean;
}

/** A number, or text that holds one; null if it is not given. */
function optionalFigure({ integer = true, ...bounds }: NumberQuestion) {
  const input = optionalNumber({ ...bounds, integer }).transform((value) => value ?? null);
  return question((integer ? z.number().int() : z.number()).nullable(), input);
}

/** The same for a question with a default. */
function wholeNumber(bounds: NumberQuestion & { readonly default: number }) {
  const input = optionalNumber({ ...bounds, integer: true }).transform((value) => value ?? bounds.default);
  return question(z.number().int(), input);
}

function toMealsPerDay(value: number | undefined): MealsPerDay {
  return MEALS_PER_DAY_OPTIONS.find((option) => option === value) ?? DEFAULT_MEALS_PER_DAY;
}

const MOST_MEALS = Math.max(...MEALS_PER_DAY_OPTIONS);

/** "4+" is what the button says; 4 is what is stored. */
const mealsPerDayInput = z
  .preprocess(
    (value) => (value === `${MOST_MEALS}+` ? MOST_MEALS : value),
    optionalNumber({ min: Math.min(...MEALS_PER_DAY_OPTIONS), max: MOST_MEALS, integer: true, label: "Meals per day" }),
  )
  .transform(toMealsPerDay);

const allergiesInput = z
  .array(z.enum(ALLERGY_OPTIONS, "That allergy is not on the list; use Other."), "Allergies must be a list.")
  .max(ALLERGY_OPTIONS.length * 2)
  .nullish()
  .transform((list) => ALLERGY_OPTIONS.filter((option) => list?.includes(option)));

const weekFiltersInput = z
  .array(z.enum(WEEK_FILTERS, "That filter is not on the list."), "Filters must be a list.")
  .max(WEEK_FILTERS.length * 2)
  .nullish()
  .transform((list) => WEEK_FILTERS.filter((filter) => list?.includes(filter)));

const wishInput = z
  .boolean("Please answer with true or false.")
  .nullish()
  .transform((wanted) => wanted ?? false);

const otherAllergiesInput = z
  .string("Other allergies must be text.")
  .trim()
  .check(mostCharacters(OTHER_ALLERGIES_MAX_LENGTH, `Please keep this under ${OTHER_ALLERGIES_MAX_LENGTH} characters.`))
  .refine(isStorableText, unseenText("This"))
  .nullish()
  .transform((text) => text || null);

/** Only the text beside "Other", to learn how the gate reads it. */
export const readOtherAllergiesBody = z.object({
  otherAllergies: requiredText("Other allergies", OTHER_ALLERGIES_MAX_LENGTH),
});

/** How the gate reads that text: what each part keeps away, and which parts it does not know. */
export const otherAllergiesReading = z.object({
  parts: z.array(
    z.object({
      text: z.string(),
      /** Names of allergens and foods, the closest matches first. */
      avoids: z.array(z.string()),
      /** How many more foods than are named. */
      moreFoods: z.number().int().nonnegative(),
      /** It mentions a pregnancy: nothing raw is served, and nothing chilled unheated. */
      servesNothingRaw: z.boolean(),
    }),
  ),
  /** In the words of the plan's note. */
  unknown: z.array(z.string()),
});
export type OtherAllergiesReading = z.infer<typeof otherAllergiesReading>;

/**
 * The questions: the body, the row, the reply, the export and the planning all follow from this table. The last four
 * are wishes for the week: kept for everybody, used for the tiers that include them. Prep time in minutes, budget in
 * whole dollars a week, age in years, weight in kilograms, height in centimeters.
 */
export const QUESTIONS = {
  goal: choice(GOALS, "Please choose a goal."),
  dietaryPreference: choice(DIETS, "Please choose a dietary preference."),
  allergies: question(z.array(z.enum(ALLERGY_OPTIONS)), allergiesInput),
  otherAllergies: question(z.string().nullable(), otherAllergiesInput),
  mealsPerDay: question(z.literal(MEALS_PER_DAY_OPTIONS), mealsPerDayInput),
  prepTime: wholeNumber({ ...PREP_TIME_MINUTES, label: "Prep time" }),
  budget: wholeNumber({ ...WEEKLY_BUDGET, label: "Weekly budget" }),
  cookingLevel: choice(COOKING_LEVELS, "Please choose a cooking level."),
  age: optionalFigure({ ...AGE_YEARS, label: "Age" }),
  weight: optionalFigure({ ...WEIGHT_KG, label: "Weight", integer: false }),
  height: optionalFigure({ ...HEIGHT_CM, label: "Height" }),
  gender: optionalChoice(GENDERS, "Please choose male, female or other."),
  activity: optionalChoice(ACTIVITIES, "Please choose how active you are."),
  household: wholeNumber({ ...HOUSEHOLD, label: "Household size" }),
  weekFilters: question(z.array(z.enum(WEEK_FILTERS)), weekFiltersInput),
  weekCuisine: optionalChoice(CUISINES, "That cuisine is not on the list."),
  premiumDishes: question(z.boolean(), wishInput),
  fewCookingDays: question(z.boolean(), wishInput),
} as const;

type Questions = typeof QUESTIONS;
type Shape<Side extends "stored" | "input"> = { readonly [Key in keyof Questions]: Questions[Key][Side] };

/** Guarantee: every question has both sides. */
function shapeOf<Side extends "stored" | "input">(side: Side): Shape<Side> {
  return Object.fromEntries(Object.entries(QUESTIONS).map(([key, sides]) => [key, sides[side]])) as Shape<Side>;
}

/** Answers as they come in: numbers or text, defaults of specification §3. Unknown keys are dropped. */
export const preferencesInput = z.object(shapeOf("input"));
export type PreferencesInput = z.input<typeof preferencesInput>;

/** Answers as they are stored, used for planning and sent back; null is "not given". */
export const preferences = z.object(shapeOf("stored"));
export type Preferences = z.infer<typeof preferences>;

/** Answers to save. With `basedOn`, the answers the person started from: refused if others have been saved since. */
export const saveQuestionnaireBody = preferencesInput.extend({ basedOn: preferences.optional() });
