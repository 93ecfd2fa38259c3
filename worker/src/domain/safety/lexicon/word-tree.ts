import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import type { Food, FoodId } from "../../foods/catalogue/food.ts";
import { stemWord } from "./letters/fold.ts";
import type { Entry, PhraseMeaning } from "./phrase-entry.ts";
import { beginsPlain, drawerOf, drawerOfStem, stemOfHead, wordsOf } from "./phrase-heads.ts";
import { FIRST_PLACES, PhrasePlaces } from "./phrase-places.ts";
import { animalsOfAllergens, factsOfFood, maskOf, mergeFacts, NO_FACTS, type TermFacts } from "./term-facts.ts";

/** A word of one or several phrases: the entry that ends with it, and the words that may follow. */
export interface WordNode {
  readonly entry: Entry | undefined;
  readonly next: ReadonlyMap<string, WordNode> | undefined;
}

interface Draft {
  phrase: string;
  foods: readonly Food[];
  facts: TermFacts;
  qualifier: TermFacts | null;
  freeFrom: TermFacts | null;
  negator: Entry["negator"];
  /** Facts that hand-written terms alone list as possible. */
  termMay: number;
  /** Hand-written as a false friend: the facts of a catalogue food with that name are handled with the ingredient. */
  isFalseFriend: boolean;
}

interface Node extends WordNode {
  entry: Draft | undefined;
  next: Map<string, Node> | undefined;
}

