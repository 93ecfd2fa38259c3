import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import type { Food } from "../../../foods/catalogue/food.ts";
import type { Resolution } from "../../../foods/resolver/resolve-line.ts";
import { readText } from "../../../safety/lexicon/find-terms.ts";
import { stemsOfFoods } from "./known-words.ts";

const FLESH: ReadonlySet<Food["animal"]> = new Set(["meat", "poultry", "fish", "crustacean", "mollusc"]);

/** "Drumstick meat", "crab claw meat": flesh of the animal that is named with it. */
const ANY_FLESH: ReadonlySet<string> = new Set(["meat", "flesh"]);

/** The allergens and animals that a text names, as bit masks, and the allergens that may be there. */
function named(text: string, isOfFlesh = false) {
  const said = readText(text).found.filter(
    ({ isAbsent, entry }) => !isAbsent && !(isOfFlesh && ANY_FLESH.has(entry?.phrase ?? "")),
  );
  return said.reduce(
    (masks, { facts }) => ({
      contains: masks.contains | facts.contains,
      may: masks.may | facts.may | facts.dish,
      animals: masks.animals | facts.animals,
      mayAnimals: masks.mayAnimals | facts.mayAnimals | facts.dishAnimals,
    }),
    { contains: 0, may: 0, animals: 0, mayAnimals: 0 },
  );
}

/** Every food that an ingredient line may mean. */
export function foodsOf({ food, choices, also }: Extract<Resolution, { status: "resolved" }>): readonly Food[] {
  return [food, ...(choices ?? []), ...(also === undefined ? [] : [also.food])];
}

/**
 * "Oat milk (carne)", "tofu молоко": whether the line names an allergen or an animal that is not in the foods it was
 * read as. If the eater avoids something, an unreadable word in another script may be one.
 */
export function namesMoreThan(line: string, foods: readonly Food[], isStrict: boolean): boolean {
  if (isStrict && hidesInScript(line, foods)) return true;
  const said = named(
    line,
    foods.some(({ animal }) => FLESH.has(animal)),
  );
  if ((said.contains | said.animals) === 0) return false;
  const own = named(foods.flatMap(({ name, plural, aliases }) => [name, plural, ...aliases]).join(". "));
  return (said.contains & ~(own.contains | own.may)) !== 0 || (said.animals & ~(own.animals | own.mayAnimals)) !== 0;
}

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** "Tofu 鸡肉": a word in another script that neither the lexicon nor the foods' names explain may mean anything. */
function hidesInScript(line: string, foods: readonly Food[]): boolean {
  if (!OTHER_SCRIPT.test(line)) return false;
  const own = stemsOfFoods(foods);
  const { tokens, found } = readText(line);
  const held = new Set(foods.flatMap(({ contains, mayContain }) => [...contains, ...mayContain]));
  const lost = ALLERGENS.reduce((mask, allergen, bit) => (held.has(allergen) ? mask : mask | (1 << bit)), 0);
  if (found.some(({ entry, facts }) => entry === null && (facts.contains & lost) !== 0)) return true;
  const isRead = (at: number) => found.some(({ firstToken, endToken }) => firstToken <= at && at < endToken);
  return tokens.some(
    ({ stem, start, end }, at) => OTHER_SCRIPT.test(line.slice(start, end)) && !own.has(stem) && !isRead(at),
  );
}
