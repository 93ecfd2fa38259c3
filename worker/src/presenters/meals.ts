import { BASIC_NUTRIENTS, mapNutrients } from "@mealwright/schema/constants/food/nutrients";
import type { Tier } from "@mealwright/schema/constants/tiers";
import type { Meal as WireMeal, Nutrition as WireNutrition } from "@mealwright/schema/contract/meals";
import { can } from "@mealwright/schema/rules/entitlements";
import { centsToUnits } from "@mealwright/schema/rules/money";
import { asMade, fedBy, type LeftoverLinks, leftoverOfMeal } from "../domain/cookbook/leftovers/meal-leftovers.ts";
import type { Meal, Nutrition } from "../domain/meal.ts";
import type { PlanContext } from "../domain/meal-plan/plan-context.ts";
import { allergensOf, costCents, nutritionOf } from "../domain/nutrition/sum.ts";
import { isPremiumDish } from "../domain/planner/collection.ts";
import { partsOf } from "../domain/planner/meal-parts.ts";
import type { Portions } from "../domain/portions.ts";

function presentNutrition(nutrition: Nutrition, tier: Tier): WireNutrition {
  if (!can(tier, "complete_nutrition")) return mapNutrients(BASIC_NUTRIENTS, (key) => nutrition[key]);
  return { ...nutrition, incomplete: [...nutrition.incomplete] };
}

/** A stored meal with its figures recomputed from its ingredients: these are shown, and every total adds them up. */
export function recomputeMeal(meal: Meal): Meal {
  const { ingredients } = meal;
  return {
    ...meal,
    nutrition: nutritionOf(meal),
    allergens: allergensOf(ingredients),
    costCents: costCents(ingredients),
  };
}

/** A stored meal as its owner's tier may see it. */
export function presentMeal(meal: Meal, tier: Tier): WireMeal {
  return presentCounted(recomputeMeal(meal), tier);
}

/** The same, for a meal whose figures are recomputed already. */
export function presentCounted(meal: Meal, tier: Tier): WireMeal {
  const { ingredients } = meal;
  return {
    id: meal.id,
    name: meal.name,
    ...(meal.detail === undefined ? {} : { detail: meal.detail }),
    type: meal.type,
    day: meal.day,
    ingredients: ingredients.map((ingredient) => ({ ...ingredient })),
    instructions: [...meal.instructions],
    ...(meal.stepMinutes === undefined ? {} : { stepMinutes: [...meal.stepMinutes] }),
    ...presentParts(meal),
    nutrition: presentNutrition(meal.nutrition, tier),
    prepTime: meal.prepTime,
    allergens: [...meal.allergens],
    cost: centsToUnits(meal.costCents),
    source: meal.source,
    ...presentKeeping(meal),
    ...(isPremiumDish(meal.recipeId) ? { premium: true as const } : {}),
  };
}

function presentParts(meal: Meal): Pick<WireMeal, "parts"> {
  const parts = partsOf(meal).map(({ name, ingredients, instructions }) => ({
    name,
    ingredients: ingredients.map((ingredient) => ({ ...ingredient })),
    instructions: [...instructions],
  }));
  return parts.length === 0 ? {} : { parts };
}

function presentKeeping(meal: Meal): Pick<WireMeal, "keepsDays"> {
  const kept = leftoverOfMeal(meal);
  return kept === null ? {} : { keepsDays: kept.keepsDays };
}

/** A meal as its plan cooks it: including what is cooked for another day, or left over from one. */
export function presentMade(
  meal: Meal,
  table: Pick<PlanContext, "account"> & Portions,
  links: LeftoverLinks,
): WireMeal {
  const [source, fed] = [links.sourceOf.get(meal.id), fedBy(meal, links, table)];
  return {
    ...presentCounted(asMade(meal, links, table), table.account.tier),
    ...(source === undefined ? {} : { leftoverOf: { day: source.day, type: source.type } }),
    ...(fed === undefined ? {} : { feeds: fed }),
  };
}

/** The same for a plan in which some meals are locked. */
export function markLocked(meal: WireMeal, lockedIds: ReadonlySet<string>): WireMeal {
  return lockedIds.has(meal.id) ? { ...meal, locked: true } : meal;
}
