import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import { DIETS } from "@mealwright/schema/constants/questionnaire";
import type { Food, FoodId } from "../../foods/catalogue/food.ts";
import type { Meal } from "../../meal.ts";
import { foodsNamed, type ReadText, readText } from "../lexicon/find-terms.ts";
import { tokenize } from "../lexicon/letters/fold.ts";
import { type SaidTerm, saidTerms } from "../lexicon/said-terms.ts";
import { maskOf, membersOf } from "../lexicon/term-facts.ts";
import { allergenName } from "./avoidance.ts";
import { type AvoidedWords, avoidedPhrases, avoidedWordsOf, namesAvoidedFood } from "./avoided-words.ts";
import { DIET_RULES } from "./diets.ts";
import { dietsOf, type Eater, requireKnownEater, type Violation } from "./eater.ts";

/** An eater, prepared for scanning texts. */
interface Watch {
  readonly allergenMask: number;
  readonly dietMask: number;
  /** Those of the diets that judge foods by figures and processing. */
  readonly figuresDietMask: number;
  readonly avoided: AvoidedWords;
}

const watches = new WeakMap<Eater, Watch>();

function watchOf(eater: Eater): Watch {
  const known = watches.get(eater);
  if (known !== undefined) return known;
  requireKnownEater(eater);
  const diets = dietsOf(eater);
  const watch: Watch = {
    allergenMask: maskOf(ALLERGENS, eater.avoids.allergens),
    dietMask: maskOf(DIETS, diets),
    figuresDietMask: maskOf(
      DIETS,
      diets.filter((diet) => DIET_RULES[diet].judgesFigures),
    ),
    avoided: avoidedWordsOf(eater.avoids),
  };
  watches.set(eater, watch);
  return watch;
}

/** Sets of word stems, one for each name of a food. */
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

/** Doughs and batters are called that whatever they are made of. */
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

/** "Form patties" is explained if the dish has one of the foods that patties are made of. */
const PATTY_BASES =
  /beans|chickpea|lentil|peas|tofu|tempeh|quinoa|oats|potato|zucchini|mushroom|cauliflower|salmon|tuna|^cod|shrimp|crab/;

/** Words for how a food is prepared say nothing about which food it is. */
const PREPARATIONS: ReadonlySet<string> = new Set(
  "grilled roasted shredded cooked fried baked poached leftover sliced diced chopped steamed boiled toasted warm hot cold crispy pan".split(
    " ",
  ),
);

/**
 * Violations in a meal's name, ingredient names and steps, whatever the ingredients are. An ambiguous word ("tortillas",
 * "pancakes") is judged by the ingredient of that name or, if the dish is called that, by its verified ingredients.
 * @throws UnknownValueError
 */
export function textViolations(meal: Meal, eater: Eater, foods: readonly Food[]): readonly Violation[] {
  const scanner = new TextScanner(watchOf(eater), foods, `${meal.name} ${meal.detail ?? ""}`);
  scanner.scan(meal.name, "name");
  if (meal.detail !== undefined) scanner.scan(meal.detail, "name");
  for (const ingredient of meal.ingredients) scanner.scan(ingredient.name, `ingredient:${ingredient.foodId}`);
  meal.instructions.forEach((step, index) => {
    scanner.scan(step, `step:${index + 1}`);
  });
  return scanner.violations;
}

/** How many texts are cached after reading, for people who avoid foods in their own words. */
const KEPT_TEXTS = 2_000;
const keptReadings = new Map<string, ReadText>();

/** The words of a text, from the cache if it was read before. */
function readOnce(text: string): ReadText {
  let reading = keptReadings.get(text);
  if (reading === undefined) {
    reading = readText(text);
    if (keptReadings.size >= KEPT_TEXTS) keptReadings.clear();
    keptReadings.set(text, reading);
  }
  return reading;
}

class TextScanner {
  readonly violations: Violation[] = [];
  private readonly watch: Watch;
  private readonly foods: readonly Food[];
  private readonly dishName: string;
  /** Stems of the dish's name; computed on first use. */
  private dishStems: ReadonlySet<string> | null = null;

  constructor(watch: Watch, foods: readonly Food[], dishName: string) {
    this.watch = watch;
    this.foods = foods;
    this.dishName = dishName;
  }

  scan(text: string, where: string): void {
    const { avoided } = this.watch;
    for (const said of saidTerms(text)) this.judge(text, where, said);
    if (avoided.phrasesByFirstStem.size === 0) return;
    const read = readOnce(text);
    for (const { from, to } of avoidedPhrases(read, avoided))
      this.reportAvoided(text.slice(read.tokens[from]?.start, read.tokens[to - 1]?.end), where);
  }

  private judge(text: string, where: string, said: SaidTerm): void {
    const { allergenMask, dietMask, figuresDietMask } = this.watch;
    const { found } = said;
    const { facts } = found;
    let allergens = facts.contains & allergenMask;
    const certain = said.certainDiets & dietMask;
    const possible = (facts.may | facts.dish) & allergenMask & ~allergens;
    const excusable = (facts.isFood ? certain & figuresDietMask : 0) | (said.possibleDiets & dietMask & ~certain);
    let broken = certain & ~excusable;
    if ((possible !== 0 || excusable !== 0) && !this.isExplained(said)) {
      allergens |= possible;
      broken |= excusable;
    }
    if (allergens !== 0 || broken !== 0) {
      const word = text.slice(found.start, found.end);
      for (const allergen of membersOf(ALLERGENS, allergens))
        this.report("text-allergen", word, where, `"${word}" names ${allergenName(allergen)}.`);
      for (const diet of membersOf(DIETS, broken))
        this.report("text-diet", word, where, `"${word}" does not fit the ${diet} diet.`);
    }
    const isInDish = (foodId: FoodId) => this.foods.some(({ id }) => id === foodId);
    if (namesAvoidedFood(found, this.watch.avoided, isInDish))
      this.reportAvoided(text.slice(found.start, found.end), where);
  }

  private reportAvoided(word: string, where: string): void {
    this.report("text-avoided", word, where, `"${word}" is on the list of foods to avoid.`);
  }

  private report(kind: Violation["kind"], evidence: string, where: string, message: string): void {
    this.violations.push({ kind, evidence, where, message });
  }

  /** Whether the dish itself, or one of its checked ingredients, is called by this word. */
  private isExplained({ found, stems: all }: SaidTerm): boolean {
    const stems = all.filter((stem) => !PREPARATIONS.has(stem));
    if (found.facts.dish !== 0 || found.facts.dishAnimals !== 0) {
      this.dishStems ??= new Set(tokenize(this.dishName).map(({ stem }) => stem));
      const { dishStems } = this;
      if (stems.every((stem) => dishStems.has(stem))) return true;
      const last = stems[stems.length - 1] ?? "";
      if (MIXTURES.has(last) && this.foods.some((food) => MIXTURE_BASES.some((base) => food.id.includes(base))))
        return true;
      if (last === "patty" && this.foods.some(({ id }) => PATTY_BASES.test(id))) return true;
    }
    return this.foods.some((food) => {
      if (foodsNamed(found).includes(food)) return true;
      return nameStemsOf(food).some((bag) => stems.every((stem) => bag.has(stem)));
    });
  }
}
