import { FOODS } from "../foods/catalogue.ts";
import { ALLERGENS, type Food } from "../foods/food.ts";
import { Compounds } from "./compounds.ts";
import { stemWord, tokenize } from "./fold.ts";
import { foldText } from "./letters.ts";
import { ENGLISH_TERMS } from "./lexicon.data.ts";
import { DISH_TERMS } from "./lexicon-dishes.data.ts";
import { COMPOUND_PARTS, FOREIGN_TERMS } from "./lexicon-languages.data.ts";
import { FREE_FROM_CLASSES, NEGATORS, QUALIFIERS } from "./qualifiers.data.ts";
import { CORRECTABLE_WORDS } from "./spelling-slips.data.ts";
import {
  animalsOfAllergens,
  factsOfFood,
  maskOf,
  mergeFacts,
  NO_FACTS,
  parseFacts,
  type TermFacts,
} from "./term-facts.ts";

/** What a phrase of the vocabulary is and means. */
export interface Entry {
  readonly phrase: string;
  /** Foods of the catalogue that go by this name. */
  readonly foods: readonly Food[];
  readonly facts: TermFacts;
  /** "gluten-free", "vegan": what it takes away from the thing beside it. */
  readonly qualifier: TermFacts | null;
  /** "gluten", "egg": what "without" before it takes away. */
  readonly freeFrom: TermFacts | null;
  readonly negator: "plain" | "undone by not" | null;
}

const UNKNOWN = -1;
/** A power of two, over twice the edges of today's vocabulary. */
const FIRST_EDGES = 1 << 16;
const NO_FOODS: readonly Food[] = [];
const GERMAN_FREE_ENDINGS = ["frei", "freie", "freier", "freies", "freien", "freiem"];
/** Catalogue names that are too general in a sentence to stand for the food. */
const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set([
  "roll",
  "rolls",
  "wrap",
  "wraps",
  "mince",
  "greens",
  "mix",
  "spread",
  "shell",
  "shells",
  "rub",
  "fresh",
  "light",
  "topping",
  "filling",
  "oil",
  "cooking oil",
  "vegetable oil",
  "frying oil",
  "huile",
  "aceite",
  "olio",
  "tortilla",
  "tortillas",
  "flatbread",
  "lasagne",
  "lasagna",
  "cannelloni",
  "nachos",
  "relish",
]);

interface Draft {
  phrase: string;
  foods: readonly Food[];
  facts: TermFacts;
  qualifier: TermFacts | null;
  freeFrom: TermFacts | null;
  negator: Entry["negator"];
}

/** All phrases that the lexicon knows, as a trie over word stems. Built once, on first use. */
export interface Vocabulary {
  /** Number of hand-written terms (names of the catalogue not counted). */
  readonly termCount: number;
  /** Every phrase, for checks. */
  readonly entries: readonly Entry[];
  stemId(stem: string): number;
  /** The node reached from `node` (0 = start), or -1. */
  step(node: number, stemId: number): number;
  entryAt(node: number): Entry | undefined;
  /** The entry of one word, or of several written as one. */
  entryOfStem(stem: string): Entry | undefined;
  /** Facts of the known parts of a word that is not in the vocabulary itself. */
  compoundFacts(word: string): TermFacts | null;
  /** Stems that a slip of the pen may have meant, for `correctStem`. */
  readonly correctable: ReadonlySet<string>;
}

