import type { Food } from "../../foods/catalogue/food.ts";
import {
  AFTER_FREE,
  AND_WORDS,
  BOUNDARIES,
  DENIALS,
  FILLERS,
  LABELS,
  LIST_WORDS,
  NON_FOOD_ENDINGS,
  NOUN_FOLLOWERS,
  PURE_CLASSES,
  SCOPE_WORDS,
  VERB_LEADERS,
} from "./function-words.ts";
import { GAP, type Token, tokenize } from "./letters/fold.ts";
import { type ScriptHit, scriptHits } from "./letters/script-terms.ts";
import type { Entry } from "./phrase-entry.ts";
import { type Match, PhraseMatcher } from "./phrase-matcher.ts";
import { mergeFacts, NO_FACTS, type TermFacts, without } from "./term-facts.ts";
import { type Vocabulary, vocabulary } from "./vocabulary.ts";

/** A phrase of the vocabulary in a text, without the facts that its context cancels. */
export interface FoundTerm {
  readonly start: number;
  readonly end: number;
  /** The range of its words: first, and one past the last. */
  readonly firstToken: number;
  readonly endToken: number;
  /** Null for a compound of which only parts are known. */
  readonly entry: Entry | null;
  readonly facts: TermFacts;
  /** The text says that it is absent. */
  readonly isAbsent: boolean;
}

/** The catalogue's foods with the term as a name; none if only parts of the word are known. */
export function foodsNamed({ entry }: FoundTerm): readonly Food[] {
  return entry === null ? [] : entry.foods;
}

export interface ReadText {
  readonly tokens: readonly Token[];
  readonly found: readonly FoundTerm[];
}

class Finder {
  private readonly tokens: readonly Token[];
  private readonly phrases: PhraseMatcher;
  private readonly matches: Match[] = [];
  private scope: TermFacts | null = null;
  private scopeFrom = 0;
  /** Words of qualifiers that follow their noun: "(egg free, dairy free)". */
  private readonly trailing = new Set<number>();

