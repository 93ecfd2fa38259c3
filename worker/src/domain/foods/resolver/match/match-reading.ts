import { requireFood } from "../../catalogue/catalogue.ts";
import { meaningByMeasure } from "../context.ts";
import { measureOf, type Reading } from "../line/reading.ts";
import { PLAIN_WORDS } from "../preparation.ts";
import { correctWord } from "../spelling.ts";
import { withoutEmptyPhrases } from "../without-empty-phrases.ts";
import { foldedWords } from "../words.ts";
import { isKindOf, isSaidFully, matchJoined, namedInBrackets } from "./match-brackets.ts";
import { matchAlternatives, matchListed } from "./match-choices.ts";
import { isExactName, matchWords, type NameMatch } from "./match-name.ts";
import { matchHandled, matchPhrase, namesFood, namesFoodAside, turnedName } from "./match-name-phrase.ts";

const CANNED = /^(?:canned|tinned|jarred) /;

interface LineMatch extends NameMatch {
  /** The bracketed words are part of the name ("milk (almond)"). */
  readonly joined: boolean;
}

function matchByMeasure({ words, head, name, amount }: Reading): NameMatch | null {
  if (turnedName(name) !== null) return null;
  const bare = head.filter((word) => !PLAIN_WORDS.has(word) || word === "and");
  if (bare.length < head.length && isExactName(head)) return null;
  const meant = meaningByMeasure(
    bare.map((word) => correctWord(word) ?? word).join(" "),
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
  const careful = withoutEmptyPhrases(name, true);
  const stripped = withoutEmptyPhrases(name);
  const match = careful === null || careful === stripped ? null : matchPhrase(careful);
  return match ?? (stripped === null ? null : matchPhrase(stripped));
}

/** "1 cube chicken bouillon": the unit is the last word of the name. */
function matchWithUnit({ words, name, amount }: Reading): NameMatch | null {
  if (amount?.unit !== "cube") return null;
  // "1 cube Knorr vegetable bouillon": without its maker, too.
  const plain = foldedWords(withoutEmptyPhrases(name) ?? name);
  const cube = [words, plain].map((own) => [...own, "cube"]).find(isExactName);
  return cube === undefined ? null : matchWords(cube);
}

function matchCanned(name: string): NameMatch | null {
  const canned = `canned ${name.replace(CANNED, "")}`;
  return matchPhrase(canned) ?? matchStripped(canned);
}

/** The food that a reading of a line names, or null if no name fits for certain. */
export function matchReading(reading: Reading): LineMatch | null {
  const { name, words, brackets, amount } = reading;
  if (words.length === 0) return null;
  const joined = brackets.length === 0 ? null : matchJoined(reading);
  if (joined !== null) return { ...joined, joined: true };
  const match =
    (amount?.container ? matchCanned(name) : null) ??
    matchWithUnit(reading) ??
    matchByMeasure(reading) ??
    matchPhrase(name) ??
    matchStripped(name) ??
    matchAlternatives(name, measureOf(amount)) ??
    matchListed(name) ??
    matchHandled(name);
  if (match === null) {
    const inside = namedInBrackets(null, reading);
    const told = namesFood(words) && !isSaidFully(reading) && !isKindOf(inside, words) ? null : inside;
    return told === null ? null : { ...told, confidence: told.confidence * 0.8, joined: true };
  }
  return { ...(namedInBrackets(match.food, reading) ?? match), joined: false };
}
