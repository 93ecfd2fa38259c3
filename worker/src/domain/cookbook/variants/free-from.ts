import type { FoodId } from "../../foods/catalogue/food.ts";

/** Foods made for people who avoid another one, each with that ordinary food. */
const ORDINARY_FOOD: Readonly<Record<FoodId, FoodId>> = {
  "coconut-aminos": "soy-sauce",
  tamari: "soy-sauce",
  "gluten-free-rolled-oats": "rolled-oats",
  "gluten-free-white-bread": "whole-wheat-bread",
  "gluten-free-corn-pasta-dry": "pasta-dry",
  "gluten-free-flour-blend": "all-purpose-flour",
  "gluten-free-breadcrumbs": "breadcrumbs-dry",
  "coconut-yogurt": "yogurt-plain-low-fat",
  "oat-yogurt": "yogurt-plain-low-fat",
  "vegan-cheese": "cheddar-cheese",
  "vegan-buttery-spread": "butter-unsalted",
};

/** The free-from foods, each with its ordinary one; the index is the food's bit in a mask. */
export const FREE_FROM: readonly (readonly [freeFrom: FoodId, ordinary: FoodId])[] = Object.entries(ORDINARY_FOOD);

const bits: ReadonlyMap<FoodId, number> = new Map(FREE_FROM.map(([foodId], bit) => [foodId, 1 << bit]));

/** The bit of a free-from food, 0 for any other. */
export function freeFromBit(foodId: FoodId): number {
  return bits.get(foodId) ?? 0;
}

/** A mask of the free-from foods that somebody does not need, because they may have the ordinary ones. */
export function needlessFreeFrom(mayHave: (ordinary: FoodId) => boolean): number {
  return FREE_FROM.reduce((mask, [freeFrom, ordinary]) => (mayHave(ordinary) ? mask | freeFromBit(freeFrom) : mask), 0);
}
