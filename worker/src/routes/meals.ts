import { CALLS } from "@mealwright/schema/calls";
import { CUISINES, type Cuisine } from "@mealwright/schema/constants/food/cuisines";
import { ADVANCED_SUGGESTION_FILTERS } from "@mealwright/schema/constants/meals";
import { DomainError } from "../domain/errors.ts";
import type { Filters } from "../domain/planner/one-meal/filters.ts";
import type { Account } from "../domain/ports.ts";
import { reply } from "../http/answer/reply.ts";
import { readBody } from "../http/body.ts";
import { requireOwnId } from "../http/caller/guards.ts";
import { refuseComputingFlood } from "../http/caller/limits.ts";
import { requireMember } from "../http/caller/session.ts";
import type { Handlers } from "../http/handler.ts";
import { presentMeal } from "../presenters/meals.ts";
import { lockMeal } from "../use-cases/meals/lock-meal.ts";
import { moveMeal } from "../use-cases/meals/move-meal.ts";
import { planSlot } from "../use-cases/meals/plan-slot.ts";
import { regenerateStoredMeal } from "../use-cases/meals/regenerate-meal.ts";
import { replaceStoredMeal, undoReplacement } from "../use-cases/meals/replace-meal.ts";
import { replaceStoredSide, suggestForSide } from "../use-cases/meals/replace-side.ts";
import { suggestForMeal } from "../use-cases/meals/suggest-meals.ts";
import { requireCapability } from "../use-cases/require-capability.ts";

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

export const mealsHandlers = {
  regenerateMeal: async (c) => {
    const { account } = await requireMember(c);
    await refuseComputingFlood(c, account);
    requireCapability(account, CALLS.regenerateMeal.capability);
    const { originalMeal, userId, excludeIngredients = [] } = await readBody(c, CALLS.regenerateMeal.body);
    requireOwnId(account, userId);
    const input = { mealId: originalMeal.id, excludeIngredients };
    const meal = await regenerateStoredMeal(c.get("deps"), account, input);
    return reply(c, "regenerateMeal", presentMeal(meal, account.tier));
  },

  mealSuggestions: async (c) => {
    const { account } = await requireMember(c);
    await refuseComputingFlood(c, account);
    requireCapability(account, CALLS.mealSuggestions.capability);
    const body = await readBody(c, CALLS.mealSuggestions.body);
    const { originalMeal, filters = [], cuisine, targetCalories } = body;
    const meals = await suggestForMeal(c.get("deps"), account, {
      mealId: originalMeal.id,
      filters: readFilters(account, filters, cuisine),
      targetKcal: targetCalories ?? null,
      source: body.source ?? "both",
      signal: c.req.raw.signal,
    });
    return reply(
      c,
      "mealSuggestions",
      meals.map((meal) => presentMeal(meal, account.tier)),
    );
  },

  sideSuggestions: async (c) => {
    const { account } = await requireMember(c);
    await refuseComputingFlood(c, account);
    requireCapability(account, CALLS.sideSuggestions.capability);
    const choices = await suggestForSide(c.get("deps"), account, await readBody(c, CALLS.sideSuggestions.body));
    return reply(
      c,
      "sideSuggestions",
      choices.map(({ side, meal }) => ({ side, meal: presentMeal(meal, account.tier) })),
    );
  },

  replaceSide: async (c) => {
    const { account } = await requireMember(c);
    await refuseComputingFlood(c, account);
    requireCapability(account, CALLS.replaceSide.capability);
    const input = await readBody(c, CALLS.replaceSide.body);
    const meal = await replaceStoredSide(c.get("deps"), account, input);
    return reply(c, "replaceSide", { success: true, meal: presentMeal(meal, account.tier) });
  },

  planSlot: async (c) => {
    const { account } = await requireMember(c);
    await refuseComputingFlood(c, account);
    requireCapability(account, CALLS.planSlot.capability);
    const { energyKcal = null, sourceMealId = null, ...slot } = await readBody(c, CALLS.planSlot.body);
    return reply(c, "planSlot", await planSlot(c.get("deps"), account, { ...slot, energyKcal, sourceMealId }));
  },

  moveMeal: async (c) => {
    const { account } = await requireMember(c);
    await refuseComputingFlood(c, account);
    requireCapability(account, CALLS.moveMeal.capability);
    const input = await readBody(c, CALLS.moveMeal.body);
    return reply(c, "moveMeal", await moveMeal(c.get("deps"), account, input));
  },

  lockMeal: async (c) => {
    const { account } = await requireMember(c);
    const input = await readBody(c, CALLS.lockMeal.body);
    return reply(c, "lockMeal", await lockMeal(c.get("deps"), account, input));
  },

  replaceMeal: async (c) => {
    const { account } = await requireMember(c);
    await refuseComputingFlood(c, account);
    requireCapability(account, CALLS.replaceMeal.capability);
    const { originalMealId, newMeal, undo } = await readBody(c, CALLS.replaceMeal.body);
    const change = undo ? undoReplacement : replaceStoredMeal;
    const meal = await change(c.get("deps"), account, { originalMealId, newMealId: newMeal.id });
    return reply(c, "replaceMeal", { success: true, meal: presentMeal(meal, account.tier) });
  },
} satisfies Handlers;
