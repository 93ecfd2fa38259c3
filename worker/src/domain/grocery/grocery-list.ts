import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import { type Aisle, GROCERY_CATEGORIES, type GroceryCategory } from "@mealwright/schema/constants/meals";
import type { Amount } from "@mealwright/schema/rules/amounts";
import type { FoodId } from "../foods/catalogue/food.ts";

/** How a shop counts a food: the unit in the singular, grams as bought of one, and the size on its label. */
export interface CountedUnit {
  readonly unit: string;
  readonly gramsEach: number;
  readonly size: Amount | null;
}

export interface GroceryPack extends CountedUnit {
  readonly count: number;
}

/** What one meal takes of a food: edible grams for the whole household. */
export interface GroceryUse {
  readonly mealId: string;
  readonly name: string;
  /** 1 to 7. */
  readonly day: number;
  readonly grams: number;
}

/** What the person says is at home: grams as bought; null = as much as the week needs. */
export interface CupboardEntry {
  readonly foodId: FoodId;
  readonly grams: number | null;
}

/** How much of a line's food is at home: what the person says for this week, or what earlier weeks left over. */
export interface AtHome extends Pick<CupboardEntry, "grams"> {
  readonly fromEarlier: boolean;
}

/** One line. A tick belongs to `foodId`, which is `own.<id>` for a line that a person wrote. */
export interface GroceryItem {
  readonly foodId: FoodId;
  readonly name: string;
  /**
   * What to buy, as a shop would put it: `quantity` (whole) of `unit`; for a staple, what to buy if there is none at
   * home.
   */
  readonly quantity: number;
  readonly unit: string;
  /** Edible grams that the week needs, before the cupboard. */
  readonly grams: number;
  /** The same in a kitchen measure, rounded up; null for a line that a person wrote. */
  readonly needed: Amount | null;
  /** How much of it is at home; null for nothing. */
  readonly have: AtHome | null;
  /** Edible grams to buy, one entry for each time that it is bought; empty where `buyGrams` is 0. */
  readonly purchases: readonly number[];
  /** Grams in the packs to buy, whole; 0 for staples, for what the cupboard covers, and for own lines. */
  readonly buyGrams: number;
  readonly packs: readonly GroceryPack[];
  /** How the shop counts it; null if it is sold by weight only. */
  readonly counted: CountedUnit | null;
  readonly aisle: Aisle;
  readonly category: GroceryCategory;
  readonly meals: readonly GroceryUse[];
  /** A pantry staple, listed as "check you have". */
  readonly staple: boolean;
  /** US cents for the packs. */
  readonly costCents: number;
  readonly perishable: boolean;
  /** Days for which all or a part is better bought fresh, because it would not keep from the first shop. */
  readonly freshForDays: readonly number[];
  /** Only a part of it is for those days; the rest is bought at the first shop. */
  readonly isPartFresh: boolean;
  /** The id of a line that a person wrote; null for a food. */
  readonly ownLineId: string | null;
}

/** A week's list. Each food is on one line of one of the four groups. */
export interface GroceryList {
  readonly system: UnitSystem;
  /** To buy, in shop order. */
  readonly items: readonly GroceryItem[];
  /** To check at home, in shop order. */
  readonly staples: readonly GroceryItem[];
  /** Needed, but already in the cupboard: nothing to buy. */
  readonly covered: readonly GroceryItem[];
  /** Written by the person. */
  readonly own: readonly GroceryItem[];
  /** US cents for the packs to buy, staples left out. */
  readonly basketCents: number;
  /** US cents for what the meals use, by the gram, for the household; staples included. */
  readonly recipeCents: number;
}

export interface CategoryGroup {
  readonly name: GroceryCategory;
  readonly items: readonly GroceryItem[];
}

/**
 * The four categories of the specification. In each: what to buy, the person's own lines, staples, what is at home.
 * Without tap water and empty categories.
 */
export function groceryCategories(list: GroceryList): readonly CategoryGroup[] {
  const lines = [...list.items, ...list.own, ...list.staples, ...list.covered.filter(({ have }) => have !== null)];
  return GROCERY_CATEGORIES.map((name) => ({
    name,
    items: lines.filter(({ category }) => category === name),
  })).filter(({ items }) => items.length > 0);
}

/** Every line of the list. */
export function groceryLines(list: GroceryList): readonly GroceryItem[] {
  return [...list.items, ...list.staples, ...list.covered, ...list.own];
}
