import { type FoundTerm, readText } from "./find-terms.ts";
import { dietsBroken } from "./term-facts.ts";

/** A term that a text mentions as present, with the facts that do not depend on the eater. */
export interface SaidTerm {
  readonly found: FoundTerm;
  /** Diets that it breaks for certain, and those that it may break. */
  readonly certainDiets: number;
  readonly possibleDiets: number;
  /** The range of its words. */
  readonly stems: readonly string[];
}

/**
 * As many texts as the cookbook has, because each occurs in many weeks. Storing their words would take five times the
 * memory.
 */
const KEPT_TEXTS = 8_000;
const kept = new Map<string, readonly SaidTerm[]>();

/** The terms of a text, except those that it says are absent; cached. */
export function saidTerms(text: string): readonly SaidTerm[] {
  let terms = kept.get(text);
  if (terms === undefined) {
    terms = findSaid(text);
    if (kept.size >= KEPT_TEXTS) kept.clear();
    kept.set(text, terms);
  }
  return terms;
}

function findSaid(text: string): readonly SaidTerm[] {
  const { tokens, found } = readText(text);
  return found
    .filter(({ isAbsent }) => !isAbsent)
    .map((one) => {
      const { certain, possible } = dietsBroken(one.facts);
      const stems = tokens.slice(one.firstToken, one.endToken).map(({ stem }) => stem);
      return { found: one, certainDiets: certain, possibleDiets: possible, stems };
    });
}
