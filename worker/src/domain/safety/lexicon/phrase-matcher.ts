import { BOUNDARIES, FILLERS, LABELS, VERB_LEADERS } from "./function-words.ts";
import { GAP, stemWord, type Token } from "./letters/fold.ts";
import type { Entry } from "./phrase-entry.ts";
import { isOneSlip } from "./spelling-slips.ts";
import { mergeFacts, NO_FACTS, type TermFacts } from "./term-facts.ts";
import { LONGEST_WORD, type Vocabulary } from "./vocabulary.ts";
import { meaningOf, type WordMeaning } from "./word-meaning.ts";
import type { WordNode } from "./word-tree.ts";

/** A phrase of the vocabulary at some words of a text. */
export interface Match {
  readonly from: number;
  readonly to: number;
  readonly entry: Entry | null;
  facts: TermFacts;
  readonly isAbsent?: boolean;
}

const TORN_MIN_LETTERS = 5;
/** Shorter words of a phrase resemble too many others. */
const SLIP_MIN_LETTERS = 4;
const GRAMMAR: ReadonlySet<string> = new Set([...BOUNDARIES, ...FILLERS, ...VERB_LEADERS, ...LABELS]);

/** Finds the phrase of the vocabulary that begins at a word of a text. */
export class PhraseMatcher {
  private readonly words: Vocabulary;
  private readonly tokens: readonly Token[];
  private readonly meanings: readonly WordMeaning[];

  constructor(words: Vocabulary, tokens: readonly Token[]) {
    this.words = words;
    this.tokens = tokens;
    this.meanings = tokens.map((token) => meaningOf(words, token));
  }

  gap(at: number): number {
    return this.tokens[at]?.gap ?? GAP.strong;
  }

  word(at: number): string {
    return this.tokens[at]?.word ?? "";
  }

  startsQualifier(at: number): boolean {
    return this.longestAt(at)?.entry?.qualifier != null;
  }

  /** Where the qualifier that starts at `at` ends, even within a longer term: "vegan" in "non-vegan cheese". */
  qualifierAt(at: number): number | null {
    const first = this.meanings[at];
    if (first?.entry?.qualifier) return at + 1;
    let node = first?.node;
    for (let index = at + 1; node !== undefined; index += 1) {
      if (index >= this.tokens.length || this.gap(index) >= GAP.bracketClosed) return null;
      node = node.next?.get(this.meanings[index]?.stem ?? "");
      if (node?.entry?.qualifier) return index + 1;
    }
    return null;
  }

  /** The entry for exactly these words. */
  walkTo(from: number, to: number): Entry | undefined {
    let node = this.meanings[from]?.node;
    for (let index = from + 1; index < to; index += 1) node = node?.next?.get(this.meanings[index]?.stem ?? "");
    return node?.entry;
  }

  longestAt(at: number): Match | null {
    const meaning = this.meanings[at];
    if (meaning === undefined) return null;
    const inPhrase = this.walk(at, GAP.bracketClosed);
    const joined = this.joinedAt(at);
    if (joined !== null && (inPhrase === null || joined.to >= inPhrase.to)) return joined;
    const torn = inPhrase === null || inPhrase.to === at + 1 ? this.tornAt(at) : null;
    if (torn !== null) return torn;
    if (inPhrase !== null) return inPhrase;
    const word = this.wordAt(at);
    if (word !== null) return word;
    // "half, and half": a phrase may cross a break only if it warns and its first word alone means nothing.
    const across = this.walk(at, GAP.strong + 1);
    return across !== null && across.facts.contains !== 0 && !across.entry?.qualifier ? across : null;
  }

  wordAt(at: number): Match | null {
    const meaning = this.meanings[at];
    if (meaning?.entry !== undefined) return { from: at, to: at + 1, entry: meaning.entry, facts: meaning.entry.facts };
    if (meaning?.compound != null) return { from: at, to: at + 1, entry: null, facts: meaning.compound };
    return null;
  }

  walk(at: number, breakAt: number): Match | null {
    const node = this.meanings[at]?.node;
    if (node === undefined) return null;
    const { entry } = node;
    const word: Match | null = entry === undefined ? null : { from: at, to: at + 1, entry, facts: entry.facts };
    return this.walkOn(node, at, at + 1, breakAt) ?? word;
  }

