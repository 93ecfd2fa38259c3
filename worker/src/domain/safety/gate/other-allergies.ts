import { ALLERGENS, type Allergen } from "@mealwright/schema/constants/food/allergens";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Food, FoodId } from "../../foods/catalogue/food.ts";
import { GAP, stemWord, type Token, tokenize } from "../lexicon/letters/fold.ts";
import { isReadByScripts, type ScriptHit, scriptHits } from "../lexicon/letters/script-terms.ts";
import type { Entry } from "../lexicon/phrase-entry.ts";
import { membersOf } from "../lexicon/term-facts.ts";
import { vocabulary } from "../lexicon/vocabulary.ts";
import { germanSingular } from "../lexicon/word-meaning.ts";
import { keyOf, type Meaning, meaningOfEntry, mergeMeanings, type Phrasebook, phrasebook } from "./phrasebook.ts";

/** What the words beside "Other" mean. */
export interface OtherAllergies {
  readonly allergens: readonly Allergen[];
  readonly foodIds: readonly FoodId[];
  readonly terms: readonly string[];
  readonly unresolved: readonly string[];
}

const NOTHING: OtherAllergies = { allergens: [], foodIds: [], terms: [], unresolved: [] };
const NO_MEANING: Meaning = { allergens: 0, foodIds: [], terms: [] };
const LONGEST_PHRASE = 6;
const EXCEPTIONS: ReadonlySet<string> = new Set(["except", "excluding", "besides", "but", "unless", "apart"]);
/** An unknown answer of at most this many words is searched for in texts as well. */
const TERM_MAX_WORDS = 3;
const TERM_MIN_LETTERS = 3;

/**
 * Reads the free text beside "Other": allergens, foods, groups of foods ("nightshades"), several at once, typos
 * included. A word that names one allergen avoids all of that allergen. An exception ("all nuts except almonds") is not
 * granted, and is reported.
 */
export function readOtherAllergies(text: string): OtherAllergies {
  if (text.trim() === "") return NOTHING;
  const { nothing } = phrasebook();
  const tokens = tokenize(text);
  const isNothing = nothing.has(keyOf(text));
  if (isNothing && (tokens.length > 0 || !/[^\s\p{P}]/u.test(text))) return NOTHING;
  // "🥝": the person wrote something, but no word that can be read.
  if (tokens.length === 0) return { ...NOTHING, unresolved: [text.trim()] };
  const reader = new AnswerReader(text, tokens, phrasebook());
  return reader.read();
}

class AnswerReader {
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private readonly book: Phrasebook;
  private meaning: Meaning = NO_MEANING;
  private readonly scriptHits: readonly ScriptHit[];
  private readonly unresolved = new Set<string>();
  private leftover: Token[] = [];
  /** One past the last word that named something. */
  private foodEnd = -1;

  constructor(text: string, tokens: readonly Token[], phrases: Phrasebook) {
    this.text = text;
    this.tokens = tokens;
    this.book = phrases;
    this.scriptHits = scriptHits(text);
  }

  read(): OtherAllergies {
    let at = 0;
    while (at < this.tokens.length) {
      const token = this.tokens[at];
      if (token === undefined) break;
      if (token.gap >= GAP.bracketClosed) this.closeLeftover();
      if (EXCEPTIONS.has(token.word)) {
        this.closeLeftover();
        this.unresolved.add(this.textFrom(at));
      }
      const inScript = this.scriptMeaning(token);
      if (inScript !== null) {
        this.meaning = mergeMeanings(this.meaning, inScript);
        if (isReadByScripts(this.text.slice(token.start, token.end))) {
          this.closeLeftover();
          at += 1;
          continue;
        }
      }
      if (this.isFormOfFood(at)) {
        at += 1;
        continue;
      }
      const found = this.longestAt(at);
      if (found !== null) {
        this.closeLeftover();
        this.meaning = mergeMeanings(this.meaning, found.meaning);
        at = found.to;
        this.foodEnd = at;
        continue;
      }
      if (this.book.stopStems.has(token.stem) || EXCEPTIONS.has(token.word)) {
        if (token.word === "and" || token.word === "or") this.closeLeftover();
        at += 1;
        continue;
      }
      const guessed = this.guess(token);
      if (guessed === null) this.leftover.push(token);
      else this.meaning = mergeMeanings(this.meaning, guessed);
      at += 1;
    }
    this.closeLeftover();
    for (const [pictures] of this.text.matchAll(/\p{Extended_Pictographic}+/gu)) this.unresolved.add(pictures);
    const { allergens, foodIds } = this.meaning;
    if (allergens === 0 && foodIds.length === 0 && this.unresolved.size === 0) this.unresolved.add(this.text.trim());
    return {
      allergens: membersOf(ALLERGENS, this.meaning.allergens),
      foodIds: this.meaning.foodIds,
      terms: this.meaning.terms,
      unresolved: [...this.unresolved],
    };
  }

  /** What the terms in other scripts within the word name, or null; "without milk" also means that milk is avoided. */
  private scriptMeaning({ start, end }: Token): Meaning | null {
    const inside = this.scriptHits.filter((hit) => hit.start < end && hit.end > start);
    if (inside.length === 0) {
      const word = this.text.slice(start, end);
      return isReadByScripts(word) ? NO_MEANING : null;
    }
    return { ...NO_MEANING, allergens: inside.reduce((mask, { facts }) => mask | facts.contains, 0) };
  }

