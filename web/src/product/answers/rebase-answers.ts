import { type AllergyOption, OTHER_ALLERGY } from "@mealwright/schema/constants/questionnaire";
import type { HouseholdPerson } from "@mealwright/schema/contract/household";
import { type Answers, DEFAULT_ANSWERS } from "./answers.ts";

/** The answers that a member and the people who eat along have in common. */
interface Avoiding {
  readonly allergies: readonly AllergyOption[];
  readonly otherAllergies: string;
}

const asText = (value: unknown) => JSON.stringify(value);

/**
 * Applies what a person has changed since `before` to what is stored by now. In lists, single options are added and
 * removed; if both sides changed the allergies in words, both texts are kept, because losing one could do harm.
 */
export function rebaseAnswers(mine: Answers, before: Answers, stored: Answers): Answers {
  return rebase(Object.keys(DEFAULT_ANSWERS), mine, before, stored);
}

/** The same for somebody who eats along. */
export function rebasePerson(mine: HouseholdPerson, before: HouseholdPerson, stored: HouseholdPerson): HouseholdPerson {
  const inWords = (person: HouseholdPerson) => ({ ...person, otherAllergies: person.otherAllergies ?? "" });
  const rebased = rebase(Object.keys(stored), inWords(mine), inWords(before), inWords(stored));
  return { ...rebased, otherAllergies: rebased.otherAllergies === "" ? null : rebased.otherAllergies };
}

/**
 * Finds the person who was called `name` before: whoever still has the name, or the one new name if only this name is
 * gone. Null if the person was removed, or if several were renamed.
 */
export function findAgain<Person extends Pick<HouseholdPerson, "name">>(
  name: string,
  before: readonly Pick<HouseholdPerson, "name">[],
  now: readonly Person[],
): Person | null {
  const isIn = (people: readonly Pick<HouseholdPerson, "name">[], wanted: string) =>
    people.some((one) => one.name === wanted);
  const same = now.find((one) => one.name === name);
  if (same !== undefined) return same;
  const gone = before.filter((one) => !isIn(now, one.name));
  const [renamed, ...others] = now.filter((one) => !isIn(before, one.name));
  return gone.length === 1 && others.length === 0 ? (renamed ?? null) : null;
}

function rebase<Given extends Avoiding>(keys: readonly string[], mine: Given, before: Given, stored: Given): Given {
  const rebased = keys.map((name) => {
    const key = name as keyof Given;
    const [own, old, now] = [mine[key], before[key], stored[key]];
    if (asText(own) === asText(old)) return [key, now];
    if (Array.isArray(own) && Array.isArray(old) && Array.isArray(now)) return [key, rebaseList(own, old, now)];
    return [key, own];
  });
  const answers = Object.fromEntries(rebased) as Given;
  return { ...answers, ...rebaseOther(mine, before, stored, answers) };
}

function rebaseList(own: readonly unknown[], old: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const added = own.filter((option) => !old.includes(option) && !now.includes(option));
  return [...now.filter((option) => own.includes(option) || !old.includes(option)), ...added];
}

/** Merges words that may have changed on both sides. */
function rebaseOther(
  { otherAllergies: mine }: Avoiding,
  { otherAllergies: before }: Avoiding,
  { otherAllergies: stored, allergies }: Avoiding,
  rebased: Avoiding,
): Partial<Avoiding> {
  const isStoredNew = allergies.includes(OTHER_ALLERGY) && stored !== before && stored !== "";
  if (!isStoredNew || mine === stored) return {};
  const otherAllergies = mine === before || mine.trim() === "" ? stored : `${stored}, ${mine}`;
  return rebased.allergies.includes(OTHER_ALLERGY) ? { otherAllergies } : {};
}
