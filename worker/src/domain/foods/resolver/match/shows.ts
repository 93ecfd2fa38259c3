import type { AnimalSource, Food } from "../../catalogue/food.ts";
import { wordsOf } from "../words.ts";

/** Sources of food from the most to the least widely accepted: people who eat meat also eat fish and milk. */
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

/** Whether `whole` has every allergen of `part`, and an animal source that is at least as restricted. */
export function shows(whole: Food, part: Food): boolean {
  return (
    part.contains.every((allergen) => whole.contains.includes(allergen)) &&
    STRICTNESS[whole.animal] >= STRICTNESS[part.animal]
  );
}

const FLESH: ReadonlySet<AnimalSource> = new Set(["meat", "poultry"]);

/** The same for remarks beside a food: one kind of meat does not reveal another ("chicken, topped with bacon"). */
export function showsBeside(whole: Food, part: Food): boolean {
  if (!shows(whole, part)) return false;
  if (!FLESH.has(part.animal)) return true;
  const own = new Set(wordsOf(whole.name));
  return wordsOf(part.name).some((word) => own.has(word));
}
