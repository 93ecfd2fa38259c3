import { mergeFacts, type TermFacts } from "./term-facts.ts";

interface Part {
  readonly letters: string;
  readonly facts: TermFacts;
  readonly endOnly: boolean;
}

/** Parts that begin alike, longest first, by their first letters. */
const KEY_LETTERS = 3;
/** Shorter parts count at the ends of a word only. */
const ANYWHERE_MIN_LETTERS = 6;

/** Nothing, or what makes a plural: "Lachsnudeln". */
const ENDINGS: ReadonlySet<string> = new Set(["", "n", "en", "e", "s"]);

/** Known parts of joined words: "Haselnuss" in "Haselnusscremetorte". */
export class Compounds {
  private readonly parts = new Map<string, Part[]>();

  add(letters: string, facts: TermFacts, endOnly: boolean): void {
    const key = letters.slice(0, KEY_LETTERS);
    const alike = [...(this.parts.get(key) ?? []), { letters, facts, endOnly }];
    this.parts.set(
      key,
      alike.sort((left, right) => right.letters.length - left.letters.length),
    );
  }

  /** The facts of all parts of the word, longest first from the left, or null when it has none. */
  factsOf(word: string): TermFacts | null {
    let facts: TermFacts | null = null;
    let at = 0;
    while (at + KEY_LETTERS <= word.length) {
      const part = this.partAt(word, at);
      if (part !== null) facts = facts === null ? part.facts : mergeFacts(facts, part.facts);
      at += part === null ? 1 : part.letters.length;
    }
    return facts;
  }

  private partAt(word: string, at: number): Part | null {
    for (const part of this.parts.get(word.slice(at, at + KEY_LETTERS)) ?? []) {
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
