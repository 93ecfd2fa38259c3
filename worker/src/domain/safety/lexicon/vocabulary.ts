import { FOODS, visitFoodNames } from "../../foods/catalogue/catalogue.ts";
import { WORDS_ABROAD } from "../../foods/resolver/words/kitchen-abroad.data.ts";
import { Compounds } from "./compounds.ts";
import { stemWord } from "./letters/fold.ts";
import { foldText } from "./letters/letters.ts";
import type { Entry, PhraseMeaning } from "./phrase-entry.ts";
import type { CorrectableStems } from "./spelling-slips.ts";
import { factsOfNotation, NO_FACTS, parseFacts, type TermFacts } from "./term-facts.ts";
import { type WordNode, WordTree } from "./word-tree.ts";
import { ENGLISH_TERMS } from "./words/lexicon.data.ts";
import { BRAND_TERMS } from "./words/lexicon-brands.data.ts";
import { DISH_TERMS } from "./words/lexicon-dishes.data.ts";
import { KITCHEN_TERMS } from "./words/lexicon-kitchens.data.ts";
import { COMPOUND_PARTS, DISH_ENDS, DISH_STARTS, FOREIGN_TERMS } from "./words/lexicon-languages.data.ts";
import { MAKER_TERMS, WHOLE_NAMES } from "./words/lexicon-makers.data.ts";
import { WORLD_TERMS } from "./words/lexicon-world.data.ts";
import { FREE_FROM_CLASSES, NEGATORS, QUALIFIERS } from "./words/qualifiers.data.ts";
import { CORRECTABLE_WORDS } from "./words/spelling-slips.data.ts";

/** Letters of the longest word that is looked up directly. */
export const LONGEST_WORD = 64;
/** Catalogue names that are too general in a sentence to mean the food. */
const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set(
  "roll, rolls, wrap, wraps, mince, greens, mix, spread, shell, shells, rub, fresh, light, topping, filling, gluten-free soy, oil, cooking oil, vegetable oil, frying oil, huile, aceite, olio, tortilla, tortillas, flatbread, lasagne, lasagna, cannelloni, nachos, relish, omena, mel".split(
    ", ",
  ),
);

const TABLES_WITH_SLIPS = [ENGLISH_TERMS, FOREIGN_TERMS, DISH_TERMS, WORLD_TERMS, BRAND_TERMS];
const TABLES = [...TABLES_WITH_SLIPS, KITCHEN_TERMS, MAKER_TERMS];
const NO_LETTERS = /[^\p{L}\p{N}]+/u;
const PLAIN_WORD = /^[a-z]*$/;
/** "glutenfrei", "nussfreie", "eggless", "notenvrij", "mjölkfri", "fleischlos", "glutensiz". */
const FREE_WORD = /^(.{2,24}?)s?(?:frei(?:e[rsnm]?)?|vrije?|fria?|frie|fritt|free|less|lose?[rsnm]?|s[iu]z)$/;
/** Words whose typos are recognized; shorter ones resemble too many other words. */
const ONE_WORD = /^[a-z]{4,}$/;
/** The same for foreign words and brands, which few people misspell in English. */
const ONE_LONG_WORD = /^[a-z]{7,}$/;

/** All phrases that the lexicon knows. Built once, on first use; each branch is expanded when its first word occurs. */
export interface Vocabulary {
  /** The node of all phrases that begin with this stem. */
  start(stem: string): WordNode | undefined;
  /** The entry of one word, or of two written as one. */
  entryOfStem(stem: string): Entry | undefined;
  /** Whether any phrase has the word, at any place. */
  knows(stem: string): boolean;
  /** "glutenfrei": a word whose ending makes it a qualifier. */
  qualifierOf(word: string): Entry | null;
  /** Facts of the known parts of a word that is not in the vocabulary itself. */
  compoundFacts(word: string): TermFacts | null;
  /** What a brand that is also an ordinary word contains, if the text has only these words. */
  factsOfWhole(first: string, others: readonly { readonly word: string }[]): TermFacts | undefined;
  /** Stems that a typo may have meant. */
  correctable(): CorrectableStems;
}

/** Splits "a, b {c|d}, e" at its commas and expands the braces. */
export function expandTerms(list: string): readonly string[] {
  const terms = list.split(", ");
  return list.includes("{") ? terms.flatMap(expandBraces) : terms;
}

