import { CUISINES } from "@mealwright/schema/constants/food/cuisines";
import {
  DEFAULT_MEALS_PER_DAY,
  MEALS_PER_DAY_OPTIONS,
  type MealsPerDay,
  WEEK_FILTERS,
  type WeekFilter,
} from "@mealwright/schema/constants/meals";
import {
  ACTIVITIES,
  ALLERGY_OPTIONS,
  type AllergyOption,
  COOKING_LEVELS,
  DIETS,
  GENDERS,
  GOALS,
  HOUSEHOLD,
  OTHER_ALLERGY,
  PREP_TIME_MINUTES,
  WEEKLY_BUDGET,
} from "@mealwright/schema/constants/questionnaire";
import type { Preferences, PreferencesInput } from "@mealwright/schema/contract/preferences";
import { parseWhole } from "../../lib/numbers.ts";
import { asRecord, textOf } from "../../lib/unknown-values.ts";
import { parseHeightCm, parseWeightKg } from "./body-measures.ts";

/** How a form holds the answer of one question. */
interface Field<Value> {
  /** The value before anybody has touched it (specification §3, §9). */
  readonly untouched: Value;
  /** Reads a stored value; anything missing or invalid becomes untouched. */
  read(value: unknown): Value;
  /** The value as the call takes it; undefined where nothing was given. */
  toBody(value: Value): unknown;
}

function choice<Value>(values: readonly Value[]): Field<Value | null> {
  const read = (value: unknown) => values.find((candidate) => candidate === value) ?? null;
  return { untouched: null, read, toBody: (value) => value ?? undefined };
}

/** A typed number: text until it is sent. */
function typed(toBody: (text: string) => unknown): Field<string> {
  return { untouched: "", read: textOf, toBody };
}

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** A slider's number, given as number or text; out of range counts as no answer. */
function slider(scale: Scale): Field<number> {
  const read = (value: unknown) => wholeWithin(scale, value) ?? scale.default;
  return { untouched: scale.default, read, toBody: (value) => value };
}

const allergies: Field<readonly AllergyOption[]> = {
  untouched: [],
  read: (value) => ALLERGY_OPTIONS.filter((option) => Array.isArray(value) && value.includes(option)),
  toBody: (options) => [...options],
};

const mealsPerDay: Field<MealsPerDay> = {
  untouched: DEFAULT_MEALS_PER_DAY,
  read: (value) => MEALS_PER_DAY_OPTIONS.find((option) => option === value) ?? DEFAULT_MEALS_PER_DAY,
  toBody: (meals) => meals,
};

/** People who eat along; the questionnaire does not ask for them, but keeps them when saved answers are changed. */
const household: Field<number | null> = {
  untouched: null,
  read: (value) => wholeWithin(HOUSEHOLD, value),
  toBody: (persons) => persons ?? undefined,
};

/** Wishes for the week, kept the same way. */
const weekFilters: Field<readonly WeekFilter[]> = {
  untouched: [],
  read: (value) => WEEK_FILTERS.filter((filter) => Array.isArray(value) && value.includes(filter)),
  toBody: (filters) => (filters.length > 0 ? [...filters] : undefined),
};

const wish: Field<boolean> = {
  untouched: false,
  read: (value) => value === true,
  toBody: (wanted) => wanted || undefined,
};

function sendWeight(text: string): string | undefined {
  const kilograms = parseWeightKg(text);
  return kilograms === undefined ? undefined : String(kilograms);
}

/** Every question of the contract, as forms hold it: minutes, whole dollars a week, years, kilograms, centimeters. */
const FIELDS = {
  goal: choice(GOALS),
  dietaryPreference: choice(DIETS),
  allergies,
  otherAllergies: typed((text) => text.trim() || undefined),
  mealsPerDay,
  prepTime: slider(PREP_TIME_MINUTES),
  // Budget and weight go as text (specification §7).
  budget: { ...slider(WEEKLY_BUDGET), toBody: String },
  cookingLevel: choice(COOKING_LEVELS),
  age: typed(parseWhole),
  gender: choice(GENDERS),
  weight: typed(sendWeight),
  height: typed(parseHeightCm),
  activity: choice(ACTIVITIES),
  household,
  weekFilters,
  weekCuisine: choice(CUISINES),
  premiumDishes: wish,
  fewCookingDays: wish,
} satisfies Record<keyof Preferences, Field<unknown>>;

type Fields = typeof FIELDS;

/** The questionnaire's answers as the person gives them. */
export type Answers = { readonly [Key in keyof Fields]: Fields[Key]["untouched"] };

type Entries = readonly (readonly [question: string, value: unknown])[];

function eachField(makeValue: (field: Field<unknown>, question: string) => unknown): Entries {
  return Object.entries(FIELDS).map(([question, field]) => [question, makeValue(field, question)]);
}

/** Guarantee: an entry for each question, made by its field's `untouched` or `read`. */
function toAnswers(entries: Entries): Answers {
  return Object.fromEntries(entries) as Answers;
}

/** Guarantee: entries made by `send` of the questions' fields. */
function toBody(entries: Entries): Partial<PreferencesInput> {
  return Object.fromEntries(entries);
}

export const DEFAULT_ANSWERS: Answers = toAnswers(eachField(({ untouched }) => untouched));

/** Reads answers from anything: what is missing or invalid falls back to its default. */
export function readAnswers(value: unknown): Answers {
  const record = asRecord(value);
  return toAnswers(eachField((field, question) => field.read(record[question])));
}

/** Saved preferences as answers, to prefill the questionnaire. */
export function answersFromPreferences(preferences: Preferences): Answers {
  return readAnswers(preferences);
}

/** Answers as the call takes them; optional ones are left out when empty (specification §7). */
export function preferencesBody(answers: Answers): Partial<PreferencesInput> {
  const hasOther = answers.allergies.includes(OTHER_ALLERGY);
  const given = new Map<string, unknown>(Object.entries(hasOther ? answers : { ...answers, otherAllergies: "" }));
  const sent = eachField((field, question) => field.toBody(given.get(question)));
  return toBody(sent.filter(([, value]) => value !== undefined));
}

/** Whether all questions without a default are answered, so that a plan can be made. */
export function isComplete(body: Partial<PreferencesInput>): body is PreferencesInput {
  return body.goal !== undefined && body.dietaryPreference !== undefined && body.cookingLevel !== undefined;
}

function wholeWithin(bounds: Pick<Scale, "min" | "max">, value: unknown): number | null {
  const number = parseWhole(textOf(value));
  return number !== undefined && number >= bounds.min && number <= bounds.max ? number : null;
}
