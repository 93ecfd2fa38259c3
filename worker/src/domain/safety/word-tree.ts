import { ALLERGENS, type Food, type FoodId } from "../foods/food.ts";
import { stemWord, tokenize } from "./fold.ts";
import { foldText } from "./letters.ts";
import { animalsOfAllergens, factsOfFood, maskOf, mergeFacts, NO_FACTS, type TermFacts } from "./term-facts.ts";

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

/** A word of one or several phrases: the entry that ends with it, and the words that may follow. */
export interface WordNode {
  readonly entry: Entry | undefined;
  readonly next: ReadonlyMap<string, WordNode> | undefined;
}

/** What a line of the tables says about a phrase. */
export type Saying =
  | { readonly kind: "term"; readonly facts: TermFacts }
  | { readonly kind: "food"; readonly id: FoodId }
  | { readonly kind: "qualifier"; readonly negates: TermFacts }
  | { readonly kind: "free from"; readonly negates: TermFacts }
  | { readonly kind: "negator"; readonly negator: NonNullable<Entry["negator"]> };

interface Draft {
  phrase: string;
  foods: readonly Food[];
  facts: TermFacts;
  qualifier: TermFacts | null;
  freeFrom: TermFacts | null;
  negator: Entry["negator"];
  /** What the hand-written terms alone say may be in it. */
  termMay: number;
}

interface Node extends WordNode {
  entry: Draft | undefined;
  next: Map<string, Node> | undefined;
}

/** Phrases that begin with the same stem; their tree grows when that word is first met. */
interface Group {
  readonly phrases: string[];
  readonly sayings: Saying[];
  readonly root: Node;
  stage: "seed" | "terms" | "grown";
}

const JOINED_MIN_LETTERS = 6;
const JOINED_LIMIT = 20_000;
const NO_FOODS: readonly Food[] = [];
const PLAIN_PHRASE = /^[a-z][a-z -]*$/;

/** The words of a phrase; the long way round only for signs and digits. */
function wordsOf(phrase: string): readonly string[] {
  const folded = PLAIN_PHRASE.test(phrase) ? phrase : foldText(phrase).text;
  if (!PLAIN_PHRASE.test(folded)) return tokenize(phrase).map((token) => token.word);
  return folded.includes("-") || folded.includes("  ") ? folded.split(/[ -]+/) : folded.split(" ");
}

function firstWordOf(phrase: string): string {
  if (!PLAIN_PHRASE.test(phrase)) return wordsOf(phrase)[0] ?? "";
  const space = phrase.indexOf(" ");
  const hyphen = phrase.indexOf("-");
  const end = space < 0 || (hyphen >= 0 && hyphen < space) ? hyphen : space;
  return end < 0 ? phrase : phrase.slice(0, end);
}

/** All phrases as a tree over word stems. Planting is cheap; a branch grows when its first word is looked up. */
export class WordTree {
  private readonly groups = new Map<string, Group>();
  private readonly groupsOfWords = new Map<string, Group>();
  private readonly foodOf: (id: FoodId) => Food | undefined;
  private allStems: Set<string> | null = null;
  /** Words asked for that may be two written as one; bounded, so that no text can make it grow. */
  private readonly joined = new Map<string, Entry | null>();

  constructor(foodOf: (id: FoodId) => Food | undefined) {
    this.foodOf = foodOf;
  }

  plant(phrase: string, saying: Saying): void {
    const word = firstWordOf(phrase);
    if (word === "") return;
    let group = this.groupsOfWords.get(word);
    if (group === undefined) {
      const stem = stemWord(word);
      group = this.groups.get(stem);
      if (group === undefined) {
        group = { phrases: [], sayings: [], root: { entry: undefined, next: undefined }, stage: "seed" };
        this.groups.set(stem, group);
      }
      this.groupsOfWords.set(word, group);
    }
    group.phrases.push(phrase);
    group.sayings.push(saying);
  }

  /** The node of phrases that begin with this stem. */
  start(stem: string): WordNode | undefined {
    const group = this.groups.get(stem);
    if (group === undefined) return undefined;
    if (group.stage !== "grown") {
      this.growTerms(group);
      this.growFoods(group);
    }
    return group.root;
  }

  /** The entry of one word, or of two written as one. */
  entryOfStem(stem: string, longest: number): Entry | undefined {
    const entry = this.start(stem)?.entry;
    if (entry !== undefined || stem.length < JOINED_MIN_LETTERS || stem.length > longest) return entry;
    const known = this.joined.get(stem);
    if (known !== undefined) return known ?? undefined;
    if (this.joined.size >= JOINED_LIMIT) this.joined.clear();
    const found = this.findJoined(stem);
    this.joined.set(stem, found ?? null);
    return found;
  }

