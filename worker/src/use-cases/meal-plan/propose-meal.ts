import { MODEL_SUGGESTIONS } from "@mealwright/schema/constants/model";
import { MODEL_MEAL_MS } from "@mealwright/schema/constants/timings";
import type { Deps } from "../../deps.ts";
import type { Meal } from "../../domain/meal.ts";
import type { PlanContext } from "../../domain/meal-plan/plan-context.ts";
import { eaterWith, suitsFilters, weekWishTexts, wishesOf } from "../../domain/model/filtered.ts";
import type { Share } from "../../domain/model/repair/portions.ts";
import type { MealModel } from "../../domain/model-ports.ts";
import { exclusionOf } from "../../domain/planner/one-meal/exclusions.ts";
import type { Filters } from "../../domain/planner/one-meal/filters.ts";
import { slotKey } from "../../domain/planner/slots.ts";
import type { Eater } from "../../domain/safety/gate/eater.ts";
import { shareInPlaceOf } from "./meal-share.ts";
import { type Asking, askModel } from "./model/ask-model.ts";
import type { Tastes } from "./planner-profile.ts";

type ProposeDeps = Pick<Deps, "clock" | "chance">;

/** The slot of a meal that is to be replaced. */
export interface MealToReplace {
  readonly week: readonly Meal[];
  readonly original: Meal;
  readonly tastes: Tastes;
  readonly seed: number;
}

function askingFor(context: PlanContext, { week, original, tastes, seed }: MealToReplace) {
  const slot = { day: original.day, type: original.type };
  const others = week.filter((meal) => slotKey(meal) !== slotKey(slot));
  return {
    slots: [slot],
    meals: others,
    avoidNames: [original.name],
    share: shareInPlaceOf(context, others, original),
    tastes,
    seed,
    totalMs: MODEL_MEAL_MS,
    signal: new AbortController().signal,
  } satisfies Asking;
}

/**
 * A model's dish to replace a meal, without the excluded foods (as the person writes them), repaired and verified; null
 * when none arrives in time. Never throws for what a model does.
 */
export async function proposeMeal(
  deps: ProposeDeps,
  model: MealModel,
  context: PlanContext,
  place: MealToReplace,
  excludeIngredients: readonly string[],
): Promise<Meal | null> {
  const choosy = { ...context, eater: withoutIngredients(context.eater, excludeIngredients) };
  const asking = { ...askingFor(context, place), wishes: weekWishTexts(context.wishes) };
  for await (const event of askModel(deps, model, choosy, asking)) if (event.kind === "meal") return event.meal;
  return null;
}

export interface SuggestionRequest {
  readonly filters: Filters;
  /** kcal; null = whatever keeps the day on target. */
  readonly targetKcal: number | null;
  /** Aborted when nobody is waiting any more. */
  readonly signal: AbortSignal;
}

/**
 * Model dishes to choose from for a slot, each repaired, verified and checked against the filters; fewer or none when
 * no more arrive in time. Never throws for what a model does.
 */
export async function proposeDishes(
  deps: ProposeDeps,
  model: MealModel,
  context: PlanContext,
  place: MealToReplace,
  { filters, targetKcal, signal }: SuggestionRequest,
  maxMs: number,
): Promise<readonly Meal[]> {
  const asking = askingFor(context, place);
  const share = targetKcal === null ? asking.share : scaleShare(asking.share, targetKcal);
  const eater = eaterWith(context.eater, filters);
  const held = { eater, original: place.original, energyKcal: share.energyKcal };
  const meals: Meal[] = [];
  const wanted: Asking = {
    ...asking,
    share,
    choices: MODEL_SUGGESTIONS,
    wishes: wishesOf(filters),
    isWanted: (meal) => suitsFilters(meal, filters, held),
    totalMs: maxMs,
    signal,
  };
  for await (const event of askModel(deps, model, { ...context, eater }, wanted))
    if (event.kind === "meal") meals.push(event.meal);
  return meals;
}

function scaleShare(share: Share, energyKcal: number): Share {
  return { ...share, energyKcal, proteinG: (share.proteinG * energyKcal) / share.energyKcal };
}

/** Foods excluded for today are avoided in the same way as those the person never eats. */
function withoutIngredients(eater: Eater, texts: readonly string[]): Eater {
  const { foodIds, allergens } = exclusionOf(texts);
  const { avoids } = eater;
  return {
    ...eater,
    avoids: {
      ...avoids,
      allergens: [...avoids.allergens, ...allergens],
      foodIds: [...avoids.foodIds, ...foodIds],
      terms: [...avoids.terms, ...texts],
    },
  };
}
