import { titleCase, upperFirst } from "../../cookbook/text/menu-text.ts";
import type { Food } from "../../foods/catalogue/food.ts";
import { type FoundTerm, readText } from "../../safety/lexicon/find-terms.ts";
import { tokenize } from "../../safety/lexicon/letters/fold.ts";
import { sayInFull } from "./full-names.ts";
import { isReadable, stemsOfFoods, unknownWords } from "./known-words.ts";

/** One food put in the place of another. */
export interface Swap {
  readonly from: Food;
  readonly to: Food;
  /** What the model called it. */
  readonly writtenName: string;
}

/** What a model's words are held against. */
export interface DishWords {
  readonly foods: readonly Food[];
  /** What the model called the foods that are in the dish. */
  readonly writtenNames: readonly string[];
  readonly swaps: readonly Swap[];
  /** Names of ingredients that were left out. */
  readonly droppedNames: readonly string[];
  /** The eater avoids something: a word that we cannot read might be it. */
  readonly isStrict: boolean;
}

/** Found in every kitchen and avoided by nobody. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(["water", "salt", "black-pepper"]);
/** Words for many foods: any food of the aisle may be meant. */
const GENERAL_PRODUCE: ReadonlySet<string> = new Set(
  "vegetable veg green herb berry fruit leaf salad potato onion pepper mushroom squash chili".split(" "),
);
const PREPARATIONS: ReadonlySet<string> = new Set(
  "grilled roasted shredded cooked fried baked poached leftover sliced diced chopped steamed boiled toasted warm hot cold crispy pan fresh ground dried mashed crushed grated minced melted raw whole and".split(
    " ",
  ),
);
/** Forms of dishes that are named for how they are put together, each with the breads that make it. */
const BREADS_OF_FORM: readonly (readonly [form: RegExp, breads: RegExp])[] = [
  [/^quesadillas?$/, /tortilla/i],
  [/^(?:panini|panino|(?:club |toasted )?sandwich(?:es)?|toastie)$/, /bread|roll|bun|bagel|muffin|pita|focaccia/i],
];
/** Things that are made in the dish itself, each with what they are made of: a name may call them so. */
const MADE_OF: readonly (readonly [thing: RegExp, food: RegExp])[] = [
  [/(?:^| )fries$/, /potato|carrot|parsnip|zucchini/],
  [/^guacamole$/, /avocado/],
  [/slaw$/, /cabbage/],
  [/(?:^| )salsa$|^pico de gallo$/, /tomato|mango|pineapple/],
  [/^pesto$/, /basil/],
];
/** Of them, what is only cut and mixed: a step may call it so as well. */
const CUT_HERE = /(?:^| )salsa$|^pico de gallo$/;
/** Sticks of any vegetable, not the frozen ones. */
const INTO_FRIES = /\binto ((?:thick |thin )?)fries\b/gi;
/** Oils and spreads that take the place of butter do not melt. */
const MELTED_OIL = /\b[Mm]elt(?=\s+(?:the |half of the )?[\w-]*\s?oil\b)/g;
const SENTENCE_END = /(?<=[.!?;])\s+/;
const UNIT_WORDS =
  "kg|g|grams?|mg|ml|millilit(?:re|er)s?|cl|dl|l|lit(?:re|er)s?|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|pints?|quarts?|cans?|scoops?|handfuls?";
const NUMBER = "(?:\\d+(?:[.,/]\\d+)?|[½¼¾⅓⅔⅛]|one|two|three|four|half an?|a quarter)(?:\\s*[½¼¾⅓⅔⅛])?";
const AMOUNT = new RegExp(
  `(?:\\b(?:about|around|roughly|approximately|another)\\s+)?(?<![\\w°])${NUMBER}(?:\\s*(?:-|–|to|or)\\s*${NUMBER})?\\s*(?:heaped |level )?(?:${UNIT_WORDS})\\b\\.?(?:\\s+of(?:\\s+the)?)?\\s+`,
  "gi",
);
const BRACKETED_AMOUNT = new RegExp(
  `\\s*[(\\[][^()\\[\\]]{0,12}${NUMBER}\\s*(?:${UNIT_WORDS})\\b[^()\\[\\]]{0,24}[)\\]]`,
  "gi",
);
const COUNTED_FOOD =
  /\b(?:\d+|one|two|three|four|five|six)\s+(?=(?:large |medium |small |whole )?(?:eggs?|egg (?:whites?|yolks?)|cloves? of|garlic cloves?|tortillas?|wraps?|potatoes|tomatoes|onions?|carrots?|bananas?|apples?)\b)/gi;
