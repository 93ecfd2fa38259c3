import { type LineAmount, readAmount, readBracketed, readTrailingAmount, spaceAmounts } from "./amount.ts";
import { requireFood } from "./catalogue.ts";
import { FRUIT_PARTS, type Measure, meaningByMeasure } from "./context.ts";
import type { Food } from "./food.ts";
import {
  isExactName,
  matchPhrase,
  matchWords,
  type NameMatch,
  namesFood,
  splitQualifiers,
  withoutEmptyPhrases,
} from "./match-name.ts";
import { gramsOf } from "./measures.ts";
import { PLAIN_WORDS } from "./preparation.ts";
import { GRAMS_PER_UNIT, MILLILITRES_PER_UNIT } from "./units.ts";
import { foldedWords, foldText, singular } from "./words.ts";

/** What a line means: a food and its grams (null where the line gives no amount), or nothing that we know. */
export type Resolution =
  | { readonly status: "resolved"; readonly food: Food; readonly grams: number | null; readonly confidence: number }
  | { readonly status: "unresolved"; readonly text: string };

const PULSE_DRAINED_SHARE = 0.6;
/** A longer text is no ingredient line. */
const MAX_LINE_LENGTH = 300;
const BRACKETS = /\(([^()]*)\)|\[([^[\]]*)\]/g;
const PART_OF_FRUIT =
  /^(?:freshly |fresh |squeezed |finely |grated )*(juice|zest|zest and juice|juice and zest)(?: of| from) /;
/** "2 (6 ounce) fillets": a size right behind the count is the size of each. */
const COUNT_ONLY = /^\s*[\d./ ]+$/;
const LIST_MARK = /^\s*(?:[-*•·–]|\d+[.)]\s)\s*/;

const SIZED_UNITS: ReadonlySet<string> = new Set(["head", "piece", "bulb", "ear"]);
const PACK_UNITS: ReadonlySet<string> = new Set(["can", "jar", "bottle"]);
const SPOONS: ReadonlySet<string> = new Set(["tsp", "tbsp", "pinch", "dash"]);
const STARTS_WITH_COUNT = /^\d+ /;

interface Reading {
  readonly amount: LineAmount | null;
  readonly name: string;
  readonly brackets: readonly string[];
}

interface LineMatch extends NameMatch {
  /** The bracketed words are part of the name ("milk (almond)"). */
  readonly joined: boolean;
}

function unresolved(text: string): Resolution {
  return { status: "unresolved", text };
}

function measureOf(amount: LineAmount | null): Measure {
  if (amount === null) return "none";
  const { unit } = amount;
  if (unit === null) return "count";
  if (SPOONS.has(unit)) return "spoon";
  if (GRAMS_PER_UNIT[unit] !== undefined) return "weight";
  return MILLILITRES_PER_UNIT[unit] === undefined ? "count" : "volume";
}

/** Share of a can that is left when its liquid is poured off: from the can the shop sells. */
function drainedShare(food: Food): number {
  for (const { grams, label } of food.packs) {
    const size = /^(\d+(?:\.\d+)?) (g|oz) (?:can|jar)$/.exec(label);
    if (size === null) continue;
    const full = Number(size[1]) * (GRAMS_PER_UNIT[size[2] ?? ""] ?? 1);
    if (grams < full * 0.95) return grams / full;
  }
  return food.traits.includes("pulse") && food.aisle !== "Canned & jars" ? PULSE_DRAINED_SHARE : 1;
}

/** "1 cup sliced onion" weighs what USDA says a cup of slices weighs. */
function gramsOfForm(food: Food, amount: LineAmount, words: readonly string[]): number | null {
  if (amount.unit !== "cup") return null;
  for (const word of words) {
    const grams = food.measures[`cup ${word}`];
    if (grams !== undefined) return grams * amount.quantity;
  }
  return null;
}

/** "10 basil leaves", "1 romaine heart": a bare count of a part that the food has a weight for. */
function gramsOfPart(food: Food, amount: LineAmount, words: readonly string[]): number | null {
  if (amount.unit !== null && amount.unit !== amount.size) return null;
  for (const word of words) {
    const grams = food.measures[word];
    if (grams !== undefined && MILLILITRES_PER_UNIT[word] === undefined) return grams * amount.quantity;
  }
  return null;
}

function gramsOfSize(food: Food, amount: LineAmount): number | null {
  if (amount.size === null || amount.unit === null || !SIZED_UNITS.has(amount.unit)) return null;
  const grams = food.measures[amount.size];
  return grams === undefined ? null : grams * amount.quantity;
}

/** A jar or bottle with no weight of its own is the smallest one that shops sell. */
function gramsOfPack(food: Food, quantity: number, unit: string | null): number | null {
  if (unit === null || !PACK_UNITS.has(unit)) return null;
  const pack = food.packs.find(({ label }) => label.endsWith(unit));
  return pack === undefined ? null : pack.grams * quantity;
}

