import * as z from "zod";
import { AGE_BANDS, APPETITES, HOUSEHOLD_PEOPLE_MAX, PERSON_NAME_MAX_LENGTH } from "../constants/household.ts";
import { DAYS_PER_WEEK, MEAL_TYPES } from "../constants/meals.ts";
import { ALLERGY_OPTIONS, DIETS, OTHER_ALLERGIES_MAX_LENGTH } from "../constants/questionnaire.ts";
import { QUESTIONS } from "./preferences.ts";
import { nameUpTo } from "./shared/fields.ts";

/** 1 to 7. */
const dayField = z
  .int("Days are numbers from 1 to 7.")
  .min(1, "The first day is 1.")
  .max(DAYS_PER_WEEK, "The last day is 7.");

const daysInput = z
  .array(dayField, "Days must be a list.")
  .max(DAYS_PER_WEEK * 2)
  .transform((days) => [...new Set(days)].sort((one, other) => one - other));

const personNameInput = nameUpTo(
  PERSON_NAME_MAX_LENGTH,
  `Please keep the name under ${PERSON_NAME_MAX_LENGTH} characters.`,
);

/** Somebody who eats along with the member, as it comes in. */
const personInput = z.object({
  name: personNameInput,
  allergies: QUESTIONS.allergies.input,
  otherAllergies: QUESTIONS.otherAllergies.input,
  diet: QUESTIONS.dietaryPreference.input,
  ageBand: z.enum(AGE_BANDS, "Please choose an age."),
  appetite: z.enum(APPETITES, "Please choose an appetite."),
  /** On which days the person eats along, 1 to 7; on none, they are left out of the plan. */
  days: daysInput,
});

/** The same as it is stored and used for planning: an option that is in no list is refused. */
export const householdPerson = z.object({
  name: z.string().min(1).max(PERSON_NAME_MAX_LENGTH),
  allergies: z.array(z.enum(ALLERGY_OPTIONS)),
  otherAllergies: z.string().max(OTHER_ALLERGIES_MAX_LENGTH).nullable(),
  diet: z.enum(DIETS),
  ageBand: z.enum(AGE_BANDS),
  appetite: z.enum(APPETITES),
  days: z.array(z.int().min(1).max(DAYS_PER_WEEK)),
});
export type HouseholdPerson = z.infer<typeof householdPerson>;
export const householdPeople = z.array(householdPerson).max(HOUSEHOLD_PEOPLE_MAX);

/**
 * Everybody who eats along, the whole list at once; an empty one forgets them. With `basedOn`, the list that the
 * person started from: refused if another one has been saved since.
 */
export const saveHouseholdBody = z.object({
  basedOn: householdPeople.optional(),
  people: z
    .array(personInput, "People must be a list.")
    .max(HOUSEHOLD_PEOPLE_MAX, `A household holds you and ${HOUSEHOLD_PEOPLE_MAX} more.`)
    .superRefine((people, context) => {
      const seen = new Set<string>();
      people.forEach(({ name }, index) => {
        const key = name.toLocaleLowerCase("en");
        if (seen.has(key))
          context.addIssue({ code: "custom", path: [index, "name"], message: "Two people have this name." });
        seen.add(key);
      });
    }),
});

/** The household with what it means for the plan. */
export const household = z.object({
  people: z.array(
    householdPerson.extend({
      /** Their share of the dish, where the member's own portion is 1. */
      portions: z.number(),
    }),
  ),
  /** How many people the household's size counts beyond those named: each eats the member's own portion every day. */
  unnamed: z.int().nonnegative(),
  /** Portions cooked on each day of a week, the member's own among them. */
  portionsByDay: z.array(z.number()).length(DAYS_PER_WEEK),
  /** Dishes of the cookbook that are safe for everybody, by meal. */
  dishes: z.object(
    Object.fromEntries(MEAL_TYPES.map((type) => [type, z.int().nonnegative()])) as Readonly<
      Record<(typeof MEAL_TYPES)[number], z.ZodInt>
    >,
  ),
  /** The person without whom the most dishes would be added; null where nobody narrows the choice. */
  narrowedBy: z.string().nullable(),
});
export type Household = z.infer<typeof household>;
