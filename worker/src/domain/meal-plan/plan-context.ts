import type { WeekFilter } from "@mealwright/schema/constants/meals";
import type { Preferences } from "@mealwright/schema/contract/preferences";
import { can } from "@mealwright/schema/rules/entitlements";
import { planSlots, type Slot } from "@mealwright/schema/rules/week";
import type { Meal } from "../meal.ts";
import { isReadableFor } from "../model/strictness.ts";
import type { Person, Targets } from "../nutrition/target-types.ts";
import { targetsFor } from "../nutrition/targets.ts";
import type { WeekWishes } from "../planner/types.ts";
import type { Account, AwaySlot, PlanBrief, StoredPlan } from "../ports.ts";
import { avoidanceFor } from "../safety/gate/avoidance.ts";
import type { Eater, ViolationKind } from "../safety/gate/eater.ts";
import { mayEatRaw } from "../safety/gate/raw-food.ts";
import { verify } from "../safety/gate/verify.ts";
import { digestFor } from "./digest.ts";

const CENTS_PER_DOLLAR = 100;

/** What a person's answers and tier mean for planning and for showing a plan. */
export interface PlanContext {
  readonly account: Account;
  readonly answers: Preferences;
  readonly eater: Eater;
  /** With what the person wishes of the week. */
  readonly targets: Targets;
  /** With some of it: what a week is planned for that cannot keep all. */
  readonly targetsWith: (filters: readonly WeekFilter[]) => Targets;
  readonly wishes: WeekWishes;
  /** The slots that the tier fills, in order, but those that nothing is cooked for. */
  readonly slots: readonly Slot[];
  /** Slots that are skipped or eaten out, in order. */
  readonly away: readonly AwaySlot[];
  /** The day on which the tier's plan begins, 1 to 7: a whole week on Monday. */
  readonly firstDay: number;
  /** Persons who eat the same; more than one only with family portions. */
  readonly household: number;
  readonly budgetCents: number;
  /** Changes with the answers and the tier: what was true of a plan for another digest need not be true now. */
  readonly digest: string;
}

/** @param brief the plan's; its first day counts where the tier fills only a part of the week, its slots away where it is whole. */
export function createPlanContext(
  account: Account,
  answers: Preferences,
  { firstDay = 1, away = {} }: Pick<PlanBrief, "firstDay" | "away"> = {},
): PlanContext {
  const hasFullWeek = can(account.tier, "full_week");
  const slots = planSlots(answers.mealsPerDay, hasFullWeek, firstDay);
  const awayAt = (slot: Slot) => (hasFullWeek ? away[slotKey(slot)] : undefined);
  const wishes = wishesOf(account, answers);
  const person = toPerson(answers);
  const targetsWith = (filters: readonly WeekFilter[]) => targetsFor({ ...person, filters });
  return {
    account,
    answers,
    eater: toEater(answers),
    targets: targetsWith(wishes.filters),
    targetsWith,
    wishes,
    slots: slots.filter((slot) => awayAt(slot) === undefined),
    away: slots.map(awayAt).filter((slot) => slot !== undefined),
    firstDay: hasFullWeek ? 1 : firstDay,
    household: can(account.tier, "family_portions") ? answers.household : 1,
    budgetCents: answers.budget * CENTS_PER_DOLLAR,
    digest: digestFor(account, answers),
  };
}

/** What a plan that is made by this context is to remember of it. */
export function briefOf({ digest, firstDay, away }: PlanContext): Omit<PlanBrief, "unfilled" | "events"> {
  return {
    digest,
    firstDay,
    ...(away.length === 0 ? {} : { away: Object.fromEntries(away.map((slot) => [slotKey(slot), slot])) }),
  };
}

/** Of the wishes that are kept for a person, those that the tier holds. */
function wishesOf({ tier }: Account, { weekFilters, weekCuisine, premiumDishes }: Preferences): WeekWishes {
  const isFiltered = can(tier, "advanced_filters");
  return {
    filters: isFiltered ? weekFilters : [],
    cuisine: isFiltered ? weekCuisine : null,
    premiumDishes: premiumDishes && can(tier, "premium_collection"),
  };
}

/** Who eats, as the gate sees them. */
function toEater({ dietaryPreference, allergies, otherAllergies, prepTime, age }: Preferences): Eater {
  return {
    diet: dietaryPreference,
    avoids: avoidanceFor({ allergies, otherAllergies }),
    maxPrepMinutes: prepTime,
    eatsRaw: mayEatRaw(age, otherAllergies),
  };
}

/** The body and the goal that the day's targets are for. */
function toPerson({ age, weight, height, gender, activity, goal, dietaryPreference }: Preferences): Person {
  return {
    age: age ?? undefined,
    weightKg: weight ?? undefined,
    heightCm: height ?? undefined,
    gender: gender ?? undefined,
    activity: activity ?? undefined,
    goal,
    diet: dietaryPreference,
  };
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