  /** "Fruit" in "kiwi fruit". */
  private isFormOfFood(at: number): boolean {
    const token = this.tokens[at];
    return (
      token !== undefined && at === this.foodEnd && token.gap < GAP.bracketClosed && this.book.formStems.has(token.stem)
    );
  }

  private longestAt(at: number): { to: number; meaning: Meaning } | null {
    const joined = this.joinedAt(at, GAP.hyphen);
    for (let to = this.reach(at); to > at; to -= 1) {
      if (joined !== null && to === at + 1) return { to: at + 2, meaning: joined };
      const meaning = this.meaningOf(at, to);
      if (meaning === null) continue;
      // "Chick peas" is the name of one food and another spelling of a group: avoid both.
      const spelledApart = to > at + 1 ? this.joinedAt(at, GAP.hyphen, GAP.space) : null;
      return { to, meaning: spelledApart === null ? meaning : mergeMeanings(meaning, spelledApart) };
    }
    return null;
  }

  private meaningOf(at: number, to: number): Meaning | null {
    const stems = this.tokens.slice(at, to).map((token) => token.stem);
    const known = this.book.meanings.get(stems.join(" "));
    if (known !== undefined) return known;
    const entry = entryOf(stems);
    if (entry === undefined || entry.negator || (to === at + 1 && this.book.stopStems.has(stems[0] ?? ""))) return null;
    return meaningOfEntry(entry, this.book);
  }

  /** "Pine-apple". */
  private joinedAt(at: number, ...gaps: readonly number[]): Meaning | null {
    const [left, right] = [this.tokens[at], this.tokens[at + 1]];
    if (left === undefined || right === undefined || !gaps.includes(right.gap)) return null;
    const stem = stemWord(left.word + right.word);
    const entry = vocabulary().entryOfStem(stem);
    return this.book.meanings.get(stem) ?? (entry === undefined ? null : meaningOfEntry(entry, this.book));
  }

  /** Phrases do not extend across commas and brackets. */
  private reach(at: number): number {
    let to = at + 1;
    while (
      to < this.tokens.length &&
      to - at < LONGEST_PHRASE &&
      (this.tokens[to]?.gap ?? GAP.strong) < GAP.bracketClosed
    )
      to += 1;
    return to;
  }

  /** The meaning of a typo, or of a word that occurs only within names of foods. */
  private guess(token: Token): Meaning | null {
    const inside = this.book.foodsByStem.get(token.stem);
    if (inside !== undefined && token.stem.length >= 4 && !this.book.kitchenStems.has(token.stem))
      return { allergens: 0, foodIds: inside, terms: [token.word] };
    const corrected = germanSingular(token.word) ?? this.book.slips.correct(token.stem, token.word);
    if (corrected === null || this.book.kitchenStems.has(token.stem)) return null;
    const meaning = this.meaningOfSlip(corrected);
    // A typo corrected to foods with an allergen may have meant the allergen, so it is reported as unknown too. Foods
    // of exactly that name count; dishes that contain them do not.
    const all = meaning?.allergens === 0 ? meaning.foodIds.map(requireFood) : [];
    const named = all.filter(({ name }) => tokenize(name).some(({ stem }) => stem === corrected));
    const foods = named.length === 0 ? all : named;
    if (foods.filter(mayHoldAllergens).length * 2 > foods.length) {
      this.unresolved.add(this.text.slice(token.start, token.end));
    }
    return meaning;
  }

  private meaningOfSlip(corrected: string): Meaning | null {
    const known = this.book.meanings.get(corrected);
    if (known !== undefined) return known;
    const entry = vocabulary().entryOfStem(corrected);
    const meaning = entry === undefined ? null : meaningOfEntry(entry, this.book);
    if (meaning !== null) return meaning;
    const foods = this.book.foodsByStem.get(corrected);
    return foods === undefined ? null : { allergens: 0, foodIds: foods, terms: [corrected] };
  }

  private textFrom(at: number): string {
    const start = this.tokens[at]?.start ?? 0;
    let end = at + 1;
    while (end < this.tokens.length && (this.tokens[end]?.gap ?? GAP.strong) < GAP.colon) end += 1;
    return this.text.slice(start, this.tokens[end - 1]?.end ?? start).trim();
  }

  /** Consecutive unknown words become one unresolved answer. */
  private closeLeftover(): void {
    const [first] = this.leftover;
    const last = this.leftover[this.leftover.length - 1];
    if (first === undefined || last === undefined) return;
    const text = this.text.slice(first.start, last.end).trim();
    this.unresolved.add(text);
    const words = tokenize(text);
    const isTerm =
      words.length <= TERM_MAX_WORDS &&
      words.every(({ word, stem }) => word.length >= TERM_MIN_LETTERS && !this.book.kitchenStems.has(stem)) &&
      words.some(({ stem }) => !this.book.formStems.has(stem));
    if (isTerm) this.meaning = mergeMeanings(this.meaning, { allergens: 0, foodIds: [], terms: [text.toLowerCase()] });
    this.leftover = [];
  }
}

function mayHoldAllergens({ contains, mayContain }: Food): boolean {
  return contains.length + mayContain.length > 0;
}

function entryOf(stems: readonly string[]): Entry | undefined {
  const words = vocabulary();
  const [first = "", ...rest] = stems;
  if (rest.length === 0) return words.entryOfStem(first);
  let node = words.start(first);
  for (const stem of rest) node = node?.next?.get(stem);
  return node?.entry;
}