function gramsOfLine(food: Food, reading: Reading, words: readonly string[]): number | null {
  const { amount, brackets } = reading;
  for (const bracket of brackets) {
    const inside = readBracketed(bracket);
    if (inside === null) continue;
    const grams = gramsOf(food, inside.quantity, inside.unit);
    if (grams === null) continue;
    if (amount === null) return grams;
    const isWeight = GRAMS_PER_UNIT[inside.unit] !== undefined;
    const single = amount.unit === null || measureOf(amount) === "count";
    if (amount.container) return amount.quantity * grams * drainedShare(food);
    if (single && (inside.each || amount.unit === "packet")) return amount.quantity * grams;
    if (isWeight || gramsOf(food, 1, amount.unit ?? "piece") === null) return grams;
  }
  if (amount === null) return null;
  const extra = amount.plus === null ? 0 : (gramsOf(food, amount.plus.quantity, amount.plus.unit) ?? 0);
  if (amount.pack !== null) {
    const one = gramsOf(food, amount.pack.quantity, amount.pack.unit);
    return one === null ? null : amount.quantity * one * (amount.container ? drainedShare(food) : 1);
  }
  const shaped =
    gramsOfForm(food, amount, words) ??
    gramsOfPart(food, amount, foldedWords(reading.name.split(",")[0] ?? "")) ??
    gramsOfSize(food, amount);
  const grams =
    shaped ?? gramsOf(food, amount.quantity, amount.unit ?? "piece") ?? gramsOfPack(food, amount.quantity, amount.unit);
  if (grams === null) return null;
  const weighed = amount.unit !== null && GRAMS_PER_UNIT[amount.unit] !== undefined;
  return grams * (weighed && amount.container ? drainedShare(food) : 1) + extra;
}

function readingOf(tokens: readonly string[], brackets: readonly string[], trailing: boolean): Reading {
  const { amount, rest } = trailing ? readTrailingAmount(tokens) : readAmount(tokens);
  return { amount, name: rest.join(" "), brackets };
}

/** Words in brackets must leave the food what it is: mere preparation, a claim that holds, or another name of it. */
function agreesWithBrackets(food: Food, brackets: readonly string[]): boolean {
  return brackets.every((bracket) => {
    if (readBracketed(bracket) !== null) return true;
    const { rest, claims } = splitQualifiers(foldedWords(bracket));
    if (!claims.every((claim) => claim.admits(food))) return false;
    if (!namesFood(rest)) return true;
    const inside = matchWords(rest);
    return inside !== null && sameBoundary(inside.food, food);
  });
}

function sameBoundary(left: Food, right: Food): boolean {
  return (
    left.animal === right.animal &&
    left.contains.length === right.contains.length &&
    left.contains.every((allergen) => right.contains.includes(allergen))
  );
}

function isCoveredBy(narrow: Food, wide: Food): boolean {
  const known = new Set([...wide.contains, ...wide.mayContain]);
  return (
    (narrow.animal === wide.animal || narrow.animal === "none") &&
    narrow.contains.every((allergen) => wide.contains.includes(allergen)) &&
    narrow.mayContain.every((allergen) => known.has(allergen))
  );
}

/** "Butter or margarine" is two foods: the one that is forbidden to everyone to whom the other is; otherwise neither. */
function matchAlternatives(name: string): NameMatch | null {
  const cut = name.indexOf(" or ");
  if (cut < 0) return null;
  const left = name.slice(0, cut);
  const right = name.slice(cut + 4);
  const second = matchPhrase(right);
  if (second === null) return null;
  const lastWord = right.slice(right.lastIndexOf(" ") + 1);
  const first = matchPhrase(left) ?? matchPhrase(`${left} ${lastWord}`);
  if (first === null) return null;
  if (isCoveredBy(second.food, first.food)) return { food: first.food, confidence: 0.8 };
  return isCoveredBy(first.food, second.food) ? { food: second.food, confidence: 0.8 } : null;
}

function matchJoined(words: readonly string[], brackets: readonly string[]): LineMatch | null {
  const inside = brackets.filter((bracket) => readBracketed(bracket) === null).flatMap((text) => foldedWords(text));
  if (inside.length === 0 || !namesFood(inside)) return null;
  const match = matchWords([...inside, ...words]);
  const joined = match ?? matchWords([...words, ...inside]);
  return joined === null ? null : { ...joined, joined: true };
}

function matchByMeasure(reading: Reading, words: readonly string[]): NameMatch | null {
  const [head = "", ...tails] = reading.name.split(",");
  const said = foldedWords(head);
  const bare = said.filter((word) => !PLAIN_WORDS.has(word) || word === "and");
  if (bare.length < said.length && isExactName(said)) return null;
  const meant = meaningByMeasure(bare.join(" "), measureOf(reading.amount), new Set(words));
  if (meant === null || namesFood(foldedWords(tails.join(" ")))) return null;
  return { food: requireFood(meant), confidence: 0.9 };
}