const NONE = -1;
const JOINED_MIN_LETTERS = 6;
const JOINED_LIMIT = 20_000;
const NO_FOODS: readonly Food[] = [];
/** "{bread|panko} crumbs", "käse": must be expanded before the phrase's first word is known. */
const WRITTEN_SHORT = /[{äöü]|^e\d/;

/** All spellings of a phrase in the tables. */
type SpellingsOf = (phrase: string) => readonly string[];

/** The food with this name, unless the name is too general. */
type FoodOf = (id: FoodId, name: string) => Food | undefined;

/**
 * All phrases as a tree over word stems. Adding is cheap: a phrase is put into a bucket by its first two letters; the
 * first lookup in a bucket finds the stems of its phrases, and a branch is expanded when its first word is looked up.
 */
export class WordTree {
  private readonly places = new PhrasePlaces();
  /** Phrases not yet sorted into the tree, by bucket. */
  private readonly drawers = new Map<number, number[]>();
  /**
   * Phrases with the same first stem form a linked list: the first and last of each, and the next one of each phrase.
   */
  private readonly firstOf = new Map<string, number>();
  private lastOf = new Int32Array(FIRST_PLACES);
  private following = new Int32Array(FIRST_PLACES);
  private readonly roots = new Map<number, Node>();
  private readonly withFoods = new Set<number>();
  private readonly foodOf: FoodOf;
  private readonly spellingsOf: SpellingsOf;
  /** Words looked up that may be two words written as one; bounded, so that no text can make it grow. */
  private readonly joined = new Map<string, Entry | null>();

  constructor(foodOf: FoodOf, spellingsOf: SpellingsOf) {
    this.foodOf = foodOf;
    this.spellingsOf = spellingsOf;
  }

  add(phrase: string, meaning: PhraseMeaning): void {
    this.addPlace(phrase, 0, phrase.length, meaning);
  }

  /** Adds the phrase between two positions of a text. */
  addPlace(text: string, start: number, end: number, meaning: PhraseMeaning): void {
    if (beginsPlain(text, start, end)) {
      const drawer = drawerOf(text.charCodeAt(start), text.charCodeAt(start + 1));
      this.putAway(drawer, this.places.push(text, start, end, meaning));
      return;
    }
    for (const phrase of this.writtenOut(text.slice(start, end)))
      this.putAway(drawerOfStem(stemOfHead(phrase)), this.places.push(phrase, 0, phrase.length, meaning));
  }

  private putAway(drawer: number, at: number): void {
    const others = this.drawers.get(drawer);
    if (others === undefined) this.drawers.set(drawer, [at]);
    else others.push(at);
  }

  private writtenOut(phrase: string): readonly string[] {
    return WRITTEN_SHORT.test(phrase) ? this.spellingsOf(phrase) : [phrase];
  }

  /** The first phrase that begins with the stem; computes the stems of its whole bucket. */
  private firstOfStem(stem: string): number | undefined {
    const drawer = drawerOfStem(stem);
    const places = this.drawers.get(drawer);
    if (places !== undefined) {
      this.drawers.delete(drawer);
      for (const at of places) this.unpack(at, drawer);
    }
    return this.firstOf.get(stem);
  }

  private unpack(at: number, drawer: number): void {
    const phrase = this.places.phrase(at);
    if (!WRITTEN_SHORT.test(phrase) || !beginsPlain(phrase, 0, phrase.length)) {
      this.chain(at, phrase, drawer);
      return;
    }
    const meaning = this.places.meaning(at);
    for (const spelling of this.spellingsOf(phrase))
      this.chain(this.places.push(spelling, 0, spelling.length, meaning), spelling, drawer);
  }

  /** Throws if a stem begins with other letters than its word: the phrase would never be found. */
  private chain(at: number, phrase: string, drawer: number): void {
    const stem = stemOfHead(phrase);
    if (stem === "") return;
    if (drawerOfStem(stem) !== drawer) throw new Error(`lexicon: "${phrase}" is not found by its stem "${stem}"`);
    while (at >= this.following.length) this.grow();
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
    const first = this.firstOfStem(stem);
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
      const meaning = this.places.meaning(at);
      if (meaning.kind !== "food") applyMeaning(draftOf(root, this.places.phrase(at)), meaning);
    }
    return root;
  }

  private growFoods(first: number, root: Node): void {
    this.withFoods.add(first);
    for (let at = first; at !== NONE; at = this.following[at] ?? NONE) {
      const meaning = this.places.meaning(at);
      if (meaning.kind !== "food") continue;
      const name = this.places.phrase(at);
      const food = this.foodOf(meaning.id, name);
      if (food !== undefined) this.noteFood(root, name, food);
    }
  }

  private noteFood(root: Node, phrase: string, food: Food): void {
    const draft = draftOf(root, phrase);
    if (draft.foods.includes(food)) return;
    const may = draft.isFalseFriend ? 0 : this.possibleIn(wordsOf(phrase), food);
    const own = draft.isFalseFriend && draft.facts.contains === 0 ? harmless(factsOfFood(food)) : factsOfFood(food);
    const facts = may === 0 ? own : { ...own, may, mayAnimals: animalsOfAllergens(may) };
    // A name shared by several foods breaks a diet for certain only if all of them do.
    const diets = draft.foods.length > 0 ? draft.facts.diets & facts.diets : facts.diets;
    draft.foods = draft.foods === NO_FOODS ? [food] : [...draft.foods, food];
    draft.facts = draft.facts === NO_FACTS ? facts : { ...mergeFacts(draft.facts, facts), diets };
  }

  /** "Thai red curry paste" may contain what "curry paste" may contain, if the food's label confirms it. */
  private possibleIn(words: readonly string[], food: Food): number {
    if (food.mayContain.length === 0) return 0;
    let may = 0;
    for (let from = 0; from < words.length; from += 1) {
      const first = this.firstOfStem(stemWord(words[from] ?? ""));
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

function applyMeaning(draft: Draft, meaning: Exclude<PhraseMeaning, { kind: "food" }>): void {
  switch (meaning.kind) {
    case "term":
      draft.facts = draft.facts === NO_FACTS ? meaning.facts : mergeFacts(draft.facts, meaning.facts);
      draft.termMay = draft.facts.may;
      break;
    case "false friend":
      draft.isFalseFriend = true;
      break;
    case "qualifier":
      draft.qualifier = draft.qualifier === null ? meaning.negates : mergeFacts(draft.qualifier, meaning.negates);
      break;
    case "free from":
      draft.freeFrom = draft.freeFrom === null ? meaning.negates : mergeFacts(draft.freeFrom, meaning.negates);
      break;
    case "negator":
      draft.negator = meaning.negator;
  }
}

/** The draft of a phrase below its first word's node, created if needed. */
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

/** The facts without the possible ones. */
function harmless(facts: TermFacts): TermFacts {
  return { ...facts, contains: 0, animals: 0 };
}
