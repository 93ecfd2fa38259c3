import { GAP, stemWord, type Token, tokenize } from "./fold.ts";
import {
  AFTER_FREE,
  AND_WORDS,
  BOUNDARIES,
  DENIALS,
  FILLERS,
  LABELS,
  LIST_WORDS,
  NOT_THE_THING,
  NOUN_FOLLOWERS,
  PURE_CLASSES,
  SCOPE_WORDS,
  VERB_LEADERS,
} from "./function-words.ts";
import { mergeFacts, NO_FACTS, type TermFacts, without } from "./term-facts.ts";
import { LONGEST_WORD, type Vocabulary, vocabulary } from "./vocabulary.ts";
import { meaningOf, type WordMeaning } from "./word-meaning.ts";
import type { Entry, WordNode } from "./word-tree.ts";

/** A phrase of the vocabulary in a text, after what its surroundings take away from it. */
export interface FoundTerm {
  readonly start: number;
  readonly end: number;
  /** The words that it is made of: from, and one past the last. */
  readonly firstToken: number;
  readonly endToken: number;
  /** Null for a joined word that is known by its parts only. */
  readonly entry: Entry | null;
  readonly facts: TermFacts;
  /** The text says that it is not there. */
  readonly isAbsent: boolean;
}

export interface ReadText {
  readonly tokens: readonly Token[];
  readonly found: readonly FoundTerm[];
}

interface Match {
  readonly from: number;
  readonly to: number;
  readonly entry: Entry | null;
  facts: TermFacts;
  readonly isAbsent?: boolean;
}

const TORN_MIN_LETTERS = 5;
const GRAMMAR: ReadonlySet<string> = new Set([...BOUNDARIES, ...FILLERS, ...VERB_LEADERS, ...LABELS]);

class Finder {
  private readonly words: Vocabulary;
  private readonly tokens: readonly Token[];
  private readonly meanings: readonly WordMeaning[];
  private readonly matches: Match[] = [];
  private scope: TermFacts | null = null;
  private scopeFrom = 0;
  /** Words of qualifiers that stand after their noun: "(egg free, dairy free)". */
  private readonly trailing = new Set<number>();

  constructor(words: Vocabulary, tokens: readonly Token[]) {
    this.words = words;
    this.tokens = tokens;
    this.meanings = tokens.map((token) => meaningOf(words, token));
  }

  run(): readonly FoundTerm[] {
    let at = 0;
    while (at < this.tokens.length) at = this.readFrom(at);
    return this.matches.map(({ from, to, entry, facts, isAbsent }) => ({
      start: this.tokens[from]?.start ?? 0,
      end: this.tokens[to - 1]?.end ?? 0,
      firstToken: from,
      endToken: to,
      entry,
      facts,
      isAbsent: isAbsent === true,
    }));
  }

  private gap(at: number): number {
    return this.tokens[at]?.gap ?? GAP.strong;
  }

  private word(at: number): string {
    return this.tokens[at]?.word ?? "";
  }

  /** Handles what starts at `at`; gives where to go on. */
  private readFrom(at: number): number {
    this.closeScope(at);
    let match = this.longestAt(at);
    if (match?.entry?.qualifier && AFTER_FREE.has(this.word(match.to))) match = this.wordAt(at);
    if (match === null) return at + 1;
    if (DENIALS.has(this.word(at - 1)) && this.gap(at) < GAP.comma) {
      const denied = this.qualifierAt(at);
      if (denied !== null) return denied;
    }
    const { entry } = match;
    if (entry?.negator) {
      const after = this.readAbsent(match);
      if (after !== null) return after;
    }
    if (entry?.qualifier) {
      this.openQualifier(match, entry.qualifier);
      return match.to;
    }
    if (entry?.freeFrom) {
      const shared = this.sharedQualifier(match, entry.freeFrom);
      if (shared !== null) {
        this.openQualifier({ ...match, to: shared.to }, shared.negates);
        return shared.to;
      }
    }
    if (entry?.facts.verb && this.isVerb(match)) return match.to;
    if (NOT_THE_THING.has(this.word(match.to)) && this.gap(match.to) === GAP.hyphen) {
      this.matches.push({ ...match, facts: NO_FACTS, isAbsent: true });
      return match.to + 1;
    }
    const facts = this.scope === null ? match.facts : without(match.facts, this.scope);
    this.matches.push({ ...match, facts });
    this.keepQualifierOf(match);
    return match.to;
  }

  /** A qualifier reaches its own phrase: to a break, a boundary word or six words. */
  private closeScope(at: number): void {
    if (this.scope === null) return;
    const gap = this.gap(at);
    const directlyAfter = at === this.scopeFrom;
    const broken = directlyAfter ? gap > GAP.bracketClosed && !this.startsQualifier(at) : gap >= GAP.bracketClosed;
    const joins = (AND_WORDS.has(this.word(at)) || LIST_WORDS.has(this.word(at))) && this.startsQualifier(at + 1);
    if (joins && !broken) return;
    // "Stir" ends a phrase, but not as the first word of "stir fry sauce".
    const isBoundary = BOUNDARIES.has(this.word(at)) && (this.walk(at, GAP.bracketClosed)?.to ?? at) <= at + 1;
    if (broken || isBoundary || at - this.scopeFrom > SCOPE_WORDS) this.scope = null;
  }

