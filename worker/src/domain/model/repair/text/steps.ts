import { upperFirst } from "../../../cookbook/text/menu-text.ts";
import { MILLILITRES_PER_UNIT } from "../../../foods/catalogue/units.ts";
import { tokenize } from "../../../safety/lexicon/letters/fold.ts";
import type { DishWords } from "./dish-words.ts";
import { useFullNames } from "./full-names.ts";
import { isReadable, stemsOfFoods, unknownWords } from "./known-words.ts";
import { addsAProduct, leaveOutDropped, namesMissingFood } from "./missing-foods.ts";
import { applySwaps } from "./swapped-words.ts";
import { isUnfit } from "./unfit-text.ts";

/** "Cut into fries" means sticks of any vegetable, not frozen fries. */
const INTO_FRIES = /\binto ((?:thick |thin )?)fries\b/gi;
/** Oils and spreads that take the place of butter do not melt. */
const MELTED_OIL = /\b[Mm]elt(?=\s+(?:the |half of the )?[\w-]*\s?oil\b)/g;
/** The only one-word steps. */
const SERVED = /^(?:serve|enjoy)[.!]?$/i;
const SENTENCE_END = /(?<=[.!?;])\s+/;
const WRITTEN_OUT =
  "kg|g|grams?|mg|millilit(?:re|er)s?|lit(?:re|er)s?|oz|ounces?|lbs?|pounds?|tablespoons?|teaspoons?|cans?|scoops?|handfuls?";
const UNIT_WORDS = `${WRITTEN_OUT}|(?:${Object.keys(MILLILITRES_PER_UNIT).join("|")})(?:e?s)?`;
const NUMBER = "(?:\\d+(?:[.,/]\\d+)?|[½¼¾⅓⅔⅛]|one|two|three|four|half an?|a quarter)(?:\\s*[½¼¾⅓⅔⅛])?";
const AMOUNT = new RegExp(
  `(?:\\b(?:about|around|roughly|approximately|another)\\s+)?(?<![\\w°])${NUMBER}(?:\\s*(?:-|–|to|or)\\s*${NUMBER})?\\s*(?:heaped |level )?(?:${UNIT_WORDS})\\b\\.?(?:\\s+of(?:\\s+the)?)?\\s+`,
  "gi",
);
const BRACKETED_AMOUNT = new RegExp(
  `\\s*[(\\[][^()\\[\\]]{0,12}${NUMBER}\\s*(?:${UNIT_WORDS})\\b[^()\\[\\]]{0,24}[)\\]]`,
  "gi",
);
const COUNTED_FOOD =
  /\b(?:\d+|one|two|three|four|five|six)\s+(?=(?:large |medium |small |whole )?(?:eggs?|egg (?:whites?|yolks?)|cloves? of|garlic cloves?|tortillas?|wraps?|potatoes|tomatoes|onions?|carrots?|bananas?|apples?)\b)/gi;
/** "Stir-fry vegetables" at the start of a clause is an instruction, not a bag of vegetables. */
const VERB_OF_VEGETABLES = /(?<=^|[,;] |\b(?:and|then) )(stir-fry) (?=vegetables?\b)/gi;
/** Hours out of the fridge: food from animals is unsafe after two (USDA). */
const LEFT_WARM =
  /(?=.*\b(?:room temperature|counter(?:top)?|worktop|bench|unrefrigerated|out of the (?:fridge|refrigerator))\b)(?=.*\b(?:overnight|all (?:day|night)|hours?|hrs?)\b)/is;
/**
 * The step without sentences that name something not in the dish, are no longer true or are not instructions; null if
 * nothing is left.
 */
export function cleanStep(text: string, dish: DishWords): string | null {
  const kept = text
    .replace(BRACKETED_AMOUNT, "")
    .split(SENTENCE_END)
    .map((sentence) => cleanSentence(sentence, dish))
    .filter((sentence) => sentence !== null);
  return kept.length === 0 ? null : upperFirst(kept.join(" "));
}

function cleanSentence(sentence: string, dish: DishWords): string | null {
  if (isUnfit(sentence)) return null;
  if (LEFT_WARM.test(sentence) && dish.foods.some(({ animal }) => animal !== "none")) return null;
  const plain = sentence
    .replace(AMOUNT, "")
    .replace(COUNTED_FOOD, "the ")
    .replace(VERB_OF_VEGETABLES, "$1 the ")
    .replace(INTO_FRIES, "into $1sticks")
    .replace(/\bthe the\b/gi, "the")
    .trim();
  const named = useFullNames(applySwaps(leaveOutDropped(plain, dish), dish.swaps, dish), dish.foods);
  const swapped = named.replace(MELTED_OIL, (verb) => (verb === "Melt" ? "Heat" : "heat"));
  const own = stemsOfFoods(dish.foods);
  if (tokenize(swapped).length < 2 && !SERVED.test(swapped)) return null;
  if (!isReadable(swapped, own) || namesMissingFood(swapped, dish)) return null;
  if (dish.isStrict && (unknownWords(swapped, own).length > 0 || addsAProduct(swapped, dish))) return null;
  return swapped;
}