function expandBraces(term: string): readonly string[] {
  const open = term.indexOf("{");
  if (open < 0) return [term.trim()];
  const close = term.indexOf("}", open);
  const head = term.slice(0, open);
  const tail = term.slice(close + 1);
  return term
    .slice(open + 1, close)
    .split("|")
    .flatMap((choice) => expandBraces(`${head}${choice}${tail}`));
}

function* dataLines(
  table: string,
  wheatMeansGluten = true,
): Generator<readonly [facts: TermFacts, terms: readonly string[]]> {
  for (const line of table.split("\n")) {
    const colon = line.indexOf(": ");
    if (colon < 0) continue;
    yield [parseFacts(line.slice(0, colon), wheatMeansGluten), expandTerms(line.slice(colon + 2))];
  }
}

const PLAIN_TERM = /^[a-z -]+$/;
const UMLAUT = /[äöü]/g;
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };
const E_NUMBER = /^e(\d{3,4})$/;

/** "käse" is also written "kaese", "e223" also "e 223". */
function spellings(term: string): readonly string[] {
  if (PLAIN_TERM.test(term)) return [term];
  const additive = E_NUMBER.exec(term)?.[1];
  if (additive !== undefined) return [term, `e ${additive}`];
  const spelled = term.replace(UMLAUT, (umlaut) => UMLAUTS[umlaut] ?? umlaut);
  return spelled === term ? [term] : [term, spelled];
}

class LazyVocabulary implements Vocabulary {
  private readonly tree = new WordTree(
    (id, name) => (AMBIGUOUS_NAMES.has(name.toLowerCase()) ? undefined : FOODS.get(id)),
    (term) => expandBraces(term).flatMap(spellings),
  );
  private compounds: Compounds | null = null;
  private allStems: Set<string> | null = null;
  private slipStems: CorrectableStems | null = null;
  /** By the first word, then by the words after it. */
  private readonly wholeNames = new Map<string, Map<string, TermFacts>>();

  constructor() {
    for (const table of TABLES) this.plantTable(table);
    for (const [facts, names] of dataLines(WHOLE_NAMES)) {
      for (const name of names) {
        const [first = "", ...others] = name.split(" ");
        this.wholeNames.set(first, (this.wholeNames.get(first) ?? new Map()).set(others.join(" "), facts));
      }
    }
    let meaning: Extract<PhraseMeaning, { kind: "food" }> | null = null;
    visitFoodNames((id, text, start, end) => {
      if (meaning?.id !== id) meaning = { kind: "food", id };
      this.tree.addPlace(text, start, end, meaning);
    });
    for (const [negates, words] of dataLines(FREE_FROM_CLASSES, false)) {
      const all = withPossible(negates);
      for (const word of words) this.tree.add(word, { kind: "free from", negates: all });
      this.add(
        words.flatMap((word) => [`${word} free`, `non ${word}`]),
        { kind: "qualifier", negates: all },
      );
    }
    for (const [negates, words] of dataLines(QUALIFIERS, false))
      this.add(words, { kind: "qualifier", negates: withPossible(negates) });
    for (const word of NEGATORS.split(", ")) {
      if (word.startsWith("!")) this.tree.add(word.slice(1), { kind: "negator", negator: "undone by not" });
      else this.tree.add(word, { kind: "negator", negator: "plain" });
    }
  }

  /** The terms of a table, as positions in its text. */
  private plantTable(table: string): void {
    let end = 0;
    for (let start = 0; start < table.length; start = end + 1) {
      const lineBreak = table.indexOf("\n", start);
      end = lineBreak < 0 ? table.length : lineBreak;
      const line = table.slice(start, end);
      const colon = line.indexOf(": ");
      if (colon < 0) continue;
      const facts = factsOfNotation(line.slice(0, colon));
      const meaning: PhraseMeaning = isEmpty(facts) ? { kind: "false friend" } : { kind: "term", facts };
      let at = start + colon + 2;
      while (at < end) {
        const comma = table.indexOf(", ", at);
        const to = comma < 0 || comma > end ? end : comma;
        this.tree.addPlace(table, at, to, meaning);
        at = to + 2;
      }
    }
  }

  private add(terms: readonly string[], meaning: PhraseMeaning): void {
    for (const term of terms) this.tree.add(term, meaning);
  }

  start(stem: string): WordNode | undefined {
    return this.tree.start(stem);
  }

