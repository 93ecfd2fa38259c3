import { donenessByFood } from "../../../cookbook/text/doneness.ts";
import type { Food } from "../../../foods/catalogue/food.ts";
import { stemWord } from "../../lexicon/letters/fold.ts";
import type { Clause } from "./clauses.ts";

/** Words that steps use for the foods of a kind, whatever they are made into. */
const MEAT =
  "meat|meats|mince|steak|chop|fillet|filet|cutlet|patty|burger|ball|meatball|loaf|roast|rib|skewer|kebab|strip|cube|filling|protein|breast|thigh|leg|wing|drumstick|bird|liver|sausage|schnitzel|escalope|kofta|crumble";
const SEAFOOD =
  "fish|fillet|filet|steak|seafood|shellfish|skewer|cake|patty|filling|protein|strip|cube|prawn|shrimp|mussel|clam|calamari";
const EGG =
  "egg|yolk|white|omelet|omelette|frittata|scramble|batter|custard|pancake|waffle|crepe|fritter|patty|loaf|muffin|dough|filling|crust|cake|tortilla|quiche|cup|round|slice|meatball|ball|cookie|bar|bread|schnitzel|cutlet|burger";
const PULSE = "bean|pea|lentil|pulse|dal|dhal|chickpea|soybean|edamame|pod|legume|stew|soup|patty|falafel|mixture";
const WORDS_OF_ANIMAL: Readonly<Record<string, string>> = {
  meat: MEAT,
  poultry: MEAT,
  fish: SEAFOOD,
  crustacean: SEAFOOD,
  mollusc: SEAFOOD,
  egg: EGG,
};
/** Words for whatever is being cooked. */
const ANYTHING =
  /\b(?:it|them|they|both|everything|all|each|mixture|rest|remaining ingredients|tray|dish|sheet|pot|pan|stew|soup|curry|sauce|bake|casserole|parcels?|packets?|rolls?|pie|wraps?|quesadillas?|dumplings?|tacos?|enchiladas?|burritos?|sandwich(?:es)?|pizza|peppers|melts?|hash|chili|chowder|stir-fry|ragu|skillet)\b/u;
/** Last words of food names that steps also use for vessels and other things. */
const NO_HEADS: ReadonlySet<string> = new Set(["water", "salt", "pepper", "sauce", "mix", "cream", "paste", "dough"]);

const wordsByFood = new WeakMap<Food, ReadonlySet<string>>();

function stemsIn(text: string): readonly string[] {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return Array.from(plain.matchAll(/\p{L}+/gu), ([word]) => stemWord(word));
}

/** Stems by which steps name the food. */
function wordsOf(food: Food): ReadonlySet<string> {
  let words = wordsByFood.get(food);
  if (words === undefined) {
    const generic = WORDS_OF_ANIMAL[food.animal] ?? (food.animal === "none" && isPulse(food) ? PULSE : "");
    const own = donenessByFood().get(food.id)?.word ?? "";
    const said = [own, headOf(food.name), headOf(food.plural), generic.replaceAll("|", " ")];
    words = new Set(said.flatMap(stemsIn));
    wordsByFood.set(food, words);
  }
  return words;
}

function isPulse({ traits, id }: Food): boolean {
  return traits.includes("pulse") || /sprouts$|^edamame/.test(id);
}

/** "Breast" of "skinless chicken breast". */
function headOf(name: string): string {
  return name.split(" ").at(-1) ?? "";
}

function headsOf(foods: readonly Food[]): ReadonlySet<string> {
  const heads = foods.flatMap(({ name, plural }) => [headOf(name), headOf(plural)]).flatMap(stemsIn);
  return new Set(heads.filter((head) => !NO_HEADS.has(head)));
}

/** Whether the text names the food, by any of the words for it. */
export function isNamedIn(food: Food, text: string): boolean {
  const words = wordsOf(food);
  return stemsIn(text).some((stem) => words.has(stem));
}

/**
 * Whether some action heats the food. An action heats the foods that it names; one without a food ("bake for 20
 * minutes") heats those of the action before.
 */
export function isHeated(food: Food, clauses: readonly Clause[], foods: readonly Food[]): boolean {
  const others = headsOf(foods.filter((other) => other !== food && !sharesName(other, wordsOf(food))));
  const namesOther = (text: string) => stemsIn(text).some((stem) => others.has(stem));
  const first = clauses.findIndex(({ text }) => isNamedIn(food, text));
  const firstHeat = clauses.findIndex(({ heats }) => heats);
  return clauses.some(({ text, object, heats, adds }, at) => {
    if (!heats) return adds && firstHeat >= 0 && at > firstHeat && isNamedIn(food, text);
    if (isNamedIn(food, text)) return true;
    const isTakenUp = first < 0 || at > first;
    return isTakenUp && (ANYTHING.test(text) || !namesOther(object));
  });
}

/** Whether another food has the same word: "chicken" of thigh and breast. */
function sharesName(other: Food, words: ReadonlySet<string>): boolean {
  return stemsIn(headOf(other.name)).some((stem) => words.has(stem));
}
