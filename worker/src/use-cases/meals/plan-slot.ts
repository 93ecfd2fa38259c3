import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import {
  AWAY_FACTS,
  type AwayState,
  LEFTOVER_STATE,
  MEAL_LOCKED,
  SLOT_CHANGED,
} from "@mealwright/schema/constants/meals";
import { SUGGESTION_SECONDS, SUGGESTIONS_KEPT } from "@mealwright/schema/constants/model";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Slot } from "@mealwright/schema/rules/week";
import { knownUser } from "../../domain/claimant.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Meal } from "../../domain/meal.ts";
import { createPlanContext, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import { slotKey } from "../../domain/planner/slots.ts";
import type { Account } from "../../domain/ports.ts";
import { verify } from "../../domain/safety/gate/verify.ts";
import { noteChangedMeals } from "../kitchen/kitchen.ts";
import { fillSlots } from "../meal-plan/filling/fill-slots.ts";
import { readTastes } from "../meal-plan/planner-profile.ts";
import { readPlan } from "../meal-plan/read-plans.ts";
import { leftoverFor } from "./leftover-for.ts";
import type { ChangeDeps } from "./meal-change.ts";
import type { SuggestionDeps } from "./replace-meal.ts";
import type { SlotChange, SlotInput } from "./slot-change.ts";

/**
 * Skips a slot, marks it as eaten out, fills it with the leftovers of an earlier meal, or plans it again (with the dish
 * that was removed, if that was within a day); returns the plan afterwards. Throws `not_found`, `no_safe_meal`,
 * `conflict`, `invalid_fields`.
 */
export async function planSlot(deps: SuggestionDeps, account: Account, input: SlotInput): Promise<MealPlan> {
  const { answers, plan } = await deps.mealPlans.findById(account.id, input.planId);
  if (!answers || !plan) throw new DomainError("not_found", CALL_ERRORS.notFound);
  const open = { input, plan, context: createPlanContext(account, answers, plan.metadata) };
  const { slots, away } = open.context;
  if (![...slots, ...away].some(isAt(input))) throw new DomainError("not_found", CALL_ERRORS.notFound);
  if (input.state === LEFTOVER_STATE) await eatLeftover(deps, open);
  else if (input.state !== "planned") await leaveSlot(deps, open, input.state);
  else if (away.some(isAt(input))) await fillAgain(deps, open, plan.metadata.away?.[slotKey(input)]?.mealId ?? null);
  else await cookInstead(deps, open);
  await noteChangedMeals(deps, account);
  return readPlan(deps, knownUser(account), plan.id);
}

function isAt(wanted: Slot): (slot: Slot) => boolean {
  return (slot) => slotKey(slot) === slotKey(wanted);
}

async function leaveSlot(deps: SuggestionDeps, open: SlotChange, state: AwayState): Promise<void> {
  const { input, plan } = open;
  const { day, type, energyKcal } = input;
  const meal = plan.meals.find(isAt(input));
  if (meal && plan.lockedIds.has(meal.id)) throw new DomainError("conflict", MEAL_LOCKED);
  const mealId = meal?.id ?? plan.metadata.away?.[slotKey(input)]?.mealId ?? null;
  const away = { day, type, state, energyKcal: AWAY_FACTS[state].isEaten ? energyKcal : null, mealId };
  if (!(await deps.mealPlans.leaveSlot(plan.id, away))) throw new DomainError("conflict", SLOT_CHANGED);
  if (meal) await keepForUndo(deps, open, meal);
}

/** Keeps a removed meal for a day. */
async function keepForUndo(deps: SuggestionDeps, { context }: SlotChange, meal: Meal): Promise<void> {
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + SUGGESTION_SECONDS * 1000);
  await deps.suggestions.add(context.account.id, [meal], SUGGESTIONS_KEPT, now, expiresAt);
}

/** Fills the slot with the other half of an earlier meal. */
async function eatLeftover(deps: SuggestionDeps, open: SlotChange): Promise<void> {
  const { input, plan } = open;
  const before = plan.meals.find(isAt(input));
  if (before && plan.lockedIds.has(before.id)) throw new DomainError("conflict", MEAL_LOCKED);
  const meal = leftoverFor(open, deps.chance.newId());
  if (meal === null) return;
  const now = deps.clock.now();
  const isStored = before
    ? await deps.mealPlans.swapMeal(plan.id, before.id, meal, now)
    : await deps.mealPlans.fillSlot(plan.id, meal, now);
  if (!isStored) throw new DomainError("conflict", SLOT_CHANGED);
  if (before) await keepForUndo(deps, open, before);
}

/** Plans a cooked dish where a leftover was eaten; does nothing where there is none. */
async function cookInstead(deps: SuggestionDeps, open: SlotChange): Promise<void> {
  const { input, plan } = open;
  const before = plan.meals.find(isAt(input));
  if (before?.leftover === undefined) return;
  if (plan.lockedIds.has(before.id)) throw new DomainError("conflict", MEAL_LOCKED);
  const meal = (await keptMeal(deps, open, before.leftover.insteadOf)) ?? (await newMeal(deps, open));
  if (!(await deps.mealPlans.swapMeal(plan.id, before.id, meal, deps.clock.now())))
    throw new DomainError("conflict", SLOT_CHANGED);
}

async function fillAgain(deps: SuggestionDeps, open: SlotChange, mealId: string | null): Promise<void> {
  const { plan } = open;
  const meal = (await keptMeal(deps, open, mealId)) ?? (await newMeal(deps, open));
  if (!(await deps.mealPlans.fillSlot(plan.id, meal, deps.clock.now())))
    throw new DomainError("conflict", SLOT_CHANGED);
}

/** The removed dish, as long as it is kept and suits today's answers. */
async function keptMeal(
  deps: SuggestionDeps,
  { input, context }: SlotChange,
  mealId: string | null,
): Promise<Meal | null> {
  if (mealId === null) return null;
  const kept = await deps.suggestions.find(context.account.id, mealId, deps.clock.now());
  return kept !== null && isAt(input)(kept) && verify(kept, context.eater).length === 0 ? kept : null;
}

/** A cookbook dish that completes the week around the other meals. */
async function newMeal(deps: ChangeDeps, { input, plan, context }: SlotChange): Promise<Meal> {
  const { account, answers } = context;
  const { [slotKey(input)]: _, ...away } = plan.metadata.away ?? {};
  const asPlanned = createPlanContext(account, answers, { ...plan.metadata, away });
  const tastes = await readTastes(deps, asPlanned, plan.weekOf);
  const fixed = showableMeals(asPlanned, plan).filter((meal) => !isAt(input)(meal));
  const { newId, newSeed } = deps.chance;
  const { mealsByDay } = fillSlots(asPlanned, { ...tastes, fixed, seed: newSeed(), newId });
  const meal = mealsByDay.flat().find(isAt(input));
  if (!meal) throw new DomainError("no_safe_meal", "No other safe meal was found for your answers.");
  return meal;
}
