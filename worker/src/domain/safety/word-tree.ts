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
  | { readonly kind: "false friend" }
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
  /** Hand-written as a false friend: what a catalogue food of that name holds is the ingredient's business. */
  isFalseFriend: boolean;
}

interface Node extends WordNode {
  entry: Draft | undefined;
  next: Map<string, Node> | undefined;
}

const NONE = -1;
const NUMBERS_EACH = 4;
/** Over today's number of phrases. */
const FIRST_PLACES = 1 << 15;
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

const SIMPLE_WORD = /^[a-z]+$/;

/** The stem that a phrase begins with, from its first word as written. */
function stemOfHead(head: string, phrase: () => string): string {
  if (SIMPLE_WORD.test(head)) return stemWord(head);
  const lower = head.toLowerCase();
  return stemWord(SIMPLE_WORD.test(lower) ? lower : (wordsOf(phrase())[0] ?? ""));
}

/** Phrases as places in texts: strings of their own would cost a cold start most of its time. */
class Places {
  count = 0;
  private readonly texts: string[] = [];
  private readonly sayings: Saying[] = [];
  /** Four numbers each: text, start, end, saying. */
  private numbers = new Int32Array(NUMBERS_EACH * FIRST_PLACES);

  push(text: string, start: number, end: number, saying: Saying): number {
    if (this.texts[this.texts.length - 1] !== text) this.texts.push(text);
    if (this.sayings[this.sayings.length - 1] !== saying) this.sayings.push(saying);
    const at = this.count * NUMBERS_EACH;
    if (at >= this.numbers.length) {
      const grown = new Int32Array(this.numbers.length * 2);
      grown.set(this.numbers);
      this.numbers = grown;
    }
    this.numbers[at] = this.texts.length - 1;
    this.numbers[at + 1] = start;
    this.numbers[at + 2] = end;
    this.numbers[at + 3] = this.sayings.length - 1;
    this.count += 1;
    return this.count - 1;
  }

  phrase(place: number): string {
    const at = place * NUMBERS_EACH;
    return (this.texts[this.numbers[at] ?? 0] ?? "").slice(this.numbers[at + 1], this.numbers[at + 2]);
  }

  saying(place: number): Saying | undefined {
    return this.sayings[this.numbers[place * NUMBERS_EACH + 3] ?? 0];
  }
}

/** The food that goes by a name, unless the name is too general. */
type FoodOf = (id: FoodId, name: string) => Food | undefined;

/** All phrases as a tree over word stems. Planting is cheap; a branch grows when its first word is looked up. */
export class WordTree {
  private readonly places = new Places();
  private lastHead = "";
  private lastStem = "";
  /** Phrases that begin with the same stem are a chain: the first and the last of each, and the one that follows. */
  private readonly firstOf = new Map<string, number>();
  private lastOf = new Int32Array(FIRST_PLACES);
  private following = new Int32Array(FIRST_PLACES);
  private readonly roots = new Map<number, Node>();
  private readonly withFoods = new Set<number>();
  private readonly foodOf: FoodOf;
  /** Words asked for that may be two written as one; bounded, so that no text can make it grow. */
  private readonly joined = new Map<string, Entry | null>();

  constructor(foodOf: FoodOf) {
    this.foodOf = foodOf;
  }

  plant(phrase: string, saying: Saying): void {
    this.plantPlace(phrase, 0, phrase.length, saying);
  }

  /** Plants the phrase between two places of a text. */
  plantPlace(text: string, start: number, end: number, saying: Saying): void {
    const space = text.indexOf(" ", start);
    const head = text.slice(start, space < 0 || space > end ? end : space);
    // Phrases of one first word often stand together.
    const stem = head === this.lastHead ? this.lastStem : stemOfHead(head, () => text.slice(start, end));
    this.lastHead = head;
    this.lastStem = stem;
    if (stem === "") return;
    const at = this.places.push(text, start, end, saying);
    if (at >= this.following.length) this.grow();
    this.following[at] = NONE;
    this.lastOf[at] = at;
    const first = this.firstOf.get(stem);
    if (first === undefined) {
      this.firstOf.set(stem, at);
    } else {
      this.following[this.lastOf[first] ?? first] = at;
      this.lastOf[first] = at;
    }
  }

