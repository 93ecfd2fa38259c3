import { donenessByFood } from "../../../cookbook/text/doneness.ts";
import type { Food } from "../../../foods/catalogue/food.ts";
import type { Clause } from "./clauses.ts";
import { stemsIn } from "./stems.ts";

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
/**
 * Words for whatever is being cooked. "Turning them" is said of the food that the action names, and "in a pan" of
 * another pan than the one before.
 */
const ANYTHING =
  /\b(?:(?:with|in|into|to|on|over|under|around|among|beside) (?:it|them)|both|everything|all|each|mixture|rest|remaining ingredients|(?<!\b(?:in|on|into|onto) (?:an?|another) (?:[a-z-]+ ){0,3})(?:tray|dish|sheet|pot|pan|skillet)|stew|soup|curry|sauce|bake|casserole|parcels?|packets?|rolls?|pie|wraps?|quesadillas?|dumplings?|tacos?|enchiladas?|burritos?|sandwich(?:es)?|pizza|peppers|melts?|hash|chili|chowder|stir-fry|ragu)\b/u;
/** Last words of food names that steps also use for vessels and other things. */
const NO_HEADS: ReadonlySet<string> = new Set(["water", "salt", "pepper", "sauce", "mix", "cream", "paste", "dough"]);

const wordsByFood = new WeakMap<Food, ReadonlySet<string>>();

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

/** Stems of the heads of a food's name and plural; of animal foods also of the words before the head. */
interface Heads {
  readonly ofName: readonly string[];
  readonly named: readonly string[];
}

const headsByFood = new WeakMap<Food, Heads>();

function headsOf(food: Food): Heads {
  let heads = headsByFood.get(food);
  if (heads === undefined) {
    const ofName = stemsIn(headOf(food.name));
    // "Grill the pork" names the tenderloin, so it heats nothing else.
    const kind = donenessByFood().get(food.id)?.word ?? "";
    const both =
      food.animal === "none"
        ? [...ofName, ...stemsIn(headOf(food.plural))]
        : stemsIn(`${food.name} ${food.plural} ${kind}`);
    heads = { ofName, named: both.filter((head) => !NO_HEADS.has(head)) };
    headsByFood.set(food, heads);
  }
  return heads;
}

/** Whether a text of these stems names the food, by any of the words for it. */
export function isNamedIn(food: Food, stems: readonly string[]): boolean {
  const words = wordsOf(food);
  return stems.some((stem) => words.has(stem));
}

/**
 * Whether some action heats the food. An action heats the foods that it names; one without a food ("bake for 20
 * minutes") heats those of the actions before.
 */
export function isHeated(food: Food, clauses: readonly Clause[], foods: readonly Food[]): boolean {
  const words = wordsOf(food);
  const own = headsOf(food).named;
  const others = new Set(
    foods
      .filter((other) => other !== food && !sharesName(other, words))
      .flatMap((other) => headsOf(other).named)
      .filter((stem) => !words.has(stem) && !own.includes(stem)),
  );
  const first = clauses.findIndex(({ stems }) => isNamedIn(food, stems));
  const firstHeat = clauses.findIndex(({ heats }) => heats);
  return clauses.some(({ text, stems, objectStems, heats, adds }, at) => {
    if (!heats) return adds && firstHeat >= 0 && at > firstHeat && isNamedIn(food, stems);
    if (isNamedIn(food, stems)) return true;
    const isTakenUp = first < 0 || at > first;
    return isTakenUp && (ANYTHING.test(text) || !objectStems.some((stem) => others.has(stem)));
  });
}

/** Whether another food has the same word: "chicken" of thigh and breast. */
function sharesName(other: Food, words: ReadonlySet<string>): boolean {
  return headsOf(other).ofName.some((stem) => words.has(stem));
}
