import { can } from "@mealwright/schema/rules/entitlements";
import type { Deps } from "../../deps.ts";
import { findRecipe } from "../../domain/cookbook/cookbook.ts";
import type { Kitchen } from "../../domain/planner/one-meal.ts";
import type { PlanContext } from "./plan-context.ts";

/** Three months of three meals a day would be too long a memory; four weeks keep a month varied. */
const RECENT_MEALS = 84;

/** What a person has eaten and likes. */
export interface Tastes {
  /** Newest first. */
  readonly recentRecipeIds: readonly string[];
  readonly favoriteRecipeIds: readonly string[];
}

export interface KitchenOptions extends Tastes {
  readonly seed: number;
  readonly newId: () => string;
}

/** Recipes of other weeks; and the favourites, for tiers in whose planning they weigh. */
export async function readTastes(
  deps: Pick<Deps, "mealPlans" | "favorites">,
  context: PlanContext,
  weekOf: string,
): Promise<Tastes> {
  const { id, tier } = context.account;
  const [recentRecipeIds, favorites] = await Promise.all([
    deps.mealPlans.listRecentRecipeIds(id, weekOf, RECENT_MEALS),
    can(tier, "favorites_library") ? deps.favorites.list(id) : [],
  ]);
  return { recentRecipeIds, favoriteRecipeIds: favorites.flatMap(({ meal }) => meal.recipeId ?? []) };
}

function templatesOf(recipeIds: readonly string[]): readonly string[] {
  return [...new Set(recipeIds.flatMap((id) => findRecipe(id)?.templateId ?? []))];
}

/** The person as the planner knows them, for a week or for one meal. */
export function createKitchen(context: PlanContext, options: KitchenOptions): Kitchen {
  return {
    eater: context.eater,
    targets: context.targets,
    mealsPerDay: context.answers.mealsPerDay,
    budgetCents: context.budgetCents,
    household: context.household,
    level: context.answers.cookingLevel,
    seed: options.seed,
    premium: can(context.account.tier, "premium_collection"),
    recentRecipeIds: options.recentRecipeIds,
    recentTemplateIds: templatesOf(options.recentRecipeIds),
    favouriteTemplateIds: templatesOf(options.favoriteRecipeIds),
    neverTemplateIds: [],
    newId: options.newId,
  };
}