/** Splits "a, b {c|d}, e" at its commas and multiplies the braces. */
export function expandTerms(list: string): readonly string[] {
  return list.split(", ").flatMap(expandBraces);
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

function dataLines(
  table: string,
  wheatMeansGluten = true,
): readonly (readonly [facts: TermFacts, terms: readonly string[]])[] {
  return table
    .split("\n")
    .filter((line) => line.includes(": "))
    .map((line) => {
      const colon = line.indexOf(": ");
      return [parseFacts(line.slice(0, colon), wheatMeansGluten), expandTerms(line.slice(colon + 2))] as const;
    });
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

const E_NUMBER = /^e(\d{3,4})$/;

/** "käse" is also written "kaese", "e223" also "e 223". */
function spellings(term: string): readonly string[] {
  const additive = E_NUMBER.exec(term)?.[1];
  if (additive !== undefined) return [term, `e ${additive}`];
  const spelled = term.replace(/[äöü]/g, (umlaut) => UMLAUTS[umlaut] ?? umlaut);
  return spelled === term ? [term] : [term, spelled];
}

const PLAIN_PHRASE = /^[a-z][a-z -]*$/;

/** The words of a phrase; the long way round only for signs and digits. */
function wordsOf(phrase: string): readonly string[] {
  const folded = PLAIN_PHRASE.test(phrase) ? phrase : foldText(phrase).text;
  if (!PLAIN_PHRASE.test(folded)) return tokenize(phrase).map((token) => token.word);
  return folded.includes("-") || folded.includes("  ") ? folded.split(/[ -]+/) : folded.split(" ");
}

/** Which node a stem leads to from which node: an open hash table in typed arrays, since a map for every node costs most of the build. */
class Edges {
  private from = new Int32Array(FIRST_EDGES).fill(UNKNOWN);
  private stem = new Int32Array(FIRST_EDGES);
  private to = new Int32Array(FIRST_EDGES);
  private count = 0;

  get(node: number, stemId: number): number {
    const at = this.slotOf(node, stemId);
    return this.from[at] === UNKNOWN ? UNKNOWN : (this.to[at] ?? UNKNOWN);
  }

  set(node: number, stemId: number, next: number): void {
    if (this.count * 2 >= this.from.length) this.grow();
    const at = this.slotOf(node, stemId);
    if (this.from[at] === UNKNOWN) this.count += 1;
    this.from[at] = node;
    this.stem[at] = stemId;
    this.to[at] = next;
  }

  /** The slot of the pair, or the free one where it belongs. */
  private slotOf(node: number, stemId: number): number {
    const mask = this.from.length - 1;
    let at = (Math.imul(node, 0x9e3779b1) ^ Math.imul(stemId, 0x85ebca6b)) >>> 0;
    at = (at ^ (at >>> 15)) & mask;
    while (this.from[at] !== UNKNOWN && (this.from[at] !== node || this.stem[at] !== stemId)) at = (at + 1) & mask;
    return at;
  }

  private grow(): void {
    const { from, stem, to } = this;
    this.from = new Int32Array(from.length * 2).fill(UNKNOWN);
    this.stem = new Int32Array(from.length * 2);
    this.to = new Int32Array(from.length * 2);
    this.count = 0;
    from.forEach((node, at) => {
      if (node !== UNKNOWN) this.set(node, stem[at] ?? 0, to[at] ?? 0);
    });
  }
}

class Builder implements Vocabulary {
  termCount = 0;
  readonly entries: Draft[] = [];
  readonly correctable = new Set(CORRECTABLE_WORDS.trim().split(/\s+/).map(stemWord));
  private readonly stemIds = new Map<string, number>();
  private readonly idsOfWords = new Map<string, number>();
  private readonly edges = new Edges();
  private readonly drafts: (Draft | undefined)[] = [undefined];
  private readonly joined = new Map<string, Draft>();
  private readonly compounds = new Compounds();

  stemId(stem: string): number {
    return this.stemIds.get(stem) ?? UNKNOWN;
  }

  step(node: number, stemId: number): number {
    return this.edges.get(node, stemId);
  }

  entryAt(node: number): Entry | undefined {
    return this.drafts[node];
  }

  entryOfStem(stem: string): Entry | undefined {
    const id = this.stemId(stem);
    const node = id < 0 ? UNKNOWN : this.step(0, id);
    return (node < 0 ? undefined : this.drafts[node]) ?? this.joined.get(stem);
  }

  /** The draft of a phrase, made when new. */
  private draft(phrase: string): Draft | null {
    const words = wordsOf(phrase);
    if (words.length === 0) return null;
    let node = 0;
    for (const word of words) node = this.stepMaking(node, this.idOfWord(word));
    const known = this.drafts[node];
    if (known !== undefined) return known;
    const made: Draft = { phrase, foods: NO_FOODS, facts: NO_FACTS, qualifier: null, freeFrom: null, negator: null };
    this.drafts[node] = made;
    this.entries.push(made);
    if (words.length === 2) {
      const joinedStem = stemWord(`${words[0]}${words[1]}`);
      if (joinedStem.length >= 6) this.joined.set(joinedStem, made);
    }
    return made;
  }

  /** The id of a word's stem, made when new; words come again and again, and stemming costs more than looking up. */
  private idOfWord(word: string): number {
    const known = this.idsOfWords.get(word);
    if (known !== undefined) return known;
    const stem = stemWord(word);
    let id = this.stemIds.get(stem);
    if (id === undefined) {
      id = this.stemIds.size;
      this.stemIds.set(stem, id);
    }
    this.idsOfWords.set(word, id);
    return id;
  }

  private stepMaking(node: number, id: number): number {
    let next = this.edges.get(node, id);
    if (next < 0) {
      next = this.drafts.length;
      this.drafts.push(undefined);
      this.edges.set(node, id, next);
    }
    return next;
  }

  addTerm(term: string, facts: TermFacts): void {
    for (const spelling of spellings(term)) {
      const draft = this.draft(spelling);
      if (draft === null) continue;
      draft.facts = draft.facts === NO_FACTS ? facts : mergeFacts(draft.facts, facts);
      this.termCount += 1;
    }
  }

  /** "Thai red curry paste" may hold what "curry paste" may hold, where the food's label confirms it. */
  private possibleIn(words: readonly string[], food: Food): number {
    if (food.mayContain.length === 0) return 0;
    let may = 0;
    for (let from = 0; from < words.length; from += 1) {
      let node = 0;
      for (let at = from; at < words.length && node >= 0; at += 1) {
        const id = this.stemId(stemWord(words[at] ?? ""));
        node = id < 0 ? UNKNOWN : this.step(node, id);
        if (node >= 0 && at > from) may |= this.drafts[node]?.facts.may ?? 0;
      }
    }
    return may & maskOf(ALLERGENS, food.mayContain);
  }

  addFood(name: string, food: Food, ownFacts: TermFacts): void {
    if (AMBIGUOUS_NAMES.has(name.toLowerCase())) return;
    const draft = this.draft(name);
    if (draft === null || draft.foods.includes(food)) return;
    const may = this.possibleIn(wordsOf(name), food);
    const facts = may === 0 ? ownFacts : { ...ownFacts, may, mayAnimals: animalsOfAllergens(may) };
    // A name shared by several foods breaks a diet only for certain when each of them does.
    const diets = draft.foods.length > 0 ? draft.facts.diets & facts.diets : facts.diets;
    draft.foods = draft.foods === NO_FOODS ? [food] : [...draft.foods, food];
    draft.facts = draft.facts === NO_FACTS ? facts : { ...mergeFacts(draft.facts, facts), diets };
  }

  addQualifier(phrase: string, negates: TermFacts): void {
    for (const spelling of spellings(phrase)) {
      const draft = this.draft(spelling);
      if (draft !== null) draft.qualifier = draft.qualifier === null ? negates : mergeFacts(draft.qualifier, negates);
    }
  }

  addFreeFromClass(word: string, negates: TermFacts): void {
    const draft = this.draft(word);
    if (draft !== null) draft.freeFrom = draft.freeFrom === null ? negates : mergeFacts(draft.freeFrom, negates);
    for (const spelling of spellings(word)) {
      for (const phrase of [`${spelling} free`, `${spelling}free`, `non ${spelling}`, `${spelling}less`])
        this.addQualifier(phrase, negates);
      if (!spelling.includes(" "))
        for (const ending of GERMAN_FREE_ENDINGS) this.addQualifier(`${spelling}${ending}`, negates);
    }
  }

  addNegator(phrase: string): void {
    const undone = phrase.startsWith("!");
    const draft = this.draft(undone ? phrase.slice(1) : phrase);
    if (draft !== null) draft.negator = undone ? "undone by not" : "plain";
  }

  addPart(part: string, facts: TermFacts): void {
    const endOnly = part.startsWith("*");
    for (const spelling of spellings(endOnly ? part.slice(1) : part))
      this.compounds.add(wordsOf(spelling).join(""), facts, endOnly);
  }

  compoundFacts(word: string): TermFacts | null {
    return this.compounds.factsOf(word);
  }
}

function build(): Vocabulary {
  const builder = new Builder();
  for (const [facts, terms] of dataLines(ENGLISH_TERMS)) for (const term of terms) builder.addTerm(term, facts);
  for (const [facts, terms] of dataLines(FOREIGN_TERMS)) for (const term of terms) builder.addTerm(term, facts);
  for (const [facts, terms] of dataLines(DISH_TERMS)) for (const term of terms) builder.addTerm(term, facts);
  for (const food of FOODS.values()) {
    const names = [food.name, food.plural, ...food.aliases];
    const facts = factsOfFood(food);
    for (const name of names) builder.addFood(name, food, facts);
  }
  for (const [negates, words] of dataLines(FREE_FROM_CLASSES, false))
    for (const word of words) builder.addFreeFromClass(word, withAnimals(negates));
  for (const [negates, words] of dataLines(QUALIFIERS, false))
    for (const word of words) builder.addQualifier(word, withAnimals(negates));
  for (const negator of NEGATORS.split(", ")) builder.addNegator(negator);
  for (const [facts, parts] of dataLines(COMPOUND_PARTS)) for (const part of parts) builder.addPart(part, facts);
  return builder;
}

/** What takes an allergen away takes the possibility away too. */
function withAnimals(negates: TermFacts): TermFacts {
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
  built ??= build();
  return built;
}
