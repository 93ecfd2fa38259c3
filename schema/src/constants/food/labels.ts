import { ALLERGEN_FACTS, ALLERGENS, type Allergen } from "./allergens.ts";

/** What diets leave out: the word to look for on a package's label. */
const WORDS_OF_DIETS = {
  rennet: "animal rennet",
  finings: "“suitable for vegetarians”",
  lard: "lard",
} as const;
export type DietMark = keyof typeof WORDS_OF_DIETS;

function isDietMark(code: string): code is DietMark {
  return Object.hasOwn(WORDS_OF_DIETS, code);
}

/** What a package may contain: an allergen that the person avoids, or what their diet leaves out. */
export type LabelCode = Allergen | DietMark;
export const LABEL_CODES: readonly LabelCode[] = [...ALLERGENS, ...Object.keys(WORDS_OF_DIETS).filter(isDietMark)];

/** The word to look for on its label. */
export function labelWord(code: LabelCode): string {
  if (isDietMark(code)) return WORDS_OF_DIETS[code];
  const { name, onLabel = name } = ALLERGEN_FACTS[code];
  return onLabel;
}

export const LABEL_CHECKS = {
  heading: "Check these labels",
  lead: "Brands differ, and one factory may make many products. Check these packages before you buy:",
  lookFor: "look for",
} as const;