  private startsQualifier(at: number): boolean {
    return this.longestAt(at)?.entry?.qualifier != null;
  }

  /** Where the qualifier that starts at `at` ends, also inside a longer term: "vegan" in "non-vegan cheese". */
  private qualifierAt(at: number): number | null {
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

  /** "Vegan chicken" is a term of its own; what follows it, as in "vegan chicken nuggets", is vegan too. */
  private keepQualifierOf(match: Match): void {
    if (match.to - match.from < 2) return;
    const end = this.qualifierAt(match.from);
    if (end === null || end >= match.to) return;
    const negates = this.walkTo(match.from, end)?.qualifier;
    if (negates == null) return;
    this.scope = this.scope === null ? negates : mergeFacts(this.scope, negates);
    this.scopeFrom = match.to;
  }

  /** The entry of exactly these words. */
  private walkTo(from: number, to: number): Entry | undefined {
    let node = this.meanings[from]?.node;
    for (let index = from + 1; index < to; index += 1) node = node?.next?.get(this.meanings[index]?.stem ?? "");
    return node?.entry;
  }

  private openQualifier(match: Match, negates: TermFacts): void {
    const reach = this.scope === null ? negates : mergeFacts(this.scope, negates);
    if (this.qualifiesBefore(match, reach)) {
      this.scope = null;
      return;
    }
    this.scope = reach;
    this.scopeFrom = match.to;
  }

  /** "pasta (gluten-free)", "pan sin gluten": the qualifier stands after its noun and ends the phrase. */
  private qualifiesBefore(match: Match, negates: TermFacts): boolean {
    const { to } = match;
    const ends = to >= this.tokens.length || this.gap(to) >= GAP.bracketClosed || BOUNDARIES.has(this.word(to));
    if (!ends) return false;
    const before = this.matches.findLast((candidate) => candidate.to <= match.from);
    if (before === undefined || before.isAbsent) return false;
    let at = match.from - 1;
    while (
      at >= before.to &&
      (LABELS.has(this.word(at)) || FILLERS.has(this.word(at)) || AND_WORDS.has(this.word(at)) || this.trailing.has(at))
    )
      at -= 1;
    if (at !== before.to - 1) return false;
    before.facts = without(before.facts, negates);
    for (let index = match.from; index < to; index += 1) this.trailing.add(index);
    return true;
  }

  /** "gluten- and dairy-free", "nut and dairy free": one "free" for several. */
  private sharedQualifier(first: Match, negates: TermFacts): { to: number; negates: TermFacts } | null {
    let all = negates;
    let last = first;
    let isPure = PURE_CLASSES.has(this.word(first.to - 1));
    for (let count = 0; count < 6; count += 1) {
      let at = last.to;
      const isHanging = this.gap(at) === GAP.hangingHyphen || this.word(at) === "";
      if (!isHanging && !isPure) return null;
      if (AND_WORDS.has(this.word(at)) || LIST_WORDS.has(this.word(at))) at += 1;
      else if (this.gap(at) < GAP.comma) return null;
      if (AND_WORDS.has(this.word(at)) || LIST_WORDS.has(this.word(at))) at += 1;
      const next = this.longestAt(at);
      if (next === null) return null;
      if (next.entry?.qualifier) {
        const isFree = /(free|frei\w{0,2}|less|vrije?|fria?|fritt)$/.test(this.word(next.to - 1));
        return isFree ? { to: next.to, negates: mergeFacts(all, next.entry.qualifier) } : null;
      }
      if (!next.entry?.freeFrom) return null;
      all = mergeFacts(all, next.entry.freeFrom);
      last = next;
      isPure = PURE_CLASSES.has(this.word(next.to - 1));
    }
    return null;
  }

  /** "without X", "no X, Y or Z": gives where to go on, or null when nothing known is negated. */
  private readAbsent(negator: Match): number | null {
    const previous = this.word(negator.from - 1);
    if (negator.entry?.negator === "undone by not" && (DENIALS.has(previous) || previous === "without"))
      return negator.to;
    let at = negator.to;
    while (FILLERS.has(this.word(at)) && this.gap(at) < GAP.comma) at += 1;
    const isList = this.gap(at) === GAP.colon;
    if (this.gap(at) >= GAP.bracketClosed && !isList) return null;
    const first = this.longestAt(at);
    if (first === null || first.entry?.negator) return null;
    const denied = DENIALS.has(this.word(negator.to - 1)) ? this.qualifierAt(at) : null;
    if (denied !== null) return denied;
    if (first.entry?.qualifier) return null;
    const list = this.readList(first, this.word(negator.from), isList);
    const classes = list.flatMap((match) => (match.entry?.freeFrom ? [match.entry.freeFrom] : []));
    const end = list[list.length - 1]?.to ?? first.to;
    for (const match of list) this.matches.push({ ...match, facts: NO_FACTS, isAbsent: true });
    if (classes.length > 0)
      this.openQualifier({ from: negator.from, to: end, entry: null, facts: NO_FACTS }, classes.reduce(mergeFacts));
    return end;
  }

  /** The things that one negator covers: a list closed by "or", or one of allergen classes closed by "and" after "free from" and "without"; after "free from:" all. */
  private readList(first: Match, negatorWord: string, isList: boolean): readonly Match[] {
    const list: Match[] = [first];
    let sure = 1;
    let at = first.to;
    let onlyClasses = first.entry?.freeFrom != null;
    const andCloses = negatorWord !== "no" && negatorWord !== "non";
    while (at < this.tokens.length) {
      const word = this.word(at);
      const hasComma = this.gap(at) === GAP.comma;
      const isOr = LIST_WORDS.has(word);
      const isAnd = AND_WORDS.has(word);
      if (!hasComma && !isOr && !isAnd) break;
      if (this.gap(at) > GAP.comma) break;
      let next = isOr || isAnd ? at + 1 : at;
      while (FILLERS.has(this.word(next))) next += 1;
      const match = this.longestAt(next);
      if (match === null || match.entry?.qualifier || match.entry?.negator) break;
      onlyClasses = onlyClasses && match.entry?.freeFrom != null;
      if (isAnd && !(andCloses && onlyClasses)) break;
      if (isAnd && FILLERS.has(this.word(match.to))) break;
      list.push(match);
      at = match.to;
      if (isOr || isAnd) sure = list.length;
    }
    return isList ? list : list.slice(0, sure);
  }

  /** "Toast the nuts", "then roll up": at a clause's start or after a helper word, with something to do it to. */
  private isVerb(match: Match): boolean {
    const next = this.word(match.to);
    if (next === "" || this.gap(match.to) >= GAP.comma || NOUN_FOLLOWERS.has(next)) return false;
    return match.from === 0 || this.gap(match.from) >= GAP.comma || VERB_LEADERS.has(this.word(match.from - 1));
  }

  private longestAt(at: number): Match | null {
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
    // "half, and half": across a break only what warns, and only where its first word alone says nothing.
    const across = this.walk(at, GAP.strong + 1);
    return across !== null && across.facts.contains !== 0 && !across.entry?.qualifier ? across : null;
  }

  private wordAt(at: number): Match | null {
    const meaning = this.meanings[at];
    if (meaning?.entry !== undefined) return { from: at, to: at + 1, entry: meaning.entry, facts: meaning.entry.facts };
    if (meaning?.compound != null) return { from: at, to: at + 1, entry: null, facts: meaning.compound };
    return null;
  }

  private walk(at: number, breakAt: number): Match | null {
    const node = this.meanings[at]?.node;
    if (node === undefined) return null;
    const { entry } = node;
    const word: Match | null = entry === undefined ? null : { from: at, to: at + 1, entry, facts: entry.facts };
    return this.walkOn(node, at, at + 1, breakAt) ?? word;
  }

  /** The longest phrase that goes on from `node` with the word at `next`. */
  private walkOn(start: WordNode, from: number, next: number, breakAt: number): Match | null {
    let node: WordNode | undefined = start;
    let best: Match | null = null;
    for (let index = next; index < this.tokens.length && this.gap(index) < breakAt; index += 1) {
      node = node.next?.get(this.meanings[index]?.stem ?? "");
      if (node === undefined) break;
      const { entry } = node;
      if (entry !== undefined) best = { from, to: index + 1, entry, facts: entry.facts };
    }
    return best;
  }

  /** A part of a torn word that warns by itself adds its warning, where the other part is no word: "Edam ame" is edam and edamame. */
  private warningOfParts(at: number): TermFacts | null {
    let warning: TermFacts | null = NO_FACTS;
    for (const index of [at, at + 1]) {
      const meaning = this.meanings[index];
      // A part that is only nearly a word is no word.
      if (!meaning?.entry?.facts.contains || meaning.stem !== this.tokens[index]?.stem) continue;
      const other = this.meanings[index === at ? at + 1 : at];
      const isNoWord =
        other !== undefined && other.entry === undefined && other.compound === null && !this.words.knows(other.stem);
      warning = isNoWord && warning === NO_FACTS ? meaning.entry.facts : null;
      if (warning === null) return null;
    }
    return warning;
  }

  /** "but ter", "but.ter": a warning word torn in two parts, of which not both are words. */
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

/** The words of a text and the phrases of the vocabulary in it, in order, with what is left of their facts. */
export function readText(text: string): ReadText {
  if (text.length === 0) return { tokens: [], found: [] };
  const tokens = tokenize(text);
  return { tokens, found: new Finder(vocabulary(), tokens).run() };
}
