import type { Tier } from "@mealwright/schema/constants/tiers";
import type { Meal as WireMeal, Nutrition as WireNutrition } from "@mealwright/schema/contract/meals";
import { can } from "@mealwright/schema/rules/entitlements";
import { centsToUnits } from "@mealwright/schema/rules/money";
import type { Meal, Nutrition } from "../../domain/meal.ts";
import { allergensOf, costCents, sumNutrition } from "../../domain/nutrition/sum.ts";

function presentNutrition(nutrition: Nutrition, tier: Tier): WireNutrition {
  const { calories, protein, carbs, fats, ...complete } = nutrition;
  const basic = { calories, protein, carbs, fats };
  return can(tier, "complete_nutrition") ? { ...basic, ...complete, incomplete: [...complete.incomplete] } : basic;
}

/** A stored meal as its owner's tier may see it: numbers and allergens are computed anew from what is shown. */
export function presentMeal(meal: Meal, tier: Tier): WireMeal {
  const { ingredients } = meal;
  return {
    id: meal.id,
    name: meal.name,
    type: meal.type,
    day: meal.day,
    ingredients: ingredients.map((ingredient) => ({ ...ingredient })),
    instructions: [...meal.instructions],
    nutrition: presentNutrition(sumNutrition(ingredients), tier),
    prepTime: meal.prepTime,
    allergens: [...allergensOf(ingredients)],
    cost: centsToUnits(costCents(ingredients)),
    source: meal.source,
  };
}
