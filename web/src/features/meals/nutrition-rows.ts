import { ALLERGEN_FACTS, ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import {
  isBasicNutrient,
  NUTRIENT_FACTS,
  NUTRIENT_KEYS,
  type NutrientKey,
} from "@mealwright/schema/constants/food/nutrients";
import type { Nutrition } from "@mealwright/schema/contract/meals";
import { formatFigure, formatSmallFigure } from "@mealwright/schema/rules/text/figure-text";

export interface NutritionRow {
  readonly key: string;
  readonly label: string;
  /** With its unit; "at least" when the figure of some food is unknown. */
  readonly text: string;
  /** Whether it is part of the row above: sugars are part of carbohydrate. */
  readonly part: boolean;
}

/** Each nutrient that is no part of another, followed by its parts. */
const ROW_ORDER: readonly NutrientKey[] = NUTRIENT_KEYS.filter((key) => NUTRIENT_FACTS[key].partOf === null).flatMap(
  (whole) => [whole, ...NUTRIENT_KEYS.filter((key) => NUTRIENT_FACTS[key].partOf === whole)],
);

/** Every figure that the server sent, in the order of a nutrition label; missing ones are left out. */
export function nutritionRows(nutrition: Nutrition): readonly NutritionRow[] {
  const incomplete = new Set(nutrition.incomplete ?? []);
  return ROW_ORDER.flatMap((key) => {
    const value = nutrition[key];
    if (value === undefined) return [];
    const { label, unit, partOf } = NUTRIENT_FACTS[key];
    const figure = unit === "kcal" ? formatFigure(value) : formatSmallFigure(value);
    return [{ key, label, text: `${incomplete.has(key) ? "at least " : ""}${figure} ${unit}`, part: partOf !== null }];
  });
}

/** Whether more than the basic figures were sent. */
export function hasCompleteNutrition(nutrition: Nutrition): boolean {
  return NUTRIENT_KEYS.some((key) => !isBasicNutrient(key) && nutrition[key] !== undefined);
}

/** "Contains milk and tree nuts". Allergens come from the ingredients; the labels of packaged foods may list more. */
export function allergensText(allergens: readonly string[]): string {
  const names = allergens.map(nameInDish);
  const last = names.pop();
  if (last === undefined) return `None of the ${ALLERGENS.length} allergens we track`;
  return `Contains ${names.length === 0 ? last : `${names.join(", ")} and ${last}`}`;
}

/** A page older than the server may receive an allergen that it does not know. */
function nameInDish(allergen: string): string {
  const known = ALLERGENS.find((one) => one === allergen);
  if (known === undefined) return allergen.replaceAll("_", " ");
  const { name, inDish = name } = ALLERGEN_FACTS[known];
  return inDish;
}