function matchName(reading: Reading): LineMatch | null {
  const words = foldedWords(reading.name);
  if (words.length === 0) return null;
  const joined = matchJoined(words, reading.brackets);
  if (joined !== null) return joined;
  const match =
    (reading.amount?.container
      ? matchPhrase(`canned ${reading.name.replace(/^(?:canned|tinned|jarred) /, "")}`)
      : null) ??
    matchByMeasure(reading, words) ??
    matchPhrase(reading.name) ??
    matchStripped(reading.name) ??
    matchAlternatives(reading.name);
  return match === null ? null : { ...match, joined: false };
}

function matchStripped(name: string): NameMatch | null {
  const stripped = withoutEmptyPhrases(name);
  return stripped === null ? null : matchPhrase(stripped);
}

/** A lemon that is only juiced, or only zested, is its juice, or its zest. */
function pressFruit(food: Food, part: string | null, words: ReadonlySet<string>): Food {
  const parts = FRUIT_PARTS[food.id];
  if (parts === undefined) return food;
  const juice = part === null ? words.has("juiced") || words.has("juice") : part.includes("juice");
  const zest = part === null ? words.has("zested") || words.has("zest") : part.includes("zest");
  if (juice && !zest) return requireFood(parts.juice);
  if (zest && !juice && parts.zest !== null) return requireFood(parts.zest);
  return food;
}

function resolveReading(reading: Reading, part: string | null): Resolution | null {
  const match = matchName(reading);
  if (match === null) return null;
  if (!match.joined && !agreesWithBrackets(match.food, reading.brackets)) return null;
  const words = foldedWords(reading.name);
  const pressed =
    measureOf(reading.amount) === "count" || part !== null ? pressFruit(match.food, part, new Set(words)) : match.food;
  if (pressed.id !== match.food.id) {
    const fruit = pressed.measures.fruit;
    const grams = fruit === undefined || reading.amount === null ? null : fruit * reading.amount.quantity;
    return { status: "resolved", food: pressed, grams, confidence: 0.9 };
  }
  const grams = gramsOfLine(match.food, reading, words);
  const confidence = grams === null && reading.amount !== null ? match.confidence * 0.8 : match.confidence;
  return { status: "resolved", food: match.food, grams, confidence };
}

/**
 * Reads one ingredient line as a person or a model writes it. Never throws; what it does not know for certain is
 * unresolved, and nothing similar is put in its place across an allergen or a diet.
 */
export function resolveLine(text: string): Resolution {
  if (text.length > MAX_LINE_LENGTH) return unresolved(text);
  const brackets: string[] = [];
  const outside = spaceAmounts(text.replace(LIST_MARK, "")).replace(BRACKETS, (_, round, square, offset, whole) => {
    const apiece = COUNT_ONLY.test(String(whole).slice(0, Number(offset)));
    brackets.push(`${foldText(String(round ?? square)).trim()}${apiece ? " each" : ""}`);
    return " ";
  });
  const folded = foldText(outside).trim();
  const part = PART_OF_FRUIT.exec(folded);
  const line = part === null ? folded : folded.slice(part[0].length);
  const said = line.split(",").filter((piece, index) => {
    const aside = index > 0 ? readBracketed(piece) : null;
    if (aside?.bare) brackets.push(piece.trim());
    return !aside?.bare;
  });
  const tokens = said.join(" , ").split(/\s+/).filter(Boolean);
  if (tokens.length === 0) return unresolved(text);
  if (part === null) {
    const whole = resolveReading({ amount: null, name: tokens.join(" "), brackets }, null);
    if (whole?.status === "resolved" && whole.confidence === 1 && !STARTS_WITH_COUNT.test(line)) return whole;
  }
  const partName = part?.[1] ?? null;
  const leading = readingOf(tokens, brackets, false);
  if (leading.amount !== null) {
    const resolution = resolveReading(leading, partName);
    if (resolution !== null) return resolution;
  }
  const trailing = readingOf(tokens, brackets, true);
  if (trailing.amount !== null) {
    const resolution = resolveReading(trailing, partName);
    if (resolution !== null) return resolution;
  }
  const whole = resolveReading({ amount: null, name: tokens.join(" "), brackets }, partName);
  return whole ?? unresolved(text);
}

/** The same for a name with its amount kept apart; `quantity` and `unit` are null where they are not given. */
export function resolveIngredient(name: string, quantity: number | null, unit: string | null): Resolution {
  const counted = quantity !== null && Number.isFinite(quantity) && quantity >= 0;
  if (!counted) return resolveLine(name);
  const resolution = resolveLine(`${Number(quantity.toPrecision(6))} ${unit ?? ""} ${name}`);
  if (resolution.status === "resolved") return resolution;
  const bare = resolveLine(name);
  if (bare.status === "unresolved") return bare;
  return { ...bare, grams: gramsOf(bare.food, quantity, singular((unit ?? "piece").toLowerCase())) };
}
