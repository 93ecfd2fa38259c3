import { CALLS } from "@mealwright/schema/calls";
import { ADVANCED_SUGGESTION_FILTERS } from "@mealwright/schema/constants/meals";
import { CUISINES, type Cuisine } from "../domain/cookbook/recipe.ts";
import { DomainError } from "../domain/errors.ts";
import type { Filters } from "../domain/planner/filters.ts";
import type { Account } from "../domain/ports.ts";
import { readBody } from "../http/body.ts";
import { requireOwnId } from "../http/guards.ts";
import { reply } from "../http/reply.ts";
import { requireMember } from "../http/session.ts";
import { presentMeal } from "../use-cases/meal-plan/present-meal.ts";
import { lockMeal } from "../use-cases/meals/lock-meal.ts";
import { regenerateStoredMeal } from "../use-cases/meals/regenerate-meal.ts";
import { replaceStoredMeal } from "../use-cases/meals/replace-meal.ts";
import { suggestForMeal } from "../use-cases/meals/suggest-meals.ts";
import { requireCapability } from "../use-cases/require-capability.ts";
import type { Handlers } from "./handlers.ts";

type WireFilter = NonNullable<ReturnType<typeof CALLS.mealSuggestions.body.parse>["filters"]>[number];

/** The filters as the planner takes them. Throws `upgrade_required` for one that the tier lacks. */
function readFilters(account: Account, wire: readonly WireFilter[], cuisineName: string | undefined): Filters {
  const isAdvanced = (filter: WireFilter) => ADVANCED_SUGGESTION_FILTERS.some((advanced) => advanced === filter);
  if (wire.some(isAdvanced) || cuisineName !== undefined) requireCapability(account, "advanced_filters");
  return { filters: wire.filter((filter) => filter !== "cuisine"), cuisine: readCuisine(cuisineName) };
}

function readCuisine(name: string | undefined): Cuisine | null {
  if (name === undefined) return null;
  const known = CUISINES.find((cuisine) => cuisine === name.trim().toLowerCase());
  if (known) return known;
  const text = `Please choose one of: ${CUISINES.join(", ")}.`;
  throw new DomainError("invalid_fields", text, { fields: { cuisine: text } });
}

export const mealsHandlers: Handlers = {
  regenerateMeal: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.regenerateMeal.capability);
    const { originalMeal, userId, excludeIngredients = [] } = await readBody(c, CALLS.regenerateMeal.body);
    requireOwnId(account, userId);
    const input = { mealId: originalMeal.id, excludeIngredients };
    const meal = await regenerateStoredMeal(c.get("deps"), account, input);
    return reply(c, "regenerateMeal", presentMeal(meal, account.tier));
  },

  mealSuggestions: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.mealSuggestions.capability);
    const { originalMeal, filters = [], cuisine, targetCalories } = await readBody(c, CALLS.mealSuggestions.body);
    const input = {
      mealId: originalMeal.id,
      filters: readFilters(account, filters, cuisine),
      targetKcal: targetCalories ?? null,
      signal: c.req.raw.signal,
    };
    const meals = await suggestForMeal(c.get("deps"), account, input);
    return reply(
      c,
      "mealSuggestions",
      meals.map((meal) => presentMeal(meal, account.tier)),
    );
  },

  lockMeal: async (c) => {
    const { account } = await requireMember(c);
    const input = await readBody(c, CALLS.lockMeal.body);
    return reply(c, "lockMeal", await lockMeal(c.get("deps"), account, input));
  },

  replaceMeal: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.replaceMeal.capability);
    const { originalMealId, newMeal } = await readBody(c, CALLS.replaceMeal.body);
    const meal = await replaceStoredMeal(c.get("deps"), account, { originalMealId, newMealId: newMeal.id });
    return reply(c, "replaceMeal", { success: true, meal: presentMeal(meal, account.tier) });
  },
};
