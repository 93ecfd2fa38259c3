import { listAt } from "./list-at.ts";
import { mergeFacts, type TermFacts } from "./term-facts.ts";

interface Part {
  readonly letters: string;
  readonly facts: TermFacts;
  readonly endOnly: boolean;
}

interface Piece {
  readonly length: number;
  readonly facts: TermFacts;
}

/** Parts with the same beginning, longest first, by their first letters. */
const KEY_LETTERS = 3;
/** Shorter parts count only at the ends of a word. */
const ANYWHERE_MIN_LETTERS = 6;
/** Words of the vocabulary that count as parts at the ends of a word, and how much of the word must be left. */
const TERM_MIN_LETTERS = 7;
const REST_MIN_LETTERS = 3;
const TERM_WORD_MAX_LETTERS = 32;

/** What may link the two words of a dish: "ost-e-kage", "jordnöt-s-sås". */
const LINKS: readonly string[] = ["", "s", "e", "n", "en"];
const SHORTEST_DISH = 6;

/** Nothing, or a plural ending: "Lachsnudeln". */
const ENDINGS: ReadonlySet<string> = new Set(["", "n", "en", "e", "s", "er", "chen", "ar", "or", "je", "jes"]);

/** Known parts of compound words: "Haselnuss" in "Haselnusscremetorte". */
export class Compounds {
  private readonly parts = new Map<string, Part[]>();
  /** Codes of the letters that parts begin with: at most positions of most words no part begins. */
  private readonly firstLetters = new Set<number>();
  /** Facts of a word of the vocabulary; one without facts is a false friend and hides the parts inside it. */
  private readonly factsOfTerm: (letters: string) => TermFacts | null;

  constructor(factsOfTerm: (letters: string) => TermFacts | null) {
    this.factsOfTerm = factsOfTerm;
  }

  /** First and last parts of compound dish names. */
  private readonly dishStarts = new Map<string, TermFacts>();
  private readonly dishEnds = new Set<string>();

  addDishStart(letters: string, facts: TermFacts): void {
    this.dishStarts.set(letters, facts);
  }

  addDishEnd(letters: string): void {
    this.dishEnds.add(letters);
  }

  /**
   * The facts of a compound of two words of which the first is too short to count alone: "roomsoep", "lohikeitto",
   * "räksås".
   */
  private factsOfDish(word: string): TermFacts | null {
    if (word.length < SHORTEST_DISH) return null;
    for (let at = word.length - 1; at > 1; at -= 1) {
      if (!this.dishEnds.has(word.slice(at))) continue;
      for (const link of LINKS) {
        const start = word.slice(0, at - link.length);
        const facts = word.slice(0, at).endsWith(link) ? this.dishStarts.get(start) : undefined;
        if (facts !== undefined) return facts;
      }
    }
    return null;
  }

  add(letters: string, facts: TermFacts, endOnly: boolean): void {
    const key = letters.slice(0, KEY_LETTERS);
    this.firstLetters.add(letters.charCodeAt(0));
    const alike = this.parts.get(key);
    if (alike === undefined) this.parts.set(key, [{ letters, facts, endOnly }]);
    else alike.push({ letters, facts, endOnly });
  }

  /** Call it once, after adding the last part. */
  sort(): void {
    for (const alike of this.parts.values()) alike.sort((left, right) => right.letters.length - left.letters.length);
  }

  /** The facts of all parts of the word, longest first from the left, or null if it has none. */
  factsOf(word: string): TermFacts | null {
    let facts: TermFacts | null = null;
    let at = 0;
    const last = this.lastTermFrom(word);
    while (at + KEY_LETTERS <= word.length) {
      const piece = this.pieceAt(word, at, last);
      if (piece !== null) facts = facts === null ? piece.facts : mergeFacts(facts, piece.facts);
      at += piece === null ? 1 : piece.length;
    }
    const ofDish = this.factsOfDish(word);
    return ofDish === null || facts === null ? (facts ?? ofDish) : mergeFacts(facts, ofDish);
  }

  private pieceAt(word: string, at: number, last: number): Piece | null {
    const part = this.partAt(word, at);
    const term = at === 0 ? this.firstTerm(word) : at === last ? this.termOf(word.slice(at)) : null;
    if (part === null) return term;
    return term !== null && term.length > part.letters.length
      ? term
      : { length: part.letters.length, facts: part.facts };
  }

  private termOf(letters: string): Piece | null {
    const facts = this.factsOfTerm(letters);
    return facts === null ? null : { length: letters.length, facts };
  }

  /** The longest term of the vocabulary that the word begins with. */
  private firstTerm(word: string): Piece | null {
    if (word.length > TERM_WORD_MAX_LETTERS) return null;
    for (let length = word.length - REST_MIN_LETTERS; length >= TERM_MIN_LETTERS; length -= 1) {
      const term = this.termOf(word.slice(0, length));
      if (term !== null) return term;
    }
    return null;
  }

  /** The position at which the longest term of the vocabulary at the word's end starts, or -1. */
  private lastTermFrom(word: string): number {
    if (word.length > TERM_WORD_MAX_LETTERS) return -1;
    for (let from = REST_MIN_LETTERS; from <= word.length - TERM_MIN_LETTERS; from += 1)
      if (this.termOf(word.slice(from)) !== null) return from;
    return -1;
  }

  private partAt(word: string, at: number): Part | null {
    if (!this.firstLetters.has(word.charCodeAt(at))) return null;
    for (const part of listAt(this.parts, word.slice(at, at + KEY_LETTERS))) {
      if (!word.startsWith(part.letters, at)) continue;
      const isAtStart = at === 0;
      const isAtEnd = ENDINGS.has(word.slice(at + part.letters.length));
      const counts = part.endOnly
        ? isAtEnd && !isAtStart
        : isAtStart || isAtEnd || part.letters.length >= ANYWHERE_MIN_LETTERS;
      if (counts) return part;
    }
    return null;
  }
}
