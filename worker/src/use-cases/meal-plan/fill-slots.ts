import type { Slot } from "@mealwright/schema/rules/week";
import type { Meal } from "../../domain/meal.ts";
import { type PlanContext, slotKey } from "../../domain/meal-plan/plan-context.ts";
import { planWeek } from "../../domain/planner/plan-week.ts";
import type { PlanEvents, PlanRequest } from "../../domain/planner/types.ts";
import { createPlannerProfile, type ProfileOptions } from "./planner-profile.ts";

export interface Filling {
  /** New meals by day, in order; each verified. */
  readonly mealsByDay: readonly (readonly Meal[])[];
  readonly events: PlanEvents;
  readonly unfilled: readonly Slot[];
}

export interface FillOptions extends ProfileOptions {
  readonly fixed: readonly Meal[];
}

/** Plans the slots that the fixed meals leave open, from the cookbook, around those meals. */
export function fillSlots(context: PlanContext, options: FillOptions): Filling {
  const { slots } = context;
  const request: PlanRequest = {
    ...createPlannerProfile(context, options),
    days: [...new Set(slots.map((slot) => slot.day))],
    slots,
    fixed: options.fixed,
    leftovers: [],
    mealLimit: null,
  };
  const result = planWeek(request);
  const fixedIds = new Set(options.fixed.map((meal) => meal.id));
  const filled = new Set(result.meals.map(slotKey));
  const fresh = result.meals.filter((meal) => !fixedIds.has(meal.id));
  const days = [...new Set(fresh.map((meal) => meal.day))];
  return {
    mealsByDay: days.map((day) => fresh.filter((meal) => meal.day === day)),
    events: withCookbookBasket(result.events, request),
    unfilled: slots.filter((slot) => !filled.has(slotKey(slot))),
  };
}

/** Where a model's dishes take a week over the budget, the cheapest basket found is the one without them. */
function withCookbookBasket(events: PlanEvents, request: PlanRequest): PlanEvents {
  const ownOnly = request.fixed.filter(({ source }) => source === "cookbook");
  if (events.cheapestBasketCents === null || ownOnly.length === request.fixed.length) return events;
  const { basketCents, events: own } = planWeek({ ...request, fixed: ownOnly });
  return { ...events, cheapestBasketCents: own.cheapestBasketCents ?? basketCents };
}
