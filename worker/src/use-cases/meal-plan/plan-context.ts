import type { PreferencesAnswers } from "@mealwright/schema/contract/preferences";
import { can } from "@mealwright/schema/rules/entitlements";
import { planSlots, type Slot } from "@mealwright/schema/rules/week";
import type { Meal } from "../../domain/meal.ts";
import { isReadableFor } from "../../domain/model/strictness.ts";
import type { Targets } from "../../domain/nutrition/target-types.ts";
import { targetsFor } from "../../domain/nutrition/targets.ts";
import type { Account, PlanState, StoredPlan } from "../../domain/ports.ts";
import { avoidanceFor } from "../../domain/safety/avoidance.ts";
import type { Eater, ViolationKind } from "../../domain/safety/eater.ts";
import { verify } from "../../domain/safety/verify.ts";

const CENTS_PER_DOLLAR = 100;

/** What a person's answers and tier mean for planning and for showing a plan. */
export interface PlanContext {
  readonly account: Account;
  readonly answers: PreferencesAnswers;
  readonly eater: Eater;
  readonly targets: Targets;
  /** The slots that the tier fills, in order. */
  readonly slots: readonly Slot[];
  /** Persons who eat the same; more than one only with family portions. */
  readonly household: number;
  readonly budgetCents: number;
  /** Changes with the answers and the tier: what was true of a plan for another digest need not be true now. */
  readonly digest: string;
}

export function createPlanContext(account: Account, answers: PreferencesAnswers): PlanContext {
  return {
    account,
    answers,
    eater: {
      diet: answers.dietaryPreference,
      avoids: avoidanceFor({ allergies: answers.allergies, otherAllergies: answers.otherAllergies ?? null }),
      maxPrepMinutes: answers.prepTime,
    },
    targets: targetsFor({
      age: answers.age,
      weightKg: answers.weight,
      heightCm: answers.height,
      gender: answers.gender,
      activity: answers.activity,
      goal: answers.goal,
      diet: answers.dietaryPreference,
    }),
    slots: planSlots(answers.mealsPerDay, can(account.tier, "full_week")),
    household: can(account.tier, "family_portions") ? answers.household : 1,
    budgetCents: answers.budget * CENTS_PER_DOLLAR,
    digest: digestFor(account, answers),
  };
}

/** What a plan made for these answers and this tier is marked with. */
function digestFor({ tier }: Account, answers: PreferencesAnswers): string {
  return digestOf(JSON.stringify([tier, answers]));
}

/** Whether all that is stored of a plan is shown: it was completed for the answers and the tier of today, and not touched since. */
export function isAsPlanned(account: Account, answers: PreferencesAnswers, state: PlanState): boolean {
  return state.status === "complete" && !state.isTouched && state.brief.digest === digestFor(account, answers);
}

/** FNV-1a (32 bits): tells answers apart without keeping them a second time. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** A changed prep time or a portion is no danger: such a meal stays until the week is planned anew. */
const HARMLESS: ReadonlySet<ViolationKind> = new Set<ViolationKind>(["prep-time", "amount", "number"]);

export function slotKey(slot: Slot): string {
  return `${slot.day}:${slot.type}`;
}

/**
 * The stored meals that may be shown: those in the tier's slots that pass the gate for the answers of today. The gate
 * runs at every reading, because answers can change after a meal was stored.
 */
export function showableMeals(context: PlanContext, plan: StoredPlan): readonly Meal[] {
  const wanted = new Set(context.slots.map(slotKey));
  const { eater } = context;
  return plan.meals.filter(
    (meal) =>
      wanted.has(slotKey(meal)) &&
      verify(meal, eater).every((violation) => HARMLESS.has(violation.kind)) &&
      isReadableFor(meal, eater),
  );
}

/** The stored meals around which a week is completed: they pass the whole gate, prep time included. */
export function keepableMeals(context: PlanContext, plan: StoredPlan): readonly Meal[] {
  return showableMeals(context, plan).filter((meal) => verify(meal, context.eater).length === 0);
}

/** Whether every slot has its meal, as far as there is one for the answers and the tier of today. */
export function isComplete(context: PlanContext, plan: StoredPlan, meals: readonly Meal[]): boolean {
  return plan.status === "complete" && missingSlots(context, plan, meals).length === 0;
}

/** Slots that still need a meal: not filled, and not known to have none for the answers and the tier of today. */
function missingSlots(context: PlanContext, plan: StoredPlan, meals: readonly Meal[]): readonly Slot[] {
  const unfilled = plan.brief.digest === context.digest ? plan.brief.unfilled : [];
  const settled = new Set([...meals, ...unfilled].map(slotKey));
  return context.slots.filter((slot) => !settled.has(slotKey(slot)));
}
