import { OTHER_ALLERGY } from "@mealwright/schema/constants/questionnaire";
import { type Answers, DEFAULT_ANSWERS } from "./answers.ts";

const asText = (value: unknown) => JSON.stringify(value);

/**
 * What a person has changed since `before`, on top of what is stored by now. Of lists, what was ticked and unticked; the
 * allergies in words that both have changed are kept side by side, because leaving one out could harm.
 */
export function rebaseAnswers(mine: Answers, before: Answers, stored: Answers): Answers {
  const rebased = Object.entries(DEFAULT_ANSWERS).map(([question]) => {
    const key = question as keyof Answers;
    const [own, old, now] = [mine[key], before[key], stored[key]];
    if (asText(own) === asText(old)) return [key, now];
    if (Array.isArray(own) && Array.isArray(old) && Array.isArray(now)) return [key, rebaseList(own, old, now)];
    return [key, own];
  });
  const answers = Object.fromEntries(rebased) as Answers;
  return { ...answers, ...rebaseOther(mine, before, stored, answers) };
}

function rebaseList(own: readonly unknown[], old: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const added = own.filter((option) => !old.includes(option) && !now.includes(option));
  return [...now.filter((option) => own.includes(option) || !old.includes(option)), ...added];
}

/** Words that were changed on both sides. */
function rebaseOther(
  { otherAllergies: mine }: Answers,
  { otherAllergies: before }: Answers,
  { otherAllergies: stored, allergies }: Answers,
  rebased: Answers,
): Partial<Answers> {
  const isStoredNew = allergies.includes(OTHER_ALLERGY) && stored !== before && stored !== "";
  if (!isStoredNew || mine === stored) return {};
  const otherAllergies = mine === before || mine.trim() === "" ? stored : `${stored}, ${mine}`;
  return rebased.allergies.includes(OTHER_ALLERGY) ? { otherAllergies } : {};
}
