import { DAYS_PER_WEEK, type WeekFilter } from "@mealwright/schema/constants/meals";
import { can } from "@mealwright/schema/rules/entitlements";
import { planSlots, type Slot } from "@mealwright/schema/rules/week";
import { holdsWish } from "@mealwright/schema/rules/yes-no-wishes";
import type { FoodId } from "../foods/catalogue/food.ts";
import { type HomeShare, sharesByFood } from "../grocery/kitchen/home-share.ts";
import type { Gone } from "../grocery/kitchen/kitchen.ts";
import type { Meal } from "../meal.ts";
import { isReadableFor } from "../model/repair/strictness.ts";
import type { Person, Targets } from "../nutrition/target-types.ts";
import { targetsFor } from "../nutrition/targets.ts";
import { slotKey } from "../planner/slots.ts";
import type { WeekWishes } from "../planner/types.ts";
import { portionsOn } from "../portions.ts";
import type { Account, Answers, AwaySlot, PlanMetadata, StoredPlan } from "../ports.ts";
import { avoidanceFor } from "../safety/gate/avoidance.ts";
import { type Eater, ketoPortionOf, type ViolationKind } from "../safety/gate/eater.ts";
import { mayEatChilled, mayEatRaw } from "../safety/gate/raw-food.ts";
import { verify } from "../safety/gate/verify.ts";
import { digestFor } from "./digest.ts";
import { type Diner, dinersOf, portionsByDay, sharedEater, unnamedOf } from "./household.ts";

const CENTS_PER_DOLLAR = 100;

/** What a person's answers and tier mean for planning and showing a plan. */
export interface PlanContext {
  readonly account: Account;
  readonly answers: Answers;
  /** The eater for whom every dish must be safe: the person and everybody who eats along, combined. */
  readonly eater: Eater;
  /** The person alone. */
  readonly ownEater: Eater;
  /** The person's energy a day; the others' portions are relative to it. */
  readonly ownEnergyKcal: number;
  /** Who eats along on some day; nobody without family portions. */
  readonly diners: readonly Diner[];
  /** The day's targets, with all of the person's wishes for the week. */
  readonly targets: Targets;
  /** The same with only some of the wishes, for weeks that cannot keep them all. */
  readonly targetsWith: (filters: readonly WeekFilter[]) => Targets;
  readonly wishes: WeekWishes;
  /** Whether dishes are cooked for two days. */
  readonly cooksOnFewDays: boolean;
  /** The slots that the tier fills, in order, without those for which nothing is cooked. */
  readonly slots: readonly Slot[];
  /** Slots that are skipped or eaten out, in order. */
  readonly away: readonly AwaySlot[];
  /** The first day of the plan, 1 to 7: later than 1 for a plan that was made during its week. */
  readonly firstDay: number;
  /** Portions of each meal on an average day; more than one only with family portions. */
  readonly household: number;
  /** Portions by day, from the first, if those who eat along are known. */
  readonly portionsByDay: readonly number[] | undefined;
  /** The most people at the table on any day. */
  readonly people: number;
  /** Budget for the plan's days: the whole week's, or its part for a plan that was made during its week. */
  readonly budgetCents: number;
  readonly budgetDays: number;
  /** What earlier weeks left over, by food, the soonest date first. */
  readonly home: ReadonlyMap<FoodId, readonly HomeShare[]>;
  /** What was bought for the week and is used up or thrown away without having been eaten. */
  readonly gone: readonly Gone[];
  /** Changes with the answers and the tier: what was found for one digest need not hold for another. */
  readonly digest: string;
}

/** @param metadata the plan's; its empty slots count if the tier fills the week. */
export function createPlanContext(
  account: Account,
  answers: Answers,
  { firstDay = 1, away = {}, atHome = [], gone = [] }: Pick<PlanMetadata, "firstDay" | "away" | "atHome" | "gone"> = {},
): PlanContext {
  const hasFullWeek = can(account.tier, "full_week");
  const slots = planSlots(answers.mealsPerDay, hasFullWeek, firstDay);
  const awayAt = (slot: Slot) => (hasFullWeek ? away[slotKey(slot)] : undefined);
  const budgetDays = hasFullWeek ? DAYS_PER_WEEK + 1 - firstDay : DAYS_PER_WEEK;
  const wishes = wishesOf(account, answers);
  const cooked = slots.filter((slot) => awayAt(slot) === undefined);
  const table = tableOf(account, answers);
  const person = { ...toPerson(answers), diet: table.eater.diet };
  const targetsWith = (filters: readonly WeekFilter[]) =>
    forLargestPlate(targetsFor({ ...person, filters }), table.eater);
  return {
    account,
    answers,
    ...table,
    ...portionsFor(table.diners, answers, account, cooked),
    targets: targetsWith(wishes.filters),
    targetsWith,
    wishes,
    cooksOnFewDays: holdsWish(account.tier, answers, "fewCookingDays"),
    slots: cooked,
    away: slots.map(awayAt).filter((slot) => slot !== undefined),
    firstDay,
    budgetCents: Math.floor((answers.budget * CENTS_PER_DOLLAR * budgetDays) / DAYS_PER_WEEK),
    budgetDays,
    home: sharesByFood(can(account.tier, "grocery_list") ? atHome : []),
    gone,
    digest: digestFor(account, answers),
  };
}

