import { DIETS } from "@mealwright/schema/constants/questionnaire";
import { ALLERGENS, type Food, type FoodId } from "../foods/food.ts";
import type { Meal } from "../meal.ts";
import { allergenName } from "./avoidance.ts";
import type { Eater, Violation } from "./eater.ts";
import { type FoundTerm, type ReadText, readText } from "./find-terms.ts";
import { type Token, tokenize } from "./fold.ts";
import { dietsBroken, maskOf, membersOf } from "./term-facts.ts";

/** An eater ready for scanning. */
interface Watch {
  readonly allergenMask: number;
  readonly dietMask: number;
  readonly avoidedIds: ReadonlySet<FoodId>;
  /** Stems of each avoided word, by its first stem. */
  readonly termsByFirstStem: ReadonlyMap<string, readonly (readonly string[])[]>;
}

const watches = new WeakMap<Eater, Watch>();

function watchOf(eater: Eater): Watch {
  const known = watches.get(eater);
  if (known !== undefined) return known;
  const termsByFirstStem = new Map<string, (readonly string[])[]>();
  for (const term of eater.avoids.terms) {
    const stems = tokenize(term).map((token) => token.stem);
    const [first] = stems;
    if (first !== undefined) termsByFirstStem.set(first, [...(termsByFirstStem.get(first) ?? []), stems]);
  }
  const watch: Watch = {
    allergenMask: maskOf(ALLERGENS, eater.avoids.allergens),
    dietMask: maskOf(DIETS, [eater.diet]),
    avoidedIds: new Set(eater.avoids.foodIds),
    termsByFirstStem,
  };
  watches.set(eater, watch);
  return watch;
}

/** Bags of word stems, one for each name of a food. */
const nameStems = new Map<FoodId, readonly ReadonlySet<string>[]>();

function nameStemsOf(food: Food): readonly ReadonlySet<string>[] {
  const known = nameStems.get(food.id);
  if (known !== undefined) return known;
  const bags = [food.name, food.plural, ...food.aliases].map(
    (name) => new Set(tokenize(name).map((token) => token.stem)),
  );
  nameStems.set(food.id, bags);
  return bags;
}

/** Doughs and batters are named after what they are, not after what is in them. */
const MIXTURES: ReadonlySet<string> = new Set(["batter", "dough", "crust", "doughy"]);
const MIXTURE_BASES = [
  "flour",
  "oats",
  "starch",
  "meal",
  "rice-paper",
  "semolina",
  "cauliflower",
  "potato",
  "almond",
  "coconut",
  "chickpea",
  "egg",
];

/** Words for how a food is prepared say nothing about which food it is. */
const PREPARATIONS: ReadonlySet<string> = new Set(
  "grilled roasted shredded cooked fried baked poached leftover sliced diced chopped steamed boiled toasted warm hot cold crispy pan".split(
    " ",
  ),
);

/**
 * What the name, the ingredients' names and the steps say that this person must not have. A word that names an allergen or breaks
 * the diet counts, whatever the ingredients are. A word that only may do so ("tortillas", "pancakes") is decided by the dish: by
 * the ingredient of that name, or, for what the dish itself is called, by its verified ingredients.
 */
export function textViolations(meal: Meal, eater: Eater, foods: readonly Food[]): readonly Violation[] {
  const scanner = new TextScanner(watchOf(eater), eater, foods, meal.name);
  scanner.scan(meal.name, "name");
  for (const ingredient of meal.ingredients) scanner.scan(ingredient.name, `ingredient:${ingredient.foodId}`);
  meal.instructions.forEach((step, index) => {
    scanner.scan(step, `step:${index + 1}`);
  });
  return scanner.violations;
}

class TextScanner {
  readonly violations: Violation[] = [];
  private readonly watch: Watch;
  private readonly eater: Eater;
  private readonly foods: readonly Food[];
  private readonly dishStems: ReadonlySet<string>;
  /** Diets that judge foods by figures and processing: "peanut butter" may be the sugared one or the plain one in the dish. */
  private readonly isByFigures: boolean;

  constructor(watch: Watch, eater: Eater, foods: readonly Food[], dishName: string) {
    this.watch = watch;
    this.eater = eater;
    this.foods = foods;
    this.isByFigures = eater.diet === "keto" || eater.diet === "paleo";
    this.dishStems = new Set(tokenize(dishName).map((token) => token.stem));
  }

