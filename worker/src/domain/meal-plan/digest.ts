import type { HouseholdPerson } from "@mealwright/schema/contract/household";
import { can } from "@mealwright/schema/rules/entitlements";
import type { Account, Answers, PlanState } from "../ports.ts";

/** The answers that plans are made from: changing one of them makes plans stale. List a new question here. */
const IS_PLANNED_BY: Readonly<Record<Exclude<keyof Answers, "people">, boolean>> = {
  goal: true,
  dietaryPreference: true,
  allergies: true,
  otherAllergies: true,
  mealsPerDay: true,
  prepTime: true,
  budget: true,
  cookingLevel: true,
  age: true,
  weight: true,
  height: true,
  gender: true,
  activity: true,
  household: true,
  weekFilters: true,
  weekCuisine: true,
  premiumDishes: true,
  fewCookingDays: true,
};

/** The same for a member of the household. */
const IS_PLANNED_BY_OF_PERSON: Readonly<Record<keyof HouseholdPerson, boolean>> = {
  name: true,
  allergies: true,
  otherAllergies: true,
  diet: true,
  ageBand: true,
  appetite: true,
  days: true,
};

/** Those of the answers that count, in their order. */
function plannedBy(answers: object, counts: Readonly<Record<string, boolean>>): [name: string, answer: unknown][] {
  return Object.entries(answers).filter(([name]) => counts[name] === true);
}

/** Marks a plan with the answers and the tier that it was made for. */
export function digestFor({ tier }: Pick<Account, "tier">, answers: Answers): string {
  const own = plannedBy(answers, IS_PLANNED_BY).sort(([one], [other]) => (one < other ? -1 : 1));
  const people = can(tier, "family_portions")
    ? answers.people.map((person) => Object.fromEntries(plannedBy(person, IS_PLANNED_BY_OF_PERSON)))
    : [];
  return digestOf(JSON.stringify([tier, own, ...(people.length === 0 ? [] : [people])]));
}

/**
 * Whether a stored plan may be shown as it is: completed for today's answers and tier, and not changed since.
 * @param today their digest.
 */
export function isAsPlanned(today: string, state: PlanState): boolean {
  return state.status === "complete" && !state.isTouched && state.digest === today;
}

/** FNV-1a (32 bits): tells whether answers have changed without storing them twice. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}
