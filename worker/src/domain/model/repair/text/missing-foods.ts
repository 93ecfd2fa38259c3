import type { Food } from "../../../foods/catalogue/food.ts";
import { type FoundTerm, readText } from "../../../safety/lexicon/find-terms.ts";
import { tokenize } from "../../../safety/lexicon/letters/fold.ts";
import { type DishWords, isSilent, PREPARATIONS, stemsOf, stemsOfNames, type Tokens } from "./dish-words.ts";

/** Found in every kitchen and avoided by nobody. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(["water", "salt", "black-pepper"]);
/** Words for many foods: any food of the aisle may be meant. */
const GENERAL_PRODUCE: ReadonlySet<string> = new Set(
  "vegetable veg green herb berry fruit leaf salad potato onion pepper mushroom squash chili".split(" "),
);
/** Dishes named after their form, each with the breads that it can be made with. */
const BREADS_OF_FORM: readonly (readonly [form: RegExp, breads: RegExp])[] = [
  [/^quesadillas?$/, /tortilla/i],
  [/^(?:panini|panino|(?:club |toasted )?sandwich(?:es)?|toastie)$/, /bread|roll|bun|bagel|muffin|pita|focaccia/i],
];
/** Things that are made within the dish, each with what it is made of: with that food, a name may use the word. */
const MADE_OF: readonly (readonly [thing: RegExp, food: RegExp])[] = [
  [/(?:^| )fries$/, /potato|carrot|parsnip|zucchini/],
  [/^guacamole$/, /avocado/],
  [/slaw$/, /cabbage/],
  [/(?:^| )salsa$|^pico de gallo$/, /tomato|mango|pineapple/],
  [/^pesto$/, /basil/],
  [/^meat(?:ball|loaf)$/, /^ground-/],
  [/^teriyaki/, /^soy-sauce|^low-sodium-soy-sauce|^tamari|^coconut-aminos/],
  [/^satay/, /^peanut/],
  [/^yogurt dip$|^tzatziki$|^raita$/, /yogurt/],
  [/^trail mix$/, /almond|cashew|walnut|pecan|hazelnut|peanut|-seeds?$/],
];
/** Those that are only cut and mixed: a step may use the word as well. */
const CUT_HERE = /(?:^| )salsa$|^pico de gallo$|^meatball$/;

/** Whether the text names a food, an allergen or an animal that is not in the dish; a dish's name may name its form. */
export function namesMissingFood(text: string, dish: DishWords, isName = false): boolean {
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
 * "Quesadilla" is a form, whatever its tortilla is made of: the word is fine if only the usual bread's grain is missing
 * and another bread is there. The gate still refuses it for people who avoid that grain.
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
export function addsAProduct(text: string, dish: DishWords): boolean {
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

/**
 * Whether an absent term names a food at all. Such text is dropped: "without the butter" is needless, and "don't forget
 * the butter" may be misread as an absence.
 */
function saysSomething(term: FoundTerm): boolean {
  return !isSilent(term) || (term.entry?.foods.length ?? 0) > 0;
}

const stemsByDish = new WeakMap<DishWords, ReadonlySet<string>>();

function ownStems(dish: DishWords): ReadonlySet<string> {
  const known = stemsByDish.get(dish);
  if (known !== undefined) return known;
  const names = dish.foods.flatMap((food) => [food.name, food.plural, ...food.aliases]);
  const own = stemsOfNames([...names, ...dish.writtenNames]);
  stemsByDish.set(dish, own);
  return own;
}

/** The stems by which a text names an ingredient that was left out. */
function stemsDropped({ droppedNames }: DishWords, own: ReadonlySet<string>): ReadonlySet<string> {
  const stems = tokenize(droppedNames.join(" . ")).map(({ stem }) => stem);
  return new Set(stems.filter((stem) => stem.length > 2 && !own.has(stem) && !PREPARATIONS.has(stem)));
}

function namesDropped(tokens: Tokens, dish: DishWords, own: ReadonlySet<string>): boolean {
  const dropped = stemsDropped(dish, own);
  return tokens.some(({ stem }) => dropped.has(stem));
}

const IN_A_LIST = /(?:,|,? and) (?:the )?$/i;
const PUT_IN_WITH = / with (?:the |some )?$/i;
const GOES_ON = /^(?:,|,? and) (?:the )?/i;

/**
 * "Fry in the oil with the zorblax for 10 minutes": without what was left out, where it stands beside something else.
 * Any other sentence that names it stays as it is.
 */
export function leaveOutDropped(text: string, dish: DishWords): string {
  if (dish.droppedNames.length === 0) return text;
  const dropped = stemsDropped(dish, ownStems(dish));
  const { tokens, found } = readText(text);
  const first = tokens.findIndex(({ stem }) => dropped.has(stem));
  if (first < 0) return text;
  let next = first + 1;
  while (dropped.has(tokens[next]?.stem ?? "")) next += 1;
  const before = text.slice(0, tokens[first]?.start ?? 0);
  const after = text.slice(tokens[next - 1]?.end ?? text.length);
  if (IN_A_LIST.test(before)) return before.replace(IN_A_LIST, "") + after;
  if (!PUT_IN_WITH.test(before)) return text;
  const goesOn = GOES_ON.exec(after)?.[0];
  const isList =
    goesOn !== undefined &&
    found.some(({ start, facts }) => start === text.length - after.length + goesOn.length && !facts.verb);
  return isList ? before + after.slice(goesOn.length) : before.replace(PUT_IN_WITH, "") + after;
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

/** Words for several allergens, any one of which is meant. */
const ANY_OF: ReadonlySet<string> = new Set(["seafood", "shellfish"]);

/** "Seafood", "dairy": fine if the dish contains what the word means. */
function hasFacts({ entry, facts }: FoundTerm, foods: readonly Food[]): boolean {
  const { contains, animals } = factsHeld(foods);
  if (ANY_OF.has(entry?.phrase ?? "")) return (facts.contains & contains) !== 0;
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

/**
 * "The pasta" for penne, "the fish" for cod: foods of one aisle that make no difference to anybody who avoids
 * something.
 */
function isSameKind(named: Food, other: Food, stems: readonly string[]): boolean {
  if (named.aisle !== other.aisle || named.animal !== other.animal) return false;
  if (named.aisle === "Produce" && !stems.some((stem) => GENERAL_PRODUCE.has(stem))) return false;
  if (named.aisle === "Oils & condiments" && named.mayContain.some((allergen) => !mayHold(other, allergen)))
    return false;
  return named.contains.every((allergen) => other.contains.includes(allergen));
}