  entryOfStem(stem: string): Entry | undefined {
    return this.tree.entryOfStem(stem, LONGEST_WORD);
  }

  knows(stem: string): boolean {
    if (this.allStems === null) {
      const names: string[] = [];
      visitFoodNames((_, all, start, end) => {
        names.push(all.slice(start, end));
      });
      // Brand names are not evidence of a correct spelling: "Calvé mayonaise".
      const text = [
        ...TABLES_WITH_SLIPS,
        KITCHEN_TERMS,
        ...names,
        WORDS_ABROAD,
        FREE_FROM_CLASSES,
        QUALIFIERS,
        NEGATORS,
      ]
        .join(" ")
        .toLowerCase();
      this.allStems = new Set();
      for (const word of new Set(text.split(NO_LETTERS))) this.allStems.add(stemOf(word));
    }
    return this.allStems.has(stem);
  }

  factsOfWhole(first: string, others: readonly { readonly word: string }[]): TermFacts | undefined {
    return this.wholeNames.get(first)?.get(others.map(({ word }) => word).join(" "));
  }

  qualifierOf(word: string): Entry | null {
    const head = FREE_WORD.exec(word)?.[1];
    if (head === undefined) return null;
    const negates =
      this.tree.start(stemWord(head))?.entry?.freeFrom ?? this.tree.start(stemWord(`${head}s`))?.entry?.freeFrom;
    if (negates == null) return null;
    return { phrase: word, foods: [], facts: NO_FACTS, qualifier: negates, freeFrom: null, negator: null };
  }

  compoundFacts(word: string): TermFacts | null {
    if (this.compounds === null) {
      this.compounds = new Compounds((letters) => this.factsOfWord(letters));
      for (const [facts, parts] of dataLines(COMPOUND_PARTS)) {
        for (const part of parts) {
          const endOnly = part.startsWith("*");
          for (const spelling of spellings(endOnly ? part.slice(1) : part))
            this.compounds.add(foldText(spelling).text, facts, endOnly);
        }
      }
      for (const [facts, starts] of dataLines(DISH_STARTS))
        for (const start of starts.flatMap(spellings)) this.compounds.addDishStart(foldText(start).text, facts);
      for (const end of DISH_ENDS.split(" ")) this.compounds.addDishEnd(foldText(end).text);
      this.compounds.sort();
    }
    return this.compounds.factsOf(word);
  }

  private factsOfWord(letters: string): TermFacts | null {
    const entry = this.tree.start(stemWord(letters))?.entry;
    return entry === undefined || entry.qualifier !== null || entry.negator !== null ? null : entry.facts;
  }

  correctable(): CorrectableStems {
    if (this.slipStems === null) {
      const common = new Set(CORRECTABLE_WORDS.trim().split(/\s+/).map(stemWord));
      const others = new Set<string>();
      for (const table of TABLES_WITH_SLIPS) {
        const isEnglish = table === ENGLISH_TERMS;
        for (const [{ contains, animals }, terms] of dataLines(table)) {
          if (contains === 0 && (animals === 0 || !isEnglish)) continue;
          for (const term of terms)
            if ((isEnglish ? ONE_WORD : ONE_LONG_WORD).test(term)) (isEnglish ? common : others).add(stemWord(term));
        }
      }
      for (const { contains, name, aliases } of FOODS.values()) {
        if (contains.length === 0) continue;
        if (ONE_WORD.test(name)) common.add(stemWord(name));
        for (const alias of aliases) if (ONE_LONG_WORD.test(alias)) others.add(stemWord(alias));
      }
      this.slipStems = { common, others };
    }
    return this.slipStems;
  }
}

function stemOf(word: string): string {
  return stemWord(PLAIN_WORD.test(word) ? word : foldText(word).text);
}

function isEmpty({ contains, may, dish, animals, mayAnimals, dishAnimals, traits }: TermFacts): boolean {
  return (contains | may | dish | animals | mayAnimals | dishAnimals | traits) === 0;
}

/** Whatever cancels an allergen also cancels it as a possibility. */
function withPossible(negates: TermFacts): TermFacts {
  return {
    ...negates,
    may: negates.contains,
    mayAnimals: negates.animals,
    dish: negates.contains,
    dishAnimals: negates.animals,
  };
}

let built: Vocabulary | null = null;

export function vocabulary(): Vocabulary {
  built ??= new LazyVocabulary();
  return built;
}
