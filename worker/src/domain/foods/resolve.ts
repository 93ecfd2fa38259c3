import { readBracketed, wordsBesideAmount } from "./amount.ts";
import { spaceAmounts } from "./amount-text.ts";
import { food, requireFood } from "./catalogue.ts";
import { meaningByMeasure, partOf } from "./context.ts";
import type { Food } from "./food.ts";
import { gramsOfReading } from "./line-grams.ts";
import { isExactName, matchWords, type NameMatch, shows, splitQualifiers, withoutEmptyPhrases } from "./match-name.ts";
import { KINDS } from "./match-name-kinds.ts";
import {
  hidesNothing,
  matchHandled,
  matchModified,
  matchPhrase,
  namesFood,
  namesFoodAside,
  tellsOfHandling,
} from "./match-name-phrase.ts";
import { gramsOf } from "./measures.ts";
import { PLAIN_WORDS } from "./preparation.ts";
import { measureOf, type Reading, readCounted, readLeading, readTrailing, readWhole } from "./reading.ts";
import { foldedWords, foldText, singular } from "./words.ts";

/** What a line means: a food and its grams (null where the line gives no amount), or nothing that we know. */
export type Resolution =
  | { readonly status: "resolved"; readonly food: Food; readonly grams: number | null; readonly confidence: number }
  | { readonly status: "unresolved"; readonly text: string };

/** A longer text is no ingredient line. */
const MAX_LINE_LENGTH = 300;
const BRACKETS = /\(([^()]*)\)|\[([^[\]]*)\]/g;
const PART_OF =
  /^(?:the |freshly |fresh |squeezed |finely |grated )*(juice|zest|rind|peel|seeds|flesh|leaves|zest and juice|juice and zest|yolks?|whites?)(?: of| from) /;
const CANNED = /^(?:canned|tinned|jarred) /;
/** "2 (6 ounce) fillets": a size right behind the count is the size of each. */
const COUNT_ONLY = /^\s*[\d./ ]+$/;
const LIST_MARK = /^\s*(?:[-*•·–]|\d+[.)]\s)\s*/;
/** "Onion - 1 large, chopped": the amount between the name and what is done with it. */
const AMOUNT_BEHIND = /^([a-z][a-z ]{2,40}) [-–:] (\d[^,]{0,30})( ,.*)?$/;
const STARTS_WITH_COUNT = /^\d+ /;
const SPACES = /\s+/;
const OTHERS: ReadonlySet<string> = new Set(["other", "another", "any", "similar"]);

interface LineMatch extends NameMatch {
  /** The bracketed words are part of the name ("milk (almond)"). */
  readonly joined: boolean;
}

function unresolved(text: string): Resolution {
  return { status: "unresolved", text };
}

function sameBoundary(left: Food, right: Food): boolean {
  return (
    left.animal === right.animal &&
    left.contains.length === right.contains.length &&
    left.contains.every((allergen) => right.contains.includes(allergen))
  );
}

/** "Pork fillet (tenderloin)", "pointed (hispi) cabbage": the words in brackets stand for some of those before or behind. */
function isSynonym(food: Food, head: readonly string[], inside: readonly string[]): boolean {
  for (let kept = 0; kept < head.length; kept += 1) {
    for (const words of [
      [...head.slice(0, kept), ...inside],
      [...inside, ...head.slice(kept)],
    ]) {
      const match = kept === 0 ? null : matchWords(words);
      if (match !== null && sameBoundary(match.food, food)) return true;
    }
  }
  return false;
}

/** Words in brackets must leave the food what it is: mere preparation, a claim that holds, or another name of it. */
function agreesWithBrackets(food: Food, { brackets, head }: Reading): boolean {
  return brackets.every((bracket) => {
    if (readBracketed(bracket) !== null) return true;
    const { rest, claims } = splitQualifiers(foldedWords(wordsBesideAmount(withoutEmptyPhrases(bracket) ?? bracket)));
    if (!claims.every((claim) => claim.admits(food))) return false;
    if (!namesFoodAside(rest)) return true;
    const inside = matchWords(rest) ?? matchAlternatives(rest.join(" "));
    if (inside !== null && sameBoundary(inside.food, food)) return true;
    if (tellsOfHandling(rest) && hidesNothing(food, rest)) return true;
    return inside === null && isSynonym(food, head, rest);
  });
}