  /** The longest phrase that continues from `node` with the word at `next`. */
  private walkOn(start: WordNode, from: number, next: number, breakAt: number): Match | null {
    let node: WordNode | undefined = start;
    let best: Match | null = null;
    for (let index = next; index < this.tokens.length && this.gap(index) < breakAt; index += 1) {
      const exact: WordNode | undefined = node.next?.get(this.meanings[index]?.stem ?? "");
      const slipped: WordNode | undefined = exact ?? this.slippedNext(node, index);
      node = slipped;
      if (node === undefined) break;
      const { entry } = node;
      // A typo can only add a warning: it never makes a false friend.
      if (exact === undefined && entry?.facts.contains === 0 && entry.facts.may === 0) break;
      if (entry !== undefined) best = { from, to: index + 1, entry, facts: entry.facts };
    }
    return best;
  }

  /** "Lemon curdd", "english muffen": an unknown word one typo away from the phrase's next word. */
  private slippedNext({ next }: WordNode, at: number): WordNode | undefined {
    const meaning = this.meanings[at];
    const stem = meaning?.stem ?? "";
    if (next === undefined || meaning?.node !== undefined || meaning?.entry !== undefined) return undefined;
    if (stem.length < SLIP_MIN_LETTERS) return undefined;
    for (const [meant, node] of next) {
      const isNear = meant.length >= SLIP_MIN_LETTERS && meant.charAt(0) === stem.charAt(0) && isOneSlip(stem, meant);
      if (isNear) return this.words.knows(stem) ? undefined : node;
    }
    return undefined;
  }

  /**
   * A part of a split word that warns by itself adds its warning if the other part is not a word: "Edam ame" is edam
   * and edamame.
   */
  private warningOfParts(at: number): TermFacts | null {
    let warning: TermFacts | null = NO_FACTS;
    for (const index of [at, at + 1]) {
      const meaning = this.meanings[index];
      // A part that matches only after a spelling correction does not count.
      if (!meaning?.entry?.facts.contains || meaning.stem !== this.tokens[index]?.stem) continue;
      const other = this.meanings[index === at ? at + 1 : at];
      const isNoWord =
        other !== undefined && other.entry === undefined && other.compound === null && !this.words.knows(other.stem);
      warning = isNoWord && warning === NO_FACTS ? meaning.entry.facts : null;
      if (warning === null) return null;
    }
    return warning;
  }

  /** "but ter", "but.ter": a warning word split into two parts that are not both words. */
  private tornAt(at: number): Match | null {
    const [left, right] = [this.tokens[at], this.tokens[at + 1]];
    if (left === undefined || right === undefined) return null;
    const isTouching = right.gap === GAP.space || right.start - left.end === 1;
    const isGrammar = GRAMMAR.has(right.word) || (GRAMMAR.has(left.word) && right.word.length < TORN_MIN_LETTERS - 1);
    const word = left.word + right.word;
    if (!isTouching || isGrammar || word.length < TORN_MIN_LETTERS || word.length > LONGEST_WORD) return null;
    const entry = this.words.entryOfStem(stemWord(word));
    if (entry === undefined || entry.facts.contains === 0) return null;
    const warning = this.warningOfParts(at);
    if (warning === null) return null;
    return {
      from: at,
      to: at + 2,
      entry,
      facts: warning === NO_FACTS ? entry.facts : mergeFacts(entry.facts, warning),
    };
  }

  /** "but-ter", "pea-nut butter": two parts with a hyphen that are one known word, alone or at the head of a phrase. */
  private joinedAt(at: number): Match | null {
    if (this.gap(at + 1) !== GAP.hyphen) return null;
    const word = this.word(at) + this.word(at + 1);
    if (word.length < 4 || word.length > LONGEST_WORD) return null;
    const stem = stemWord(word);
    const entry = this.words.entryOfStem(stem);
    if (entry === undefined || entry.negator) return null;
    const whole: Match = { from: at, to: at + 2, entry, facts: entry.facts };
    const node = this.words.start(stem);
    return node === undefined ? whole : (this.walkOn(node, at, at + 2, GAP.bracketClosed) ?? whole);
  }
}
