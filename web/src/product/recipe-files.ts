import type { NutrientKey } from "@mealwright/schema/constants/food/nutrients";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import { formatAmount } from "./amount.ts";

/** Our figures, with their names and units in schema.org's `NutritionInformation`. */
const NUTRITION: readonly (readonly [key: NutrientKey, property: string, unit: string])[] = [
  ["calories", "calories", "kcal"],
  ["protein", "proteinContent", "g"],
  ["carbs", "carbohydrateContent", "g"],
  ["fats", "fatContent", "g"],
  ["saturatedFat", "saturatedFatContent", "g"],
  ["fibre", "fiberContent", "g"],
  ["sugars", "sugarContent", "g"],
  ["sodium", "sodiumContent", "mg"],
];

/**
 * The dishes of a plan as schema.org Recipes, for recipe managers: each dish once, with amounts for one serving. Dishes
 * of the premium collection are left out, and a leftover has no recipe of its own.
 */
export function recipesOf({ meals }: Pick<MealPlan, "meals">): Readonly<Record<string, unknown>> {
  const own = meals.filter(({ premium, leftoverOf }) => premium === undefined && leftoverOf === undefined);
  const byName = new Map(own.map((meal) => [titleOf(meal), meal]));
  return { "@context": "https://schema.org", "@graph": [...byName.values()].map(recipeOf) };
}

function titleOf({ name, detail }: Meal): string {
  return detail === undefined ? name : `${name}, ${detail}`;
}

function recipeOf(meal: Meal): Readonly<Record<string, unknown>> {
  const { nutrition, ingredients, instructions, prepTime, type } = meal;
  const figures = NUTRITION.flatMap(([key, property, unit]) => {
    const value = nutrition[key];
    // Left out: a sum that lacks a food's figure would look complete.
    if (value === undefined || nutrition.incomplete?.includes(key)) return [];
    return [[property, `${value} ${unit}`]];
  });
  return {
    "@type": "Recipe",
    name: titleOf(meal),
    author: { "@type": "Organization", name: "Mealwright" },
    recipeCategory: type,
    recipeYield: "1 serving",
    totalTime: `PT${prepTime}M`,
    recipeIngredient: ingredients.map(({ name, quantity, unit }) => `${formatAmount(quantity, unit)} ${name}`),
    recipeInstructions: instructions.map((text) => ({ "@type": "HowToStep", text })),
    nutrition: { "@type": "NutritionInformation", servingSize: "1 serving", ...Object.fromEntries(figures) },
  };
}