  scan(text: string, where: string): void {
    const read = readText(text);
    for (const found of read.found) {
      if (!found.isAbsent) this.judge(text, where, read, found);
    }
    if (this.watch.termsByFirstStem.size > 0) this.findAvoidedWords(text, where, read);
  }

  private judge(text: string, where: string, read: ReadText, found: FoundTerm): void {
    const { allergenMask, dietMask } = this.watch;
    const { facts } = found;
    const diets = dietsBroken(facts);
    let allergens = facts.contains & allergenMask;
    let breaksDiet = (diets.certain & dietMask) !== 0;
    const possible = (facts.may | facts.dish) & allergenMask & ~allergens;
    const possiblyBreaks = !breaksDiet && (diets.possible & dietMask) !== 0;
    if (breaksDiet && this.isByFigures && facts.isFood && this.isExplained(read.tokens, found)) breaksDiet = false;
    if ((possible !== 0 || possiblyBreaks) && !this.isExplained(read.tokens, found)) {
      allergens |= possible;
      breaksDiet ||= possiblyBreaks;
    }
    if (allergens !== 0 || breaksDiet) {
      const word = text.slice(found.start, found.end);
      for (const allergen of membersOf(ALLERGENS, allergens))
        this.report("text-allergen", word, where, `"${word}" names ${allergenName(allergen)}.`);
      if (breaksDiet) this.report("text-diet", word, where, `"${word}" does not fit the ${this.eater.diet} diet.`);
    }
    if (this.namesAvoidedFood(found)) {
      const word = text.slice(found.start, found.end);
      this.report("text-avoided", word, where, `"${word}" is on the list of foods to avoid.`);
    }
  }

  private report(kind: Violation["kind"], evidence: string, where: string, message: string): void {
    this.violations.push({ kind, evidence, where, message });
  }

  /** The dish itself, or a checked ingredient of it, goes by this word. */
  private isExplained(tokens: readonly Token[], found: FoundTerm): boolean {
    const stems = tokens
      .slice(found.firstToken, found.endToken)
      .map((token) => token.stem)
      .filter((stem) => !PREPARATIONS.has(stem));
    if (found.facts.dish !== 0 || found.facts.dishAnimals !== 0) {
      if (stems.every((stem) => this.dishStems.has(stem))) return true;
      const last = stems[stems.length - 1] ?? "";
      if (MIXTURES.has(last) && this.foods.some((food) => MIXTURE_BASES.some((base) => food.id.includes(base))))
        return true;
    }
    return this.foods.some((food) => {
      if (found.entry?.foods.includes(food)) return true;
      return nameStemsOf(food).some((bag) => stems.every((stem) => bag.has(stem)));
    });
  }

  /** A name shared by several foods is decided by the one that is in the dish. */
  private namesAvoidedFood(found: FoundTerm): boolean {
    const named = found.entry?.foods ?? [];
    if (named.length === 0 || !named.some((food) => this.watch.avoidedIds.has(food.id))) return false;
    return !named.some((food) => !this.watch.avoidedIds.has(food.id) && this.foods.includes(food));
  }

  private findAvoidedWords(text: string, where: string, read: ReadText): void {
    const { tokens } = read;
    tokens.forEach((token, at) => {
      for (const stems of this.watch.termsByFirstStem.get(token.stem) ?? []) {
        if (!stems.every((stem, offset) => tokens[at + offset]?.stem === stem)) continue;
        const end = at + stems.length;
        if (this.isPartOfAnotherFood(read, at, end)) continue;
        const word = text.slice(token.start, tokens[end - 1]?.end ?? token.end);
        this.report("text-avoided", word, where, `"${word}" is on the list of foods to avoid.`);
      }
    });
  }

  /** "Sweet potato" is not the potato that is avoided; what is said to be absent is not there. */
  private isPartOfAnotherFood(read: ReadText, from: number, to: number): boolean {
    return read.found.some((found) => {
      if (found.firstToken > from || found.endToken < to) return false;
      if (found.isAbsent) return true;
      const isLonger = found.endToken - found.firstToken > to - from;
      const named = found.entry?.foods ?? [];
      return isLonger && named.length > 0 && !named.some((food) => this.watch.avoidedIds.has(food.id));
    });
  }
}