  private grow(): void {
    const { lastOf, following } = this;
    this.lastOf = new Int32Array(lastOf.length * 2);
    this.lastOf.set(lastOf);
    this.following = new Int32Array(following.length * 2);
    this.following.set(following);
  }

  /** The node of phrases that begin with this stem. */
  start(stem: string): WordNode | undefined {
    const first = this.firstOf.get(stem);
    if (first === undefined) return undefined;
    const root = this.rootWithTerms(first);
    if (!this.withFoods.has(first)) this.growFoods(first, root);
    return root;
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

  private rootWithTerms(first: number): Node {
    const known = this.roots.get(first);
    if (known !== undefined) return known;
    const root: Node = { entry: undefined, next: undefined };
    this.roots.set(first, root);
    for (let at = first; at !== NONE; at = this.following[at] ?? NONE) {
      const saying = this.places.saying(at);
      if (saying !== undefined && saying.kind !== "food") noteSaying(draftOf(root, this.places.phrase(at)), saying);
    }
    return root;
  }

  private growFoods(first: number, root: Node): void {
    this.withFoods.add(first);
    for (let at = first; at !== NONE; at = this.following[at] ?? NONE) {
      const saying = this.places.saying(at);
      if (saying?.kind !== "food") continue;
      const name = this.places.phrase(at);
      const food = this.foodOf(saying.id, name);
      if (food !== undefined) this.noteFood(root, name, food);
    }
  }

  private noteFood(root: Node, phrase: string, food: Food): void {
    const draft = draftOf(root, phrase);
    if (draft.foods.includes(food)) return;
    const may = draft.isFalseFriend ? 0 : this.possibleIn(wordsOf(phrase), food);
    const own = draft.isFalseFriend && draft.facts.contains === 0 ? harmless(factsOfFood(food)) : factsOfFood(food);
    const facts = may === 0 ? own : { ...own, may, mayAnimals: animalsOfAllergens(may) };
    // A name shared by several foods breaks a diet only for certain when each of them does.
    const diets = draft.foods.length > 0 ? draft.facts.diets & facts.diets : facts.diets;
    draft.foods = draft.foods === NO_FOODS ? [food] : [...draft.foods, food];
    draft.facts = draft.facts === NO_FACTS ? facts : { ...mergeFacts(draft.facts, facts), diets };
  }

  /** "Thai red curry paste" may hold what "curry paste" may hold, where the food's label confirms it. */
  private possibleIn(words: readonly string[], food: Food): number {
    if (food.mayContain.length === 0) return 0;
    let may = 0;
    for (let from = 0; from < words.length; from += 1) {
      const first = this.firstOf.get(stemWord(words[from] ?? ""));
      if (first === undefined) continue;
      let node: Node | undefined = this.rootWithTerms(first);
      for (let at = from + 1; at < words.length && node !== undefined; at += 1) {
        node = node.next?.get(stemWord(words[at] ?? ""));
        may |= node?.entry?.termMay ?? 0;
      }
    }
    return may & maskOf(ALLERGENS, food.mayContain);
  }
}

function noteSaying(draft: Draft, saying: Exclude<Saying, { kind: "food" }>): void {
  switch (saying.kind) {
    case "term":
      draft.facts = draft.facts === NO_FACTS ? saying.facts : mergeFacts(draft.facts, saying.facts);
      draft.termMay = draft.facts.may;
      break;
    case "false friend":
      draft.isFalseFriend = true;
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
    isFalseFriend: false,
  };
  return node.entry;
}

/** The facts without what they warn of. */
function harmless(facts: TermFacts): TermFacts {
  return { ...facts, contains: 0, animals: 0 };
}