  private findJoined(stem: string): Entry | undefined {
    for (let at = 2; at <= stem.length - 2; at += 1) {
      const next = this.start(stemWord(stem.slice(0, at)))?.next;
      if (next === undefined) continue;
      const rest = stem.slice(at);
      const joined = next.get(rest)?.entry ?? next.get(`${rest}e`)?.entry ?? next.get(stemWord(rest))?.entry;
      if (joined !== undefined) return joined;
    }
    return undefined;
  }

  /** Whether any phrase has the word, at any place. */
  has(stem: string): boolean {
    if (this.groups.has(stem)) return true;
    if (this.allStems === null) {
      this.allStems = new Set();
      for (const { phrases } of this.groups.values())
        for (const phrase of phrases) {
          if (PLAIN_PHRASE.test(phrase) && !phrase.includes(" ") && !phrase.includes("-")) continue;
          for (const word of wordsOf(phrase)) this.allStems.add(stemWord(word));
        }
    }
    return this.allStems.has(stem);
  }

  private growTerms(group: Group): void {
    if (group.stage !== "seed") return;
    group.stage = "terms";
    group.phrases.forEach((phrase, at) => {
      const saying = group.sayings[at];
      if (saying === undefined || saying.kind === "food") return;
      const draft = draftOf(group.root, phrase);
      switch (saying.kind) {
        case "term":
          draft.facts = draft.facts === NO_FACTS ? saying.facts : mergeFacts(draft.facts, saying.facts);
          draft.termMay = draft.facts.may;
          break;
        case "qualifier":
          draft.qualifier = draft.qualifier === null ? saying.negates : mergeFacts(draft.qualifier, saying.negates);
          break;
        case "free from":
          draft.freeFrom = draft.freeFrom === null ? saying.negates : mergeFacts(draft.freeFrom, saying.negates);
          break;
        case "negator":
          draft.negator = saying.negator;
      }
    });
  }

  private growFoods(group: Group): void {
    group.stage = "grown";
    group.phrases.forEach((phrase, at) => {
      const saying = group.sayings[at];
      const food = saying?.kind === "food" ? this.foodOf(saying.id) : undefined;
      if (food === undefined) return;
      const draft = draftOf(group.root, phrase);
      if (draft.foods.includes(food)) return;
      const may = this.possibleIn(wordsOf(phrase), food);
      const own = factsOfFood(food);
      const facts = may === 0 ? own : { ...own, may, mayAnimals: animalsOfAllergens(may) };
      // A name shared by several foods breaks a diet only for certain when each of them does.
      const diets = draft.foods.length > 0 ? draft.facts.diets & facts.diets : facts.diets;
      draft.foods = draft.foods === NO_FOODS ? [food] : [...draft.foods, food];
      draft.facts = draft.facts === NO_FACTS ? facts : { ...mergeFacts(draft.facts, facts), diets };
    });
  }

  /** "Thai red curry paste" may hold what "curry paste" may hold, where the food's label confirms it. */
  private possibleIn(words: readonly string[], food: Food): number {
    if (food.mayContain.length === 0) return 0;
    let may = 0;
    for (let from = 0; from < words.length; from += 1) {
      const group = this.groups.get(stemWord(words[from] ?? ""));
      if (group === undefined) continue;
      this.growTerms(group);
      let node: Node | undefined = group.root;
      for (let at = from + 1; at < words.length && node !== undefined; at += 1) {
        node = node.next?.get(stemWord(words[at] ?? ""));
        may |= node?.entry?.termMay ?? 0;
      }
    }
    return may & maskOf(ALLERGENS, food.mayContain);
  }
}

/** The draft of a phrase under its first word's node, made when new. */
function draftOf(root: Node, phrase: string): Draft {
  const words = wordsOf(phrase);
  let node = root;
  for (let at = 1; at < words.length; at += 1) {
    const stem = stemWord(words[at] ?? "");
    node.next ??= new Map();
    let next = node.next.get(stem);
    if (next === undefined) {
      next = { entry: undefined, next: undefined };
      node.next.set(stem, next);
    }
    node = next;
  }
  node.entry ??= {
    phrase,
    foods: NO_FOODS,
    facts: NO_FACTS,
    qualifier: null,
    freeFrom: null,
    negator: null,
    termMay: 0,
  };
  return node.entry;
}
