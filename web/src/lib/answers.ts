import {
  ACTIVITIES,
  type Activity,
  ALLERGY_OPTIONS,
  type AllergyOption,
  COOKING_LEVELS,
  type CookingLevel,
  DEFAULT_MEALS_PER_DAY,
  DIETS,
  type Diet,
  GENDERS,
  type Gender,
  GOALS,
  type Goal,
  HOUSEHOLD,
  MEALS_PER_DAY_OPTIONS,
  type MealsPerDay,
  OTHER_ALLERGY,
  PREP_TIME_MINUTES,
  WEEKLY_BUDGET,
} from "@mealwright/schema/constants/questionnaire";
import type { Preferences, PreferencesInput } from "@mealwright/schema/contract/preferences";
import { parseDecimal, parseWhole } from "./numbers.ts";

/** The questionnaire's answers as a person gives them; numbers that are typed stay text until they are sent. */
export interface Answers {
  readonly goal: Goal | null;
  readonly dietaryPreference: Diet | null;
  readonly allergies: readonly AllergyOption[];
  readonly otherAllergies: string;
  readonly mealsPerDay: MealsPerDay;
  /** Minutes. */
  readonly prepTime: number;
  /** Whole dollars a week. */
  readonly budget: number;
  readonly cookingLevel: CookingLevel | null;
  readonly age: string;
  readonly gender: Gender | null;
  /** Kilograms. */
  readonly weight: string;
  /** Centimetres. */
  readonly height: string;
  readonly activity: Activity | null;
  /** Persons; not asked here, but kept when saved answers are changed. */
  readonly household: number | null;
}

/** What nobody has touched yet (specification §3, §9). */
export const DEFAULT_ANSWERS: Answers = {
  goal: null,
  dietaryPreference: null,
  allergies: [],
  otherAllergies: "",
  mealsPerDay: DEFAULT_MEALS_PER_DAY,
  prepTime: PREP_TIME_MINUTES.default,
  budget: WEEKLY_BUDGET.default,
  cookingLevel: null,
  age: "",
  gender: null,
  weight: "",
  height: "",
  activity: null,
  household: null,
};

/** The fields of answers on the wire: budget and weight as text, optional ones left out when empty (specification §7). */
export function preferencesBody(answers: Answers): Partial<PreferencesInput> {
  const otherAllergies = answers.allergies.includes(OTHER_ALLERGY) ? answers.otherAllergies.trim() : "";
  const weight = parseDecimal(answers.weight);
  return withoutAbsent({
    goal: answers.goal ?? undefined,
    dietaryPreference: answers.dietaryPreference ?? undefined,
    allergies: [...answers.allergies],
    otherAllergies: otherAllergies || undefined,
    mealsPerDay: answers.mealsPerDay,
    prepTime: answers.prepTime,
    budget: String(answers.budget),
    cookingLevel: answers.cookingLevel ?? undefined,
    age: parseWhole(answers.age),
    weight: weight === undefined ? undefined : String(weight),
    height: parseWhole(answers.height),
    gender: answers.gender ?? undefined,
    activity: answers.activity ?? undefined,
    household: answers.household ?? undefined,
  });
}

/** Whether the questions that have no default are answered, so that a plan can be made. */
export function isComplete(body: Partial<PreferencesInput>): body is PreferencesInput {
  return body.goal !== undefined && body.dietaryPreference !== undefined && body.cookingLevel !== undefined;
}

/** Reads answers from anything: what is missing or not an answer falls back to its default. */
export function readAnswers(value: unknown): Answers {
  const record = asRecord(value);
  const allergies = Array.isArray(record.allergies) ? record.allergies : [];
  return {
    goal: oneOf(GOALS, record.goal),
    dietaryPreference: oneOf(DIETS, record.dietaryPreference),
    allergies: ALLERGY_OPTIONS.filter((option) => allergies.includes(option)),
    otherAllergies: textOf(record.otherAllergies),
    mealsPerDay: oneOf(MEALS_PER_DAY_OPTIONS, record.mealsPerDay) ?? DEFAULT_MEALS_PER_DAY,
    prepTime: onScale(PREP_TIME_MINUTES, record.prepTime),
    budget: onScale(WEEKLY_BUDGET, record.budget),
    cookingLevel: oneOf(COOKING_LEVELS, record.cookingLevel),
    age: textOf(record.age),
    gender: oneOf(GENDERS, record.gender),
    weight: textOf(record.weight),
    height: textOf(record.height),
    activity: oneOf(ACTIVITIES, record.activity),
    household: wholeWithin(HOUSEHOLD, record.household),
  };
}

/** Saved preferences as answers, to prefill the questionnaire. */
export function answersFromPreferences(preferences: Preferences): Answers {
  return readAnswers(preferences);
}

export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value | null {
  return values.find((candidate) => candidate === value) ?? null;
}

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** A number of a slider, given as number or text; out of its range is no answer. */
function onScale(scale: Scale, value: unknown): number {
  return wholeWithin(scale, value) ?? scale.default;
}

function wholeWithin(bounds: Pick<Scale, "min" | "max">, value: unknown): number | null {
  const number = parseWhole(textOf(value));
  return number !== undefined && number >= bounds.min && number <= bounds.max ? number : null;
}

/** The same object without the keys that hold undefined. */
function withoutAbsent<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return fromEntries<{ [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }>(present);
}

/** Guarantee: `entries` are entries of an object of this shape, some left out. */
function fromEntries<Shape>(entries: readonly (readonly [string, unknown])[]): Shape {
  return Object.fromEntries(entries) as Shape;
}
