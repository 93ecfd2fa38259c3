import type { AnimalSource, Food } from "../../catalogue/food.ts";
import { wordsOf } from "../words.ts";

/** Sources of food from the one that most people may eat to the one that fewest may: who eats meat may have fish and milk. */
const STRICTNESS: Readonly<Record<AnimalSource, number>> = {
  none: 0,
  dairy: 1,
  egg: 1,
  honey: 1,
  fish: 2,
  crustacean: 2,
  mollusc: 2,
  gelatin: 3,
  poultry: 3,
  meat: 3,
};

/** Whether `whole` has every allergen of `part`, and is of an animal that no diet would sooner eat. */
export function shows(whole: Food, part: Food): boolean {
  return (
    part.contains.every((allergen) => whole.contains.includes(allergen)) &&
    STRICTNESS[whole.animal] >= STRICTNESS[part.animal]
  );
}

const FLESH: ReadonlySet<AnimalSource> = new Set(["meat", "poultry"]);

/** The same of what is told beside a food: one flesh does not show another ("chicken, topped with bacon"). */
export function showsBeside(whole: Food, part: Food): boolean {
  if (!shows(whole, part)) return false;
  if (!FLESH.has(part.animal)) return true;
  const own = new Set(wordsOf(whole.name));
  return wordsOf(part.name).some((word) => own.has(word));
}
