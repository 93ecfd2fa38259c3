import type { Food } from "../../catalogue/food.ts";
import {
  CANNED_WORDS,
  COLOUR_WORDS,
  COOKED_WORDS,
  DRIED_WORDS,
  FISH_CUT_WORDS,
  FORM_WORDS,
  FROZEN_WORDS,
  ORIGIN_WORDS,
  PREPARATION_WORDS,
  QUALITY_WORDS,
} from "../preparation.ts";
import { hasCookedKin } from "../states/said-state.ts";
import { inAisles } from "./match-name-kinds.ts";

/** Kinds of words that may be left out of a name, each as a bit. */
const SETS: readonly ReadonlySet<string>[] = [
  PREPARATION_WORDS,
  QUALITY_WORDS,
  FROZEN_WORDS,
  new Set(["ground"]),
  DRIED_WORDS,
  CANNED_WORDS,
  COOKED_WORDS,
  FORM_WORDS,
  ORIGIN_WORDS,
  COLOUR_WORDS,
  FISH_CUT_WORDS,
];
const [PREPARATION, QUALITY, FROZEN, GROUND, DRIED, CANNED, COOKED, FORM, ORIGIN, COLOUR, FISH_CUT] = [
  1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024,
];

const kindByWord = new Map<string, number>();
SETS.forEach((set, bit) => {
  for (const word of set) kindByWord.set(word, (kindByWord.get(word) ?? 0) | (1 << bit));
});

/** The kinds of a word as bits; 0 if it must stay. */
export function kindOf(word: string): number {
  return kindByWord.get(word) ?? 0;
}

/** The kinds of all words together. */
export function kindsOf(words: readonly string[]): number {
  let kinds = 0;
  for (const word of words) kinds |= kindOf(word);
  return kinds;
}

interface Drop {
  readonly kinds: number;
  /** Tried only if the name has a word of these kinds; otherwise an earlier attempt was the same. */
  readonly needs: number;
  readonly confidence: number;
  readonly isCooked: boolean;
  readonly admits: (food: Food) => boolean;
}

/** Each kind is first dropped with the preparation only, then with the adjectives too ("whole wheat pasta, dry"). */
function dropKinds(needs: number, confidence: number, ...aisles: readonly string[]): readonly Drop[] {
  const rest = { needs, confidence, isCooked: (needs & COOKED) !== 0, admits: inAisles(new Set(aisles)) };
  return [
    { kinds: needs, ...rest },
    { kinds: PREPARATION | needs, ...rest },
    { kinds: PREPARATION | QUALITY | needs, ...rest },
  ];
}

const FRESH = ["Produce", "Meat", "Fish & seafood"];

/** Which words to leave out to reach a food, in the order of attempts. */
export const DROPS: readonly Drop[] = [
  { kinds: PREPARATION, needs: PREPARATION, confidence: 0.97, isCooked: false, admits: () => true },
  {
    kinds: PREPARATION | QUALITY,
    needs: PREPARATION | QUALITY,
    confidence: 0.95,
    isCooked: false,
    admits: () => true,
  },
  ...dropKinds(FROZEN, 0.9, ...FRESH, "Bakery", "Frozen"),
  ...dropKinds(GROUND, 0.95, "Spices & herbs", "Dairy & eggs"),
  ...dropKinds(DRIED, 0.9, "Grains, pasta & rice", "Spices & herbs"),
  ...dropKinds(CANNED, 0.9, "Canned & jars"),
  ...dropKinds(
    FROZEN | COOKED,
    0.7,
    ...FRESH,
    "Frozen",
    "Dairy & eggs",
    "Bakery",
    "Chilled & plant-based",
    "Spices & herbs",
  ).map((drop) => ({
    ...drop,
    admits: (food: Food) => drop.admits(food) || hasCookedKin(food),
  })),
  ...dropKinds(FORM, 0.9, ...FRESH, "Dairy & eggs", "Bakery", "Nuts, seeds & snacks"),
  ...dropKinds(ORIGIN, 0.9, ...FRESH, "Spices & herbs", "Oils & condiments", "Baking", "Drinks"),
  ...dropKinds(ORIGIN, 0.9, "Canned & jars").map((drop) => ({
    ...drop,
    admits: (food: Food) => drop.admits(food) && food.contains.length === 0,
  })),
  ...dropKinds(COLOUR, 0.8, "Produce"),
  ...dropKinds(FISH_CUT, 0.9, "Fish & seafood"),
];