/** "Stir-fry vegetables" at the head of a clause is what to do, not a bag of them. */
const VERB_OF_VEGETABLES = /(?<=^|[,;] |\b(?:and|then) )(stir-fry) (?=vegetables?\b)/gi;
/** What a model may not write: figures, promises and commands. */
const NOT_A_STEP =
  /k?cal(?:orie)?s?\b|\bmacros?\b|\bnutrition\b|\bnutritional (?:value|info)|\bkj\b|\d\s*g(?:rams)? (?:of )?(?:protein|carb|fat|fibre|fiber)|allerg|\bintoleran|\bcoeliac|\bceliac|\bsafe (?:for|to)\b|https?:|www\.|[<>{}\\`$|=@#]|\bignore\b|\bsystem\b|\bprompt\b|\binstructions?\b|\bassistant\b|\buser\b|\badmin\b|\bdatabase\b|\bdelete\b|\bjson\b/i;
/** Hours out of the fridge: what comes from animals spoils in two (USDA). */
const LEFT_WARM =
  /(?=.*\b(?:room temperature|counter(?:top)?|worktop|bench|unrefrigerated|out of the (?:fridge|refrigerator))\b)(?=.*\b(?:overnight|all (?:day|night)|hours?|hrs?)\b)/is;
/** "Mi(lk)": no cook writes so, but for "clove(s)". */
const SPLIT_WORD = /\p{L}[([](?!e?s[)\]])|[)\]]\p{L}/u;
/** What the cook may add is not in the dish either. */
const OPEN_ENDED =
  /\bfavou?rite\b|\bof (?:your )?choice\b|\b(?:store|shop)[- ]bought\b|\boptional|\bwhatever\b|\bif (?:you )?(?:like|want|wish|desired)\b|\bany (?:kind|type|sort) of\b|\bgravy\b/i;
const CLAIMS =
  /\b(?:(?:gluten|dairy|lactose|nut|egg|soy|grain|sugar|fat|guilt|allergen)[- ]free|vegan|vegetarian|plant-based|keto(?:genic)?|paleo|low[- ](?:carb|fat|calorie|sodium)|high[- ]protein|diabetic[- ]friendly|healthy)\b[\s,-]*/gi;
/** A taste before the name of a dish, not the herb. */
const SAVORY = /^savou?ry /i;
/** How a food is sold is nothing to call a dish by. */
const SHOP_STATE =
  /^(?:(?:canned|gluten-free(?= (?:polenta|grits|lentils|red lentils|buckwheat|millet|masarepa|tortilla chips|(?:chicken|beef|vegetable) broth))|unsweetened|dried|fresh|frozen|skinless|deli|cooked|rotisserie|plain|firm) )+/i;
const NAME_LETTERS = /^[\p{L}\p{M}\d ,&'’()\-–/]+$/u;
const FIGURES_IN_NAME = /\(?\b\d+\s*(?:kcal|cal|calories?|g|min|minutes?|mins)\b[^)]*\)?/gi;
const MAX_NAME_LENGTH = 80;

/**
 * The step without the parts that name what is not in the dish, are no longer true or are no instruction; null when
 * nothing is left.
 */
export function cleanStep(text: string, dish: DishWords): string | null {
  const kept = text
    .replace(BRACKETED_AMOUNT, "")
    .split(SENTENCE_END)
    .map((sentence) => cleanSentence(sentence, dish))
    .filter((sentence) => sentence !== null);
  return kept.length === 0 ? null : upperFirst(kept.join(" "));
}

function cleanSentence(sentence: string, dish: DishWords): string | null {
  if (NOT_A_STEP.test(sentence) || OPEN_ENDED.test(sentence)) return null;
  if (SPLIT_WORD.test(sentence)) return null;
  if (LEFT_WARM.test(sentence) && dish.foods.some(({ animal }) => animal !== "none")) return null;
  const plain = sentence
    .replace(AMOUNT, "")
    .replace(COUNTED_FOOD, "the ")
    .replace(VERB_OF_VEGETABLES, "$1 the ")
    .replace(INTO_FRIES, "into $1sticks")
    .replace(/\bthe the\b/gi, "the")
    .trim();
  const named = sayInFull(applySwaps(plain, dish.swaps, dish), dish.foods);
  const swapped = named.replace(MELTED_OIL, (verb) => (verb === "Melt" ? "Heat" : "heat"));
  const own = stemsOfFoods(dish.foods);
  if (tokenize(swapped).length < 2 || !isReadable(swapped, own) || namesWhatIsMissing(swapped, dish)) return null;
  if (dish.isStrict && (unknownWords(swapped, own).length > 0 || addsAProduct(swapped, dish))) return null;
  return swapped;
}

/** A food as a menu calls it: "canned black beans" -> "black beans". */
export function menuName(name: string): string {
  return (name.split(",")[0] ?? name).replace(SHOP_STATE, "");
}

/** The model's name for the dish, or null when it says what is not so. */
export function cleanName(text: string, dish: DishWords): string | null {
  const swaps = dish.swaps.map((swap) => ({ ...swap, to: { ...swap.to, name: menuName(swap.to.name) } }));
  const named = text.replace(FIGURES_IN_NAME, "").replace(CLAIMS, "");
  const taste = SAVORY.exec(named)?.[0] ?? "";
  const bare = named.slice(taste.length);
  const plain = titleCase(applySwaps(bare, swaps, dish, true))
    .replace(/\s+/g, " ")
    .trim();
  if (
    plain.length < 3 ||
    plain.length > MAX_NAME_LENGTH ||
    SPLIT_WORD.test(plain) ||
    !NAME_LETTERS.test(plain) ||
    NOT_A_STEP.test(plain) ||
    OPEN_ENDED.test(plain)
  )
    return null;
  if (namesWhatIsMissing(plain, dish, true)) return null;
  if (dish.isStrict && unknownWords(plain, stemsOfFoods(dish.foods)).length > 0) return null;
  return upperFirst(taste + plain);
}

/** Names each food that was swapped by what took its place. */
function applySwaps(text: string, swaps: readonly Swap[], { foods }: DishWords, isName = false): string {
  if (swaps.length === 0) return text;
  const staying = foods.filter((food) => !swaps.some(({ to }) => to.id === food.id));
  const { tokens, found } = readText(text);
  let result = text;
  for (const term of [...found].reverse()) {
    const swap = swaps.find(({ from, writtenName }) => means(term, tokens, from, writtenName));
    if (swap === undefined || term.isAbsent || meansWhatStays(term, tokens, staying)) continue;
    const after = result.slice(term.end);
    const { name } = swap.to;
    result = `${result.slice(0, term.start)}${isName && BEFORE_A_NOUN.test(after) ? singular(name) : name}${after}`;
  }
  return result;
}

/** "Lentil Salad": what goes on with another word than these names the kind of a dish. */
const BEFORE_A_NOUN = /^\s+(?!(?:and|with|in|on|over|or|from)\b)[a-z]/i;

function singular(name: string): string {
  if (/ies$/.test(name)) return `${name.slice(0, -3)}y`;
  if (/oes$/.test(name)) return name.slice(0, -2);
  return /(?:ss|us)$/.test(name) ? name : name.replace(/s$/, "");
}

type Tokens = ReturnType<typeof tokenize>;

function stemsOf(term: FoundTerm, tokens: Tokens): readonly string[] {
  const stems = tokens.slice(term.firstToken, term.endToken).map(({ stem }) => stem);
  const bare = stems.filter((stem) => !PREPARATIONS.has(stem));
  return bare.length > 0 ? bare : stems;
}

function means(term: FoundTerm, tokens: Tokens, food: Food, writtenName: string): boolean {
  if (term.entry?.foods.includes(food)) return true;
  if (term.entry === null || (term.entry.foods.length === 0 && isSilent(term))) return false;
  const own = stemsOfNames([food.name, food.plural, writtenName]);
  return stemsOf(term, tokens).every((stem) => own.has(stem));
}

function stemsOfNames(names: readonly string[]): ReadonlySet<string> {
  return new Set(tokenize(names.join(" ")).map(({ stem }) => stem));
}

/** "Chicken" in a dish that keeps its chicken is the meat, though the chicken broth was swapped. */
function meansWhatStays(term: FoundTerm, tokens: Tokens, foods: readonly Food[]): boolean {
  const stems = stemsOf(term, tokens);
  return foods.some(({ name, plural }) => {
    const own = stemsOfNames([name, plural]);
    return stems.every((stem) => own.has(stem));
  });
}

function isSilent({ facts }: FoundTerm): boolean {
  return (facts.contains | facts.animals) === 0;
}

/** Whether the text names a food, an allergen or an animal that is not in the dish; a name may name the dish's form. */
function namesWhatIsMissing(text: string, dish: DishWords, isName = false): boolean {
  const { tokens, found } = readText(text);
  const own = ownStems(dish);
  if (namesDropped(tokens, dish, own)) return true;
  return found.some((term) => {
    if (term.isAbsent) return saysSomething(term);
    if (isThere(term, tokens, dish, own)) return false;
    return !((isName || CUT_HERE.test(term.entry?.phrase ?? "")) && isFormOf(term, dish));
  });
}

/**
 * "Quesadilla" is a form, whatever its tortilla is made of: it may be said where only the usual bread's own grain is missing and
 * another bread is there. The gate still refuses the word for who avoids that grain.
 */
function isFormOf({ entry, facts }: FoundTerm, { foods }: DishWords): boolean {
  if (entry === null) return false;
  const made = MADE_OF.find(([thing]) => thing.test(entry.phrase))?.[1];
  if (made !== undefined && foods.some(({ id }) => made.test(id))) return true;
  if (entry.foods.length > 0) return false;
  const breads = BREADS_OF_FORM.find(([form]) => form.test(entry.phrase))?.[1];
  const held = factsHeld(foods);
  if (breads === undefined || (facts.contains & ~held.contains & ~facts.dish) !== 0) return false;
  return (
    (facts.animals & ~held.animals) === 0 && foods.some(({ aisle, name }) => aisle === "Bakery" && breads.test(name))
  );
}

/**
 * Whether a step uses something that is not an ingredient and whose contents nobody knows: "massaman paste". A dish may
 * be named after such a thing, but what it is cooked with must be among its ingredients.
 */
function addsAProduct(text: string, dish: DishWords): boolean {
  const { tokens, found } = readText(text);
  const own = ownStems(dish);
  return found.some((term) => {
    const { entry, facts } = term;
    if (entry === null || facts.verb || (facts.may | facts.mayAnimals) === 0) return false;
    const isThere = entry.foods.some((food) => dish.foods.includes(food) || ALWAYS_THERE.has(food.id));
    return !isThere && !isOwn(term, tokens, own);
  });
}

function isOwn(term: FoundTerm, tokens: Tokens, own: ReadonlySet<string>): boolean {
  return stemsOf(term, tokens).every((stem) => own.has(stem));
}

/** "Without the butter" need not be said, and "don't forget" is easily read wrongly. */
function saysSomething(term: FoundTerm): boolean {
  return !isSilent(term) || (term.entry?.foods.length ?? 0) > 0;
}

const stemsByDish = new WeakMap<DishWords, ReadonlySet<string>>();

function ownStems(dish: DishWords): ReadonlySet<string> {
  const known = stemsByDish.get(dish);
  if (known !== undefined) return known;
  const names = dish.foods.flatMap((food) => [food.name, food.plural, ...food.aliases]);
  const own = new Set(tokenize([...names, ...dish.writtenNames].join(" . ")).map(({ stem }) => stem));
  stemsByDish.set(dish, own);
  return own;
}

function namesDropped(tokens: Tokens, { droppedNames }: DishWords, own: ReadonlySet<string>): boolean {
  return droppedNames.some((name) => {
    const words = tokenize(name)
      .map(({ stem }) => stem)
      .filter((stem) => stem.length > 2 && !own.has(stem) && !PREPARATIONS.has(stem));
    const said = tokens.filter(({ stem }) => words.includes(stem));
    return said.length > 0;
  });
}

function isThere(term: FoundTerm, tokens: Tokens, { foods }: DishWords, own: ReadonlySet<string>): boolean {
  const named = term.entry?.foods ?? [];
  if (named.length === 0 && isSilent(term)) return true;
  if (named.some((food) => foods.includes(food) || ALWAYS_THERE.has(food.id))) return true;
  if (isOwn(term, tokens, own)) return true;
  if (named.length === 0) return hasFacts(term, foods);
  const stems = stemsOf(term, tokens);
  return named.some((food) => foods.some((other) => isSameKind(food, other, stems)));
}

/** "Seafood", "dairy": a dish that holds what the word means may be called so. */
function hasFacts({ facts }: FoundTerm, foods: readonly Food[]): boolean {
  const { contains, animals } = factsHeld(foods);
  return (facts.contains & ~contains) === 0 && (facts.animals & ~animals) === 0;
}

function factsHeld(foods: readonly Food[]): { readonly contains: number; readonly animals: number } {
  const dish = readText(foods.map(({ name }) => name).join(". ")).found;
  const contains = dish.reduce((mask, found) => mask | found.facts.contains, 0);
  return { contains, animals: dish.reduce((mask, found) => mask | found.facts.animals, 0) };
}

function mayHold({ contains, mayContain }: Food, allergen: Food["contains"][number]): boolean {
  return contains.includes(allergen) || mayContain.includes(allergen);
}

/** "The pasta" for penne, "the fish" for cod: foods of one aisle that are the same to everybody who avoids something. */
function isSameKind(named: Food, other: Food, stems: readonly string[]): boolean {
  if (named.aisle !== other.aisle || named.animal !== other.animal) return false;
  if (named.aisle === "Produce" && !stems.some((stem) => GENERAL_PRODUCE.has(stem))) return false;
  if (named.aisle === "Oils & condiments" && named.mayContain.some((allergen) => !mayHold(other, allergen)))
    return false;
  return named.contains.every((allergen) => other.contains.includes(allergen));
}
