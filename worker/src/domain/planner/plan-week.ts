import type { Slot } from "@mealwright/schema/rules/week";
import type { Meal } from "../meal.ts";
import { verify } from "../safety/gate/verify.ts";
import { isFixed, type SlotRequest } from "./draw/draw-slots.ts";
import { basketCents } from "./explain/basket.ts";
import { planEvents, planNotes } from "./explain/notes.ts";
import { planTotals } from "./explain/totals.ts";
import { eligibleCandidates } from "./model/candidates.ts";
import { type Served, serveSafely } from "./serve/serve.ts";
import { budgetShare, compareSlots, requestedSlots, slotKey } from "./slots.ts";
import type { PlanRequest, PlanResult } from "./types.ts";
import { chooseWeek } from "./week/choose-week.ts";
import { planWithWishes } from "./week/give-way.ts";
import { mergeFoods } from "./week/merge-foods.ts";

/** How often another pool is drawn if a slot's whole pool fails the gate. */
const MOST_DRAWS = 6;
const NO_BUDGET = 2_000_000_000;

/**
 * Chooses and scales the meals of up to a week. Always answers; every meal returned has passed the gate. Deterministic
 * for the request: the same seed gives the same week. Wishes that conflict with a day's energy or protein, or with the
 * budget, give way, the least important first.
 */
export function planWeek(request: PlanRequest): PlanResult {
  return planWithWishes(request, planFor);
}

function planFor(request: PlanRequest): PlanResult {
  const replaced: Meal[] = [];
  const fixed: Meal[] = [];
  for (const meal of request.fixed) {
    if (verify(meal, request.eater).length === 0) fixed.push(meal);
    else replaced.push(meal);
  }
  const slots = requestedSlots(request);
  const leftovers = leftoverSources(request, slots, fixed);
  copyFixedLeftovers(request, leftovers, fixed);
  const planned = [...slots, ...fixed];
  const distinct = [...new Map(planned.map((slot) => [slotKey(slot), slot])).values()];
  const budgetCents =
    request.budgetCents === null ? null : Math.floor(request.budgetCents * budgetShare(request, distinct));
  // The whole budget, because packs bought for a few meals serve the rest of the week too.
  const draw: SlotRequest = { slots, fixed, leftovers, budgetCents: request.budgetCents ?? NO_BUDGET };
  const { chosen, meals, cents } = withinBudget(request, draw);
  const totals = planTotals(meals, request, budgetCents);
  const filled = new Set(meals.map(slotKey));
  const findings = {
    request,
    meals,
    totals,
    basketCents: cents,
    emptySlots: slots.filter((slot) => !filled.has(slotKey(slot))),
    leftoverIds: new Set(meals.filter((meal) => leftovers.has(slotKey(meal))).map(({ id }) => id)),
  };
  const events = planEvents(request, { ...findings, replaced, ...chosen });
  return {
    meals,
    totals,
    basketCents: findings.basketCents,
    notes: planNotes({ ...findings, events }),
    events,
    points: chosen.points,
  };
}

/**
 * For each slot that eats leftovers, the slot where they are originally cooked; leftovers without a planned source are
 * dropped.
 */
function leftoverSources(
  request: PlanRequest,
  slots: readonly Slot[],
  fixed: readonly Meal[],
): ReadonlyMap<string, Slot> {
  const known = new Set([...slots, ...fixed].map(slotKey));
  const taken = new Set(fixed.map(slotKey));
  const direct = new Map(
    request.leftovers
      .filter(
        ({ slot, source }) => compareSlots(source, slot) < 0 && known.has(slotKey(source)) && known.has(slotKey(slot)),
      )
      .filter(({ slot }) => !taken.has(slotKey(slot)))
      .map(({ slot, source }) => [slotKey(slot), source]),
  );
  return new Map(
    [...direct].map(([key, first]) => {
      let source = first;
      // Sources are always earlier slots, so the chain ends.
      for (let next = direct.get(slotKey(source)); next !== undefined; next = direct.get(slotKey(source)))
        source = next;
      return [key, source];
    }),
  );
}

/** Adds the leftovers of fixed meals as fixed meals. */
function copyFixedLeftovers(request: PlanRequest, leftovers: ReadonlyMap<string, Slot>, fixed: Meal[]): void {
  const bySlot = new Map(fixed.map((meal) => [slotKey(meal), meal]));
  for (const { slot } of request.leftovers) {
    const source = leftovers.get(slotKey(slot));
    const meal = source === undefined ? undefined : bySlot.get(slotKey(source));
    if (meal !== undefined) fixed.push({ ...meal, id: request.newId(slot), day: slot.day, type: slot.type });
  }
}

/** Links each meal that eats leftovers to the one cooked for it, if both ended up as the same dish. */
function linkLeftovers(meals: readonly Meal[], leftovers: ReadonlyMap<string, Slot>): readonly Meal[] {
  const bySlot = new Map(meals.map((meal) => [slotKey(meal), meal]));
  return meals.map((meal) => {
    const from = leftovers.get(slotKey(meal));
    const source = from === undefined ? undefined : bySlot.get(slotKey(from));
    if (source === undefined || source.recipeId !== meal.recipeId || meal.leftover !== undefined) return meal;
    return { ...meal, leftover: { mealId: source.id, insteadOf: null } };
  });
}

/** A week with what its packs cost. */
interface Costed {
  readonly chosen: Served;
  readonly meals: readonly Meal[];
  readonly cents: number;
}

/** How often to look for a leaner week if packs added by tuning exceed the budget. */
const MOST_LEANER = 3;

/**
 * The chosen week. If tuning its amounts added packs that exceed the budget, searches again with a budget lowered by
 * the excess, then by multiples of it, and takes a week that keeps the real budget.
 */
function withinBudget(request: PlanRequest, draw: SlotRequest): Costed {
  const week = costed(request, draw);
  const over = week.cents - draw.budgetCents;
  if (over <= 0 || week.chosen.cheapestCents !== null) return week;
  for (let times = 1; times <= MOST_LEANER; times++) {
    const leaner = costed(request, { ...draw, budgetCents: draw.budgetCents - times * over });
    if (leaner.chosen.cheapestCents !== null) return week;
    if (leaner.cents <= draw.budgetCents && leaner.meals.length >= week.meals.length) return leaner;
  }
  return week;
}

function costed(request: PlanRequest, draw: SlotRequest): Costed {
  const chosen = chooseSafe(request, draw);
  const served = mergeFoods(request, chosen.meals, draw.fixed);
  const meals = linkLeftovers([...draw.fixed, ...served].sort(compareSlots), draw.leftovers);
  return { chosen, meals, cents: basketCents(meals, request) };
}

function chooseSafe(request: PlanRequest, draw: SlotRequest): Served {
  let eligible = eligibleCandidates(request);
  for (let round = 1; ; round++) {
    const served = serveSafely(request, chooseWeek(request, draw, eligible));
    const wanted = draw.slots.length - draw.slots.filter((slot) => isFixed(draw, slot)).length;
    if (served.unsafeIds.size === 0 || served.meals.length >= wanted || round === MOST_DRAWS) return served;
    eligible = eligible.filter(({ recipe }) => !served.unsafeIds.has(recipe.id));
  }
}