/** Everybody who eats, as the gate sees them: each alone, and all together. */
function tableOf(
  { tier }: Account,
  answers: Answers,
): Pick<PlanContext, "eater" | "ownEater" | "ownEnergyKcal" | "diners"> {
  const ownEater = toEater(answers);
  const { energyKcal } = targetsFor(toPerson(answers));
  const people = can(tier, "family_portions") ? answers.people : [];
  const diners = dinersOf(people, { maxPrepMinutes: ownEater.maxPrepMinutes, energyKcal });
  return { ownEater, ownEnergyKcal: energyKcal, diners, eater: sharedEater(ownEater, diners) };
}

/** How much is cooked: the portions of those who are named, and the owner's own for each of the others. */
function portionsFor(
  diners: readonly Diner[],
  answers: Answers,
  { tier }: Account,
  slots: readonly Slot[],
): Pick<PlanContext, "household" | "portionsByDay" | "people"> {
  const unnamed = can(tier, "family_portions") ? unnamedOf(answers) : 0;
  if (diners.length === 0) return { household: 1 + unnamed, portionsByDay: undefined, people: 1 + unnamed };
  const byDay = portionsByDay(diners, unnamed);
  const sum = slots.reduce((total, { day }) => total + portionsOn({ household: 1, portionsByDay: byDay }, day), 0);
  const seated = byDay.map((_, index) => 1 + unnamed + diners.filter(({ days }) => days.includes(index + 1)).length);
  return { household: sum / Math.max(1, slots.length), portionsByDay: byDay, people: Math.max(...seated) };
}

/** On keto the largest portion, too, has to stay within the day's carbohydrate. */
function forLargestPlate(targets: Targets, eater: Eater): Targets {
  const { netCarbohydrateMaxG } = targets;
  if (netCarbohydrateMaxG === null) return targets;
  return { ...targets, netCarbohydrateMaxG: Math.floor(netCarbohydrateMaxG / ketoPortionOf(eater)) };
}

/** The metadata to store with a plan that is made in this context. */
export function metadataOf({
  digest,
  firstDay,
  away,
  home,
  gone,
}: PlanContext): Omit<PlanMetadata, "unfilled" | "events"> {
  return {
    digest,
    firstDay,
    ...(away.length === 0 ? {} : { away: Object.fromEntries(away.map((slot) => [slotKey(slot), slot])) }),
    ...(home.size === 0 ? {} : { atHome: [...home.values()].flat() }),
    ...(gone.length === 0 ? {} : { gone }),
  };
}

/** Those of a person's stored wishes that their tier includes. */
function wishesOf({ tier }: Account, answers: Answers): WeekWishes {
  const { weekFilters, weekCuisine } = answers;
  const isFiltered = can(tier, "advanced_filters");
  return {
    filters: isFiltered ? weekFilters : [],
    cuisine: isFiltered ? weekCuisine : null,
    premiumDishes: holdsWish(tier, answers, "premiumDishes"),
  };
}

/** Who eats, as the gate sees them. */
function toEater({ dietaryPreference, allergies, otherAllergies, prepTime, age }: Answers): Eater {
  return {
    diet: dietaryPreference,
    avoids: avoidanceFor({ allergies, otherAllergies }),
    maxPrepMinutes: prepTime,
    eatsRaw: mayEatRaw(age, otherAllergies),
    eatsChilled: mayEatChilled(age, otherAllergies),
  };
}

/** The body and the goal that the day's targets are computed from. */
function toPerson({ age, weight, height, gender, activity, goal, dietaryPreference }: Answers): Person {
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

/** A longer prep time or another portion is no danger: such a meal stays until the week gets a new plan. */
const HARMLESS: ReadonlySet<ViolationKind> = new Set<ViolationKind>(["prep-time", "amount", "number"]);

/**
 * The stored meals that may be shown: those in the tier's slots that pass the gate for today's answers. The gate runs
 * at every reading, because answers can change after a meal was stored.
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

/** The stored meals to keep while a week is completed: they pass the whole gate, prep time included. */
export function keepableMeals(context: PlanContext, plan: StoredPlan): readonly Meal[] {
  return showableMeals(context, plan).filter((meal) => verify(meal, context.eater).length === 0);
}

/** Whether every slot has a meal, unless there is none for today's answers and tier. */
export function isComplete(context: PlanContext, plan: StoredPlan, meals: readonly Meal[]): boolean {
  return plan.status === "complete" && missingSlots(context, plan, meals).length === 0;
}

/** Slots that still need a meal: empty, and not known to have none for today's answers and tier. */
function missingSlots(context: PlanContext, plan: StoredPlan, meals: readonly Meal[]): readonly Slot[] {
  const unfilled = plan.metadata.digest === context.digest ? plan.metadata.unfilled : [];
  const settled = new Set([...meals, ...unfilled].map(slotKey));
  return context.slots.filter((slot) => !settled.has(slotKey(slot)));
}