  constructor(words: Vocabulary, tokens: readonly Token[]) {
    this.tokens = tokens;
    this.phrases = new PhraseMatcher(words, tokens);
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

  /** Handles whatever starts at `at`; returns where to continue. */
  private readFrom(at: number): number {
    this.closeScope(at);
    let match = this.phrases.longestAt(at);
    if (match?.entry?.qualifier && AFTER_FREE.has(this.phrases.word(match.to))) match = this.phrases.wordAt(at);
    if (match === null) return at + 1;
    if (DENIALS.has(this.phrases.word(at - 1)) && this.phrases.gap(at) < GAP.comma) {
      const denied = this.phrases.qualifierAt(at);
      if (denied !== null) return denied;
    }
    const { entry } = match;
    if (entry?.negator) {
      const after = this.readAbsent(match);
      if (after !== null) return after;
    }
    if (entry?.qualifier) {
      this.openQualifier(match, entry.qualifier);
      // A brand of vegan food cancels the milk in its cheese and adds the nuts that it is made of.
      if (entry.facts !== NO_FACTS) this.matches.push({ ...match });
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
    if (NON_FOOD_ENDINGS.has(this.phrases.word(match.to)) && this.phrases.gap(match.to) === GAP.hyphen) {
      this.matches.push({ ...match, facts: NO_FACTS, isAbsent: true });
      return match.to + 1;
    }
    const facts = this.scope === null ? match.facts : without(match.facts, this.scope);
    this.matches.push({ ...match, facts });
    this.keepQualifierOf(match);
    return match.to;
  }

  /** A qualifier applies to its own phrase: up to a break, a boundary word or six words. */
  private closeScope(at: number): void {
    if (this.scope === null) return;
    const gap = this.phrases.gap(at);
    const directlyAfter = at === this.scopeFrom;
    const broken = directlyAfter
      ? gap > GAP.bracketClosed && !this.phrases.startsQualifier(at)
      : gap >= GAP.bracketClosed;
    const joins =
      (AND_WORDS.has(this.phrases.word(at)) || LIST_WORDS.has(this.phrases.word(at))) &&
      this.phrases.startsQualifier(at + 1);
    if (joins && !broken) return;
    // "Stir" ends a phrase, but not as the first word of "stir fry sauce".
    const isBoundary =
      BOUNDARIES.has(this.phrases.word(at)) && (this.phrases.walk(at, GAP.bracketClosed)?.to ?? at) <= at + 1;
    if (broken || isBoundary || at - this.scopeFrom > SCOPE_WORDS) this.scope = null;
  }

  /** "Vegan chicken" is a term of its own; what follows it, as in "vegan chicken nuggets", is vegan too. */
  private keepQualifierOf(match: Match): void {
    if (match.to - match.from < 2) return;
    const end = this.phrases.qualifierAt(match.from);
    if (end === null || end >= match.to) return;
    const negates = this.phrases.walkTo(match.from, end)?.qualifier;
    if (negates == null) return;
    this.scope = this.scope === null ? negates : mergeFacts(this.scope, negates);
    this.scopeFrom = match.to;
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

  /** "pasta (gluten-free)", "pan sin gluten": the qualifier follows its noun and ends the phrase. */
  private qualifiesBefore(match: Match, negates: TermFacts): boolean {
    const { to } = match;
    const ends =
      to >= this.tokens.length || this.phrases.gap(to) >= GAP.bracketClosed || BOUNDARIES.has(this.phrases.word(to));
    if (!ends) return false;
    const before = this.matches.findLast((candidate) => candidate.to <= match.from);
    if (before === undefined || before.isAbsent) return false;
    let at = match.from - 1;
    while (
      at >= before.to &&
      (LABELS.has(this.phrases.word(at)) ||
        FILLERS.has(this.phrases.word(at)) ||
        AND_WORDS.has(this.phrases.word(at)) ||
        this.trailing.has(at))
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
    let isPure = PURE_CLASSES.has(this.phrases.word(first.to - 1));
    for (let count = 0; count < 6; count += 1) {
      let at = last.to;
      const isHanging = this.phrases.gap(at) === GAP.hangingHyphen || this.phrases.word(at) === "";
      if (!isHanging && !isPure) return null;
      if (AND_WORDS.has(this.phrases.word(at)) || LIST_WORDS.has(this.phrases.word(at))) at += 1;
      else if (this.phrases.gap(at) < GAP.comma) return null;
      if (AND_WORDS.has(this.phrases.word(at)) || LIST_WORDS.has(this.phrases.word(at))) at += 1;
      const next = this.phrases.longestAt(at);
      if (next === null) return null;
      if (next.entry?.qualifier) {
        const isFree = /(free|frei\w{0,2}|less|vrije?|fria?|fritt)$/.test(this.phrases.word(next.to - 1));
        return isFree ? { to: next.to, negates: mergeFacts(all, next.entry.qualifier) } : null;
      }
      if (!next.entry?.freeFrom) return null;
      all = mergeFacts(all, next.entry.freeFrom);
      last = next;
      isPure = PURE_CLASSES.has(this.phrases.word(next.to - 1));
    }
    return null;
  }

  /** "without X", "no X, Y or Z": returns where to continue, or null if nothing known is negated. */
  private readAbsent(negator: Match): number | null {
    const previous = this.phrases.word(negator.from - 1);
    if (negator.entry?.negator === "undone by not" && (DENIALS.has(previous) || previous === "without"))
      return negator.to;
    let at = negator.to;
    while (FILLERS.has(this.phrases.word(at)) && this.phrases.gap(at) < GAP.comma) at += 1;
    const isList = this.phrases.gap(at) === GAP.colon;
    if (this.phrases.gap(at) >= GAP.bracketClosed && !isList) return null;
    const first = this.phrases.longestAt(at);
    if (first === null || first.entry?.negator) return null;
    const denied = DENIALS.has(this.phrases.word(negator.to - 1)) ? this.phrases.qualifierAt(at) : null;
    if (denied !== null) return denied;
    if (first.entry?.qualifier) return null;
    const list = this.readList(first, this.phrases.word(negator.from), isList);
    const classes = list.flatMap((match) => (match.entry?.freeFrom ? [match.entry.freeFrom] : []));
    const end = list[list.length - 1]?.to ?? first.to;
    for (const match of list) this.matches.push({ ...match, facts: NO_FACTS, isAbsent: true });
    if (classes.length > 0)
      this.openQualifier({ from: negator.from, to: end, entry: null, facts: NO_FACTS }, classes.reduce(mergeFacts));
    return end;
  }

  /** One negator's list, closed by "or", or, for allergens after "free from", by "and"; "free from:" takes all. */
  private readList(first: Match, negatorWord: string, isList: boolean): readonly Match[] {
    const list: Match[] = [first];
    let sure = 1;
    let at = first.to;
    let onlyClasses = first.entry?.freeFrom != null;
    const andCloses = negatorWord !== "no" && negatorWord !== "non";
    while (at < this.tokens.length) {
      const word = this.phrases.word(at);
      const hasComma = this.phrases.gap(at) === GAP.comma;
      const isOr = LIST_WORDS.has(word);
      const isAnd = AND_WORDS.has(word);
      if (!hasComma && !isOr && !isAnd) break;
      if (this.phrases.gap(at) > GAP.comma) break;
      let next = isOr || isAnd ? at + 1 : at;
      while (FILLERS.has(this.phrases.word(next))) next += 1;
      const match = this.phrases.longestAt(next);
      if (match === null || match.entry?.qualifier || match.entry?.negator) break;
      onlyClasses = onlyClasses && match.entry?.freeFrom != null;
      if (isAnd && !(andCloses && onlyClasses)) break;
      if (isAnd && FILLERS.has(this.phrases.word(match.to))) break;
      list.push(match);
      at = match.to;
      if (isOr || isAnd) sure = list.length;
    }
    return isList ? list : list.slice(0, sure);
  }

  /** "Toast the nuts", "then roll up": a verb, at the start of a clause or after a helper word, with an object. */
  private isVerb(match: Match): boolean {
    const next = this.phrases.word(match.to);
    if (next === "" || this.phrases.gap(match.to) >= GAP.comma || NOUN_FOLLOWERS.has(next)) return false;
    return (
      match.from === 0 ||
      this.phrases.gap(match.from) >= GAP.comma ||
      VERB_LEADERS.has(this.phrases.word(match.from - 1))
    );
  }
}

/** Terms of other scripts, which the vocabulary's phrases lack, in order, with the words that contain them. */
function termsOfScripts(hits: readonly ScriptHit[], tokens: readonly Token[]): readonly FoundTerm[] {
  let first = 0;
  let behind = 0;
  return hits.map(({ start, end, facts, isAbsent }) => {
    while (first < tokens.length && (tokens[first]?.end ?? 0) <= start) first += 1;
    while (behind < tokens.length && (tokens[behind]?.start ?? 0) < end) behind += 1;
    const firstToken = first < tokens.length ? first : 0;
    return { start, end, firstToken, endToken: behind, entry: null, facts: isAbsent ? NO_FACTS : facts, isAbsent };
  });
}

const LONGEST_WHOLE_NAME = 3;

/** "Anchor", "Silk": a brand that is also an ordinary word, if the text has nothing else. */
function termOfWhole(tokens: readonly Token[]): FoundTerm | null {
  const [first, ...others] = tokens;
  if (first === undefined) return null;
  const facts = vocabulary().factsOfWhole(first.word, others);
  if (facts === undefined) return null;
  const end = others[others.length - 1]?.end ?? first.end;
  return { start: first.start, end, firstToken: 0, endToken: tokens.length, entry: null, facts, isAbsent: false };
}

/** The words of a text and its phrases of the vocabulary, in order, with the facts that remain. */
export function readText(text: string): ReadText {
  if (text.length === 0) return { tokens: [], found: [] };
  const tokens = tokenize(text);
  const found = new Finder(vocabulary(), tokens).run();
  const whole = tokens.length > LONGEST_WHOLE_NAME ? null : termOfWhole(tokens);
  const ofScripts = termsOfScripts(scriptHits(text), tokens);
  if (ofScripts.length === 0) return { tokens, found: whole === null ? found : [...found, whole] };
  return { tokens, found: [...found, ...ofScripts].sort((left, right) => left.start - right.start) };
}
