import type { Tier } from "@mealwright/schema/constants/tiers";
import type { Meal as WireMeal, Nutrition as WireNutrition } from "@mealwright/schema/contract/meals";
import { can } from "@mealwright/schema/rules/entitlements";
import { centsToUnits } from "@mealwright/schema/rules/money";
import type { Meal, Nutrition } from "../../domain/meal.ts";

function presentNutrition(nutrition: Nutrition, tier: Tier): WireNutrition {
  const { calories, protein, carbs, fats, ...complete } = nutrition;
  const basic = { calories, protein, carbs, fats };
  return can(tier, "complete_nutrition") ? { ...basic, ...complete, incomplete: [...complete.incomplete] } : basic;
}

/** A stored meal as its owner's tier may see it. */
export function presentMeal(meal: Meal, tier: Tier): WireMeal {
  return {
    id: meal.id,
    name: meal.name,
    type: meal.type,
    day: meal.day,
    ingredients: meal.ingredients.map((ingredient) => ({ ...ingredient })),
    instructions: [...meal.instructions],
    nutrition: presentNutrition(meal.nutrition, tier),
    prepTime: meal.prepTime,
    allergens: [...meal.allergens],
    cost: centsToUnits(meal.costCents),
    source: meal.source,
  };
}