/** Whoever may have `wide` may have `narrow` as well. */
function isCoveredBy(narrow: Food, wide: Food): boolean {
  return (
    (narrow.animal === wide.animal || narrow.animal === "none") &&
    narrow.contains.every((allergen) => wide.contains.includes(allergen)) &&
    narrow.mayContain.every((allergen) => wide.contains.includes(allergen) || wide.mayContain.includes(allergen)) &&
    narrow.traits.every((trait) => wide.traits.includes(trait) || trait === "refined-oil")
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

/** "Butter or margarine" is two foods: the one that is forbidden to everyone to whom the other is; otherwise neither. */
function matchAlternatives(name: string): NameMatch | null {
  const cut = name.indexOf(" or ");
  if (cut < 0) return null;
  const left = name.slice(0, cut);
  const right = name.slice(cut + 4);
  const second = matchPhrase(right.startsWith("other ") ? right.slice(6) : right);
  if (second === null) return matchWithOthers(left, right);
  // "Crisco or other shortening": what nobody knows is one of what follows.
  if (right.startsWith("other ")) {
    const isOneOf = matchPhrase(left)?.food === second.food || !namesFood(foldedWords(left));
    return isOneOf ? { food: second.food, confidence: 0.8 } : null;
  }
  const lastWord = right.slice(right.lastIndexOf(" ") + 1);
  // "Olive or avocado oil": the last word belongs to both.
  const shared = lastWord === right ? null : matchPhrase(`${left} ${lastWord}`);
  const first = shared ?? matchPhrase(left);
  if (first === null) return null;
  if (isCoveredBy(second.food, first.food)) return { food: first.food, confidence: 0.8 };
  return isCoveredBy(first.food, second.food) ? { food: second.food, confidence: 0.8 } : null;
}

/** "Milk (almond)", "rice (cooked)", "chicken (breast)": the bracketed words read as part of the name. */
function matchJoined({ words, brackets }: Reading): NameMatch | null {
  const inside = brackets.filter((bracket) => readBracketed(bracket) === null).map(wordsBesideAmount);
  const insideWords = inside.flatMap(foldedWords);
  if (insideWords.length === 0) return null;
  if (!namesFood(insideWords) && !isExactName([...insideWords, ...words])) return null;
  const modified = matchModified(words, inside);
  if (modified !== null) return modified;
  const followed = matchWords([...words, ...insideWords]);
  const alone = followed === null ? null : matchWords(words);
  if (followed === null || alone === null || !sameBoundary(followed.food, alone.food)) return null;
  const aside = matchWords(insideWords);
  return aside === null || shows(followed.food, aside.food) ? followed : null;
}

/** "Tomato sauce (ketchup)", "rai (mustard seeds)": a full name in brackets says which food is meant. */
function namedInBrackets(food: Food | null, { brackets }: Reading): NameMatch | null {
  for (const bracket of brackets) {
    const words = foldedWords(bracket);
    if (!isExactName(words)) continue;
    const inside = matchWords(words);
    if (inside === null || inside.food === food) continue;
    if (food === null || sameBoundary(inside.food, food)) {
      return { food: inside.food, confidence: 0.9 };
    }
  }
  return null;
}

function matchByMeasure({ words, head, name, amount }: Reading): NameMatch | null {
  const bare = head.filter((word) => !PLAIN_WORDS.has(word) || word === "and");
  if (bare.length < head.length && isExactName(head)) return null;
  const meant = meaningByMeasure(
    bare.join(" "),
    measureOf(amount),
    words,
    amount !== null && (amount.unit === null || amount.unit === amount.size) ? head : null,
  );
  if (meant === null) return null;
  const comma = name.indexOf(",");
  if (comma >= 0 && namesFoodAside(foldedWords(name.slice(comma)))) return null;
  return { food: requireFood(meant), confidence: 0.9 };
}

function matchStripped(name: string): NameMatch | null {
  const stripped = withoutEmptyPhrases(name);
  return stripped === null ? null : matchPhrase(stripped);
}

function matchCanned(name: string): NameMatch | null {
  const canned = `canned ${name.replace(CANNED, "")}`;
  return matchPhrase(canned) ?? matchStripped(canned);
}

function matchReading(reading: Reading): LineMatch | null {
  const { name, words, brackets, amount } = reading;
  if (words.length === 0) return null;
  const joined = brackets.length === 0 ? null : matchJoined(reading);
  if (joined !== null) return { ...joined, joined: true };
  const match =
    (amount?.container ? matchCanned(name) : null) ??
    matchByMeasure(reading) ??
    matchPhrase(name) ??
    matchStripped(name) ??
    matchAlternatives(name) ??
    matchHandled(name);
  if (match === null) {
    const told = namesFood(words) ? null : namedInBrackets(null, reading);
    return told === null ? null : { ...told, confidence: told.confidence * 0.8, joined: true };
  }
  return { ...(namedInBrackets(match.food, reading) ?? match), joined: false };
}

/** A lemon that is only juiced, or only zested, is its juice, or its zest. */
function takePart(food: Food, named: string | null, words: readonly string[]): Food {
  const juice = words.includes("juiced") || words.includes("juice");
  const zest = words.includes("zested") || words.includes("zest");
  const said = juice === zest ? null : juice ? "juice" : "zest";
  const part = named ?? said;
  const id = part === null ? null : partOf(food.id, singular(part));
  return id === null ? food : requireFood(id);
}

function resolveReading(reading: Reading, part: string | null): Resolution | null {
  const match = matchReading(reading);
  if (match === null) return null;
  if (!match.joined && !agreesWithBrackets(match.food, reading)) return null;
  const { amount, words } = reading;
  if (part !== null || measureOf(amount) === "count") {
    const taken = takePart(match.food, part, words);
    if (taken.id !== match.food.id) {
      const one = taken.measures.fruit ?? taken.measures.piece;
      const grams = one === undefined || amount === null ? null : one * amount.quantity;
      return { status: "resolved", food: taken, grams, confidence: 0.9 };
    }
  }
  const grams = gramsOfReading(match.food, reading);
  const confidence = grams === null && amount !== null ? match.confidence * 0.8 : match.confidence;
  return { status: "resolved", food: match.food, grams, confidence };
}

/** Takes the bracketed parts out of a line, folded. */
function splitBrackets(text: string): { outside: string; brackets: string[] } {
  const brackets: string[] = [];
  const spaced = spaceAmounts(text.replace(LIST_MARK, ""));
  if (!spaced.includes("(") && !spaced.includes("[")) return { outside: foldText(spaced).trim(), brackets };
  const outside = spaced.replace(BRACKETS, (_, round, square, offset, whole) => {
    const apiece = COUNT_ONLY.test(String(whole).slice(0, Number(offset)));
    const inside = foldText(String(round ?? square)).trim();
    if (readBracketed(inside) !== null) brackets.push(apiece ? `${inside} each` : inside);
    else for (const piece of inside.split(",")) brackets.push(piece.trim());
    return " ";
  });
  return { outside: foldText(outside).trim(), brackets };
}

/** Moves amounts that stand alone behind a comma ("1 flank steak, about 700 g") to the brackets. */
function splitAsides(line: string, brackets: string[]): string {
  if (!line.includes(",")) return line;
  const kept = line.split(",").filter((piece, index) => {
    const aside = index === 0 ? null : readBracketed(piece);
    if (aside?.bare) brackets.push(piece.trim());
    return !aside?.bare;
  });
  return kept.join(" , ");
}

/**
 * Reads one ingredient line as a person or a model writes it. Never throws; what it does not know for certain is
 * unresolved, and nothing similar is put in its place across an allergen or a diet.
 */
export function resolveLine(text: string): Resolution {
  if (text.length > MAX_LINE_LENGTH) return unresolved(text);
  const byId = food(text);
  if (byId !== undefined) return { status: "resolved", food: byId, grams: null, confidence: 1 };
  const { outside, brackets } = splitBrackets(text);
  const ofPart = PART_OF.exec(outside);
  const part = ofPart?.[1] ?? null;
  const line = splitAsides(ofPart === null ? outside : outside.slice(ofPart[0].length), brackets);
  const tokens = line.split(SPACES).filter(Boolean);
  if (tokens.length === 0) return unresolved(text);
  const whole = readWhole(tokens, brackets);
  if (part === null && brackets.length === 0 && !STARTS_WITH_COUNT.test(line) && isExactName(whole.words)) {
    return resolveReading(whole, null) ?? unresolved(text);
  }
  const counted = readCounted(tokens, brackets);
  if (counted !== null && isExactName(counted.head)) {
    const resolution = resolveReading(counted, part);
    if (resolution !== null) return resolution;
  }
  for (const reading of [readLeading(tokens, brackets), readTrailing(tokens, brackets), whole]) {
    const resolution = reading === null ? null : resolveReading(reading, part);
    if (resolution !== null) return resolution;
  }
  const behind = AMOUNT_BEHIND.exec(line);
  const turned = behind === null ? [] : `${behind[2]} ${behind[1]}${behind[3] ?? ""}`.split(SPACES);
  const reading = turned.length === 0 ? null : readLeading(turned, brackets);
  return (reading === null ? null : resolveReading(reading, part)) ?? unresolved(text);
}

/** The same for a name with its amount kept apart; `quantity` and `unit` are null where they are not given. */
export function resolveIngredient(name: string, quantity: number | null, unit: string | null): Resolution {
  const counted = quantity !== null && Number.isFinite(quantity) && quantity >= 0;
  if (!counted) return resolveLine(name);
  const byId = food(name);
  if (byId !== undefined) {
    return { status: "resolved", food: byId, grams: gramsOf(byId, quantity, unit ?? "piece"), confidence: 1 };
  }
  const resolution = resolveLine(`${Number(quantity.toPrecision(6))} ${unit ?? ""} ${name}`);
  if (resolution.status === "resolved") return resolution;
  const bare = resolveLine(name);
  if (bare.status === "unresolved") return bare;
  return { ...bare, grams: gramsOf(bare.food, quantity, singular((unit ?? "piece").toLowerCase())) };
}
