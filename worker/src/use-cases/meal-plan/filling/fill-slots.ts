import { can } from "@mealwright/schema/rules/entitlements";
import type { Slot } from "@mealwright/schema/rules/week";
import type { Meal } from "../../../domain/meal.ts";
import type { PlanContext } from "../../../domain/meal-plan/plan-context.ts";
import { countLacks } from "../../../domain/planner/explain/notes.ts";
import { layOutLeftovers } from "../../../domain/planner/leftover-layout.ts";
import { planWeek } from "../../../domain/planner/plan-week.ts";
import { planShopWindow } from "../../../domain/planner/shop-window.ts";
import { slotKey } from "../../../domain/planner/slots.ts";
import type { PlanEvents, PlanRequest, PlanResult } from "../../../domain/planner/types.ts";
import { createPlannerProfile, type ProfileOptions } from "../planner-profile.ts";

export interface Filling {
  /** New meals day by day, in order; each is verified. */
  readonly mealsByDay: readonly (readonly Meal[])[];
  readonly events: PlanEvents;
  readonly unfilled: readonly Slot[];
}

export interface FillOptions extends ProfileOptions {
  readonly fixed: readonly Meal[];
}

/** Fills the slots that the fixed meals leave open, from the cookbook. */
export function fillSlots(context: PlanContext, options: FillOptions): Filling {
  const { slots } = context;
  const request: PlanRequest = {
    ...createPlannerProfile(context, options),
    days: [...new Set(slots.map((slot) => slot.day))],
    slots,
    fixed: options.fixed,
    leftovers: context.cooksOnFewDays ? layOutLeftovers(slots, options.fixed) : [],
  };
  const result = can(context.account.tier, "full_week") ? planFilling(request) : planShopWindow(request);
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

/** Cooks for two days only if the days are as full and the budget is kept as well as without that. */
function planFilling(request: PlanRequest): PlanResult {
  const result = planWeek(request);
  const lacks = countLacks(result.notes);
  if (request.leftovers.length === 0 || lacks === 0) return result;
  const other = planWeek({ ...request, leftovers: [] });
  return countLacks(other.notes) < lacks ? other : result;
}

/** If a model's dishes put the week over budget, the cheapest basket we know is that of a week without them. */
function withCookbookBasket(events: PlanEvents, request: PlanRequest): PlanEvents {
  const ownOnly = request.fixed.filter(({ source }) => source === "cookbook");
  if (events.cheapestBasketCents === null || ownOnly.length === request.fixed.length) return events;
  const { basketCents, events: own } = planWeek({ ...request, fixed: ownOnly });
  return { ...events, cheapestBasketCents: own.cheapestBasketCents ?? basketCents };
}
