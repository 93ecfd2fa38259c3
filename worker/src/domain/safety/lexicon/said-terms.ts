import { type FoundTerm, readText } from "./find-terms.ts";
import { dietsBroken } from "./term-facts.ts";

/** A term that a text says is there, with what follows from it whoever eats. */
export interface SaidTerm {
  readonly found: FoundTerm;
  /** Diets that it breaks for certain, and those that it may break. */
  readonly certainDiets: number;
  readonly possibleDiets: number;
  /** Of the words that it is made of. */
  readonly stems: readonly string[];
}

/** As many texts as the cookbook has: each comes again in many weeks. They take a fifth of what their words would. */
const KEPT_TEXTS = 8_000;
const kept = new Map<string, readonly SaidTerm[]>();

/** The terms of a text but those that it says are absent; read once as long as they are kept. */
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
