import { requireFood } from "../../catalogue/catalogue.ts";
import type { Food } from "../../catalogue/food.ts";
import { readAmount } from "../amounts/amount.ts";
import { type Measure, meaningByMeasure } from "../context.ts";
import { PLAIN_WORDS } from "../preparation.ts";
import { foldedWords } from "../words.ts";
import type { NameMatch } from "./match-name.ts";
import { KINDS } from "./match-name-kinds.ts";
import { hidesNothing, matchPhrase, namesFood } from "./match-name-phrase.ts";

const DIGIT_FIRST = /^\d/;
const MAX_CHOICES = 6;
const OTHERS: ReadonlySet<string> = new Set(["other", "another", "any", "similar"]);

/** "Melted butter or coconut oil": these are fats themselves, not short for an oil of the same name. */
const FATS: ReadonlySet<string> = new Set(["butter", "melted butter", "ghee", "lard", "margarine", "shortening"]);

/** Whether everybody who may eat the one may eat the other: the same allergens and animal source. */
export function sameBoundary(left: Food, right: Food): boolean {
  return (
    left.animal === right.animal &&
    left.contains.length === right.contains.length &&
    left.contains.every((allergen) => right.contains.includes(allergen))
  );
}

/** "Rigatoni or other tubular pasta": the others are of the same kind and hide nothing. */
function matchWithOthers(left: string, right: string): NameMatch | null {
  const words = foldedWords(right);
  if (!OTHERS.has(words[0] ?? "")) return null;
  const first = matchPhrase(left);
  const kind = KINDS[words[words.length - 1] ?? ""];
  return first !== null && kind?.(first.food) && hidesNothing(first.food, words) ? { ...first, confidence: 0.8 } : null;
}

/** "Fresh thyme or 1 tsp dried thyme": the amount of the alternative is not needed. */
function withoutAmount(text: string): string {
  const tokens = text.split(" ").filter(Boolean);
  return DIGIT_FIRST.test(text) ? readAmount(tokens).rest.join(" ") : text;
}

/** "Olive or avocado oil", "red or green bell pepper": the last words belong to both. */
function matchWithSharedEnd(left: string, right: string): NameMatch | null {
  const words = right.split(" ");
  for (let from = 1; from < words.length; from += 1) {
    const match = matchPhrase(`${left} ${words.slice(from).join(" ")}`);
    if (match !== null) return match;
  }
  return null;
}

/** "Chicken breasts or thighs", "pork loin or tenderloin": the first words belong to both. */
function matchWithSharedStart(left: string, right: string): NameMatch | null {
  const words = left.split(" ");
  return words.length < 2 || left.includes(",") ? null : matchPhrase([...words.slice(0, -1), right].join(" "));
}

/** A name whose food only its measure decides ("coriander" is fresh by the bunch). */
function matchMeant(name: string, measure: Measure): NameMatch | null {
  const meant = meaningByMeasure(foldedWords(name).join(" "), measure, [], null);
  return meant === null ? null : { food: requireFood(meant), confidence: 0.8 };
}

/** The first of a choice: people who must avoid any of the others must avoid the line as written. */
function chosen(first: Food, others: readonly Food[]): NameMatch {
  return { food: first, others: others.filter((other) => other !== first), confidence: 0.8 };
}

/** "Ground beef or turkey": the first one's adjectives apply to the second too. */
const SHARED_STATE = /^(?:lean )?(?:ground|minced|smoked|dried|frozen|canned) /;

/** "Butter or margarine": two foods, of which the second may replace the first. */
export function matchAlternatives(name: string, measure: Measure): NameMatch | null {
  const cut = name.indexOf(" or ");
  if (cut < 0) return null;
  const left = name.slice(0, cut);
  const right = withoutAmount(name.slice(cut + 4));
  // "Fresh oregano or 1 tbsp dried", "chips or chunks": not another food.
  if (foldedWords(right).every((word) => PLAIN_WORDS.has(word))) return matchPhrase(left);
  const second =
    (SHARED_STATE.test(left) ? matchWithSharedStart(left, right) : null) ??
    matchPhrase(right.startsWith("other ") ? right.slice(6) : right) ??
    matchWithSharedStart(left, right);
  if (second === null) {
    const first = matchPhrase(left);
    const meant = first === null ? null : matchMeant(right, measure);
    return first !== null && meant !== null ? chosen(first.food, [meant.food]) : matchWithOthers(left, right);
  }
  // "Crisco or other shortening": the unknown name is an example of the known kind.
  if (right.startsWith("other ")) {
    const isOneOf = matchPhrase(left)?.food === second.food || !namesFood(foldedWords(left));
    return isOneOf ? { food: second.food, confidence: 0.8 } : null;
  }
  const shared = matchWithSharedEnd(left, right);
  const alone = shared === null || FATS.has(left) ? matchPhrase(left) : null;
  const first = alone ?? shared;
  const meant = first ?? matchMeant(left, measure);
  if (meant === null) return null;
  // "Canned coconut milk or butter" may mean butter as well as coconut butter.
  const plain = matchPhrase(right);
  const others = plain === null || sameBoundary(plain.food, second.food) ? [second.food] : [second.food, plain.food];
  return chosen(meant.food, others);
}

const LIST_LINKS = /\s*,\s*(?:and |or )?|\s+(?:and\/or|or)\s+/;

/** "Red, yellow or green bell pepper", "canola, sunflower or olive oil": a choice of three or more. */
export function matchListed(name: string): NameMatch | null {
  if (!name.includes(" or ")) return null;
  const parts = name.split(LIST_LINKS).filter((part) => foldedWords(part).some((word) => !PLAIN_WORDS.has(word)));
  const last = parts.at(-1);
  if (last === undefined || parts.length < 3 || parts.length > MAX_CHOICES) return null;
  const foods = parts.flatMap((part) => {
    const shared = FATS.has(part) || part === last ? null : matchWithSharedEnd(part, last);
    return (shared ?? matchPhrase(part))?.food ?? [];
  });
  const [first, ...others] = foods;
  return first === undefined || foods.length < parts.length ? null : chosen(first, others);
}
