import type { Nutrition } from "@mealwright/schema/contract/meals";
import { formatFigure, formatSmallFigure } from "../../lib/amount.ts";

export interface NutritionRow {
  readonly key: string;
  readonly label: string;
  /** With its unit, and "at least" where a food's figure is not known. */
  readonly text: string;
  /** A part of the row above it: sugars of carbohydrate. */
  readonly part: boolean;
}

type Key = Exclude<keyof Nutrition, "incomplete">;

const ROWS: readonly (readonly [key: Key, label: string, unit: string, part: boolean])[] = [
  ["calories", "Energy", "kcal", false],
  ["protein", "Protein", "g", false],
  ["carbs", "Carbohydrate", "g", false],
  ["sugars", "of which sugars", "g", true],
  ["fibre", "of which fibre", "g", true],
  ["fats", "Fat", "g", false],
  ["saturatedFat", "of which saturated", "g", true],
  ["sodium", "Sodium", "mg", false],
  ["calcium", "Calcium", "mg", false],
  ["iron", "Iron", "mg", false],
  ["potassium", "Potassium", "mg", false],
  ["vitaminC", "Vitamin C", "mg", false],
];

/** Every figure that was sent, in a label's order; nothing stands for what was not. */
export function nutritionRows(nutrition: Nutrition): readonly NutritionRow[] {
  const incomplete = new Set(nutrition.incomplete ?? []);
  return ROWS.flatMap(([key, label, unit, part]) => {
    const value = nutrition[key];
    if (value === undefined) return [];
    const figure = key === "calories" ? formatFigure(value) : formatSmallFigure(value);
    return [{ key, label, text: `${incomplete.has(key) ? "at least " : ""}${figure} ${unit}`, part }];
  });
}

/** Whether more than the four basic figures were sent. */
export function hasCompleteNutrition(nutrition: Nutrition): boolean {
  return nutrition.fibre !== undefined || nutrition.sodium !== undefined;
}

/** "Contains milk and tree nuts". Allergens come from the ingredients; labels of bought goods may say more. */
export function allergensText(allergens: readonly string[]): string {
  const names = allergens.map((allergen) => ALLERGEN_NAMES[allergen] ?? allergen.replaceAll("_", " "));
  const last = names.pop();
  if (last === undefined) return "None of the 15 allergens we track";
  return `Contains ${names.length === 0 ? last : `${names.join(", ")} and ${last}`}`;
}

const ALLERGEN_NAMES: Readonly<Record<string, string>> = {
  egg: "eggs",
  crustacean: "crustaceans",
  mollusc: "molluscs",
  tree_nut: "tree nuts",
  peanut: "peanuts",
  soy: "soya",
  sulphite: "sulphites",
};
