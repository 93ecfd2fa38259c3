import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import { NUTRIENT_FACTS, NUTRIENT_KEYS, type NutrientColumn } from "@mealwright/schema/constants/food/nutrients";
import type { Aisle, GroceryCategory } from "@mealwright/schema/constants/meals";

/** Kebab-case and stable: stored in plans. */
export type FoodId = string;

/** Where a food comes from, if not from plants alone. */
export const ANIMALS = [
  "meat",
  "poultry",
  "fish",
  "crustacean",
  "mollusc",
  "dairy",
  "egg",
  "honey",
  "gelatin",
] as const;
export type AnimalSource = "none" | (typeof ANIMALS)[number];

/** What diets need to know beyond the animal source. */
export const FOOD_TRAITS = [
  "grain",
  "pseudo-grain",
  "pulse",
  "starchy",
  "added-sugar",
  "refined-oil",
  "processed",
  "processed-meat",
  "animal-rennet",
  "alcohol",
] as const;
export type FoodTrait = (typeof FOOD_TRAITS)[number];

export type Nutrient = NutrientColumn;
/** In the order of `NUTRIENT_FACTS`, which is that of a composition's figures. */
export const NUTRIENTS: readonly Nutrient[] = NUTRIENT_KEYS.map((key) => NUTRIENT_FACTS[key].column);

/** Per 100 g of the edible part, as USDA states it (carbohydrate includes fibre). `null` = unknown, never 0. */
export type Composition = Readonly<Record<Nutrient, number | null>>;

/** One item that a store sells: its net weight in grams, and the number of pieces if it is counted. */
export interface Pack {
  readonly grams: number;
  /** e.g. "500 g", "dozen", "1 bunch", "400 g can". */
  readonly label: string;
}

export interface Price {
  /** USD per kg as purchased (divide by `edibleYield` for the edible kg). */
  readonly usdPerKg: number;
  /** Short source code, e.g. "BLS", "ERS", "PP-NAP", "estimate". */
  readonly source: string;
  /** e.g. "2026-08". */
  readonly period: string;
  readonly confidence: "sourced" | "calculated" | "estimated";
}

export interface Food {
  readonly id: FoodId;
  /** Lower-case, singular: "red onion". */
  readonly name: string;
  readonly plural: string;
  readonly aliases: readonly string[];
  readonly per100g: Composition;
  readonly contains: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
  readonly animal: AnimalSource;
  readonly traits: readonly FoodTrait[];
  /** Grams a millilitre; null when it is not measured by volume. */
  readonly densityGPerMl: number | null;
  /** Grams for ONE of the measure: cup, tbsp, tsp, piece, small, medium, large, clove, slice, can, bunch, … */
  readonly measures: Readonly<Record<string, number>>;
  /** Edible share of what is bought, 0 to 1. */
  readonly edibleYield: number;
  readonly aisle: Aisle;
  readonly category: GroceryCategory;
  readonly packs: readonly Pack[];
  readonly price: Price;
  /** Days it keeps once bought or opened; null if it keeps for months. */
  readonly perishableDays: number | null;
  /** A store-cupboard staple: shown as "check you have", not as a quantity. */
  readonly staple: boolean;
}
