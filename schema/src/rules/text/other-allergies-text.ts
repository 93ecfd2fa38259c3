import type { OtherAllergiesReading } from "../../contract/preferences.ts";
import { riskyFoodText } from "./risky-food-text.ts";

export interface OtherAllergyLine {
  readonly text: string;
  /** False for words that the gate does not know, so cannot keep away. */
  readonly isKnown: boolean;
}

/** How the text beside "Other" was understood, a line for each part: "kiwi: we avoid kiwi and golden kiwi". */
export function otherAllergyLines({ parts, unknown }: OtherAllergiesReading): readonly OtherAllergyLine[] {
  const known = parts.flatMap((part) => {
    const meaning = meaningOf(part);
    if (meaning !== null) return [{ text: `${part.text}: ${meaning}`, isKnown: true }];
    return unknown.some((text) => part.text.includes(text))
      ? []
      : [{ text: `${part.text}: nothing to avoid`, isKnown: true }];
  });
  const strange = unknown.map((text) => ({
    text: `${text}: we do not know this and will say so on your plan`,
    isKnown: false,
  }));
  return [...known, ...strange];
}

function meaningOf({ avoids, moreFoods, servesNothingRaw }: OtherAllergiesReading["parts"][number]): string | null {
  const foods =
    avoids.length === 0 ? null : `we avoid ${listOf([...avoids, ...(moreFoods > 0 ? [`${moreFoods} more`] : [])])}`;
  const raw = riskyFoodText({ raw: !servesNothingRaw, chilled: !servesNothingRaw });
  return foods === null || raw === null ? (foods ?? raw) : `${foods}; ${raw}`;
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
}
