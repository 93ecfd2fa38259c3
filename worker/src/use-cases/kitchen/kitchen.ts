import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { CorrectKitchenBody, Kitchen } from "@mealwright/schema/contract/kitchen";
import { can } from "@mealwright/schema/rules/entitlements";
import { addDays, addWeeks, dateOf, daysBetween, weekStart } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import type { Claimant } from "../../domain/claimant.ts";
import { asCooked } from "../../domain/cookbook/leftovers/meal-leftovers.ts";
import { DomainError } from "../../domain/errors.ts";
import { FOODS } from "../../domain/foods/catalogue/catalogue.ts";
import { countKitchen } from "../../domain/grocery/kitchen/count-kitchen.ts";
import { homeShares, sharesByFood } from "../../domain/grocery/kitchen/home-share.ts";
import { type HomeLot, KITCHEN_WEEKS, type KitchenHistory } from "../../domain/grocery/kitchen/kitchen.ts";
import type { PlanStart, StoredKitchen } from "../../domain/grocery/kitchen/kitchen-ports.ts";
import { listStart } from "../../domain/grocery/kitchen/list-start.ts";
import { eatenOf, storageOf } from "../../domain/grocery/kitchen/week-of-plan.ts";
import { pressTime } from "../../domain/grocery/ticks.ts";
import { createPlanContext, type PlanContext } from "../../domain/meal-plan/plan-context.ts";
import { slotKey } from "../../domain/planner/slots.ts";
import { portionsOn } from "../../domain/portions.ts";
import type { Account } from "../../domain/ports.ts";
import { presentKitchen } from "../../presenters/kitchen.ts";

type KitchenDeps = Pick<Deps, "clock" | "kitchen">;

/** What is at home today, before its meals. */
export async function readKitchen(deps: KitchenDeps, user: Claimant): Promise<Kitchen> {
  const now = deps.clock.now();
  const presumed = kitchenFrom(now, user.timeZone ?? "UTC");
  const [account, read] = await Promise.all([user.account(), deps.kitchen.read(user.id, presumed)]);
  const stored = kitchenFrom(now, account.timeZone) === presumed ? read : await readStored(deps, account, now);
  return presentKitchen(lotsOn(account, stored, now), account.units);
}

/** What is at home for a week's meals, as its context has it. */
export type HomeOfWeek = Pick<PlanContext, "home" | "gone">;

const NOTHING_AT_HOME: HomeOfWeek = { home: new Map(), gone: [] };

/**
 * What earlier weeks leave over for a week's meals; nothing for tiers without lists, and for people who never ticked or
 * corrected anything.
 */
export async function readHomeOf(deps: KitchenDeps, account: Account, weekOf: string): Promise<HomeOfWeek> {
  if (!can(account.tier, "grocery_list")) return NOTHING_AT_HOME;
  return homeFrom(account, await readStored(deps, account, deps.clock.now()), weekOf);
}

/** The same, from rows that were already read. */
export function homeFrom(account: Account, stored: StoredKitchen, weekOf: string): HomeOfWeek {
  if (!can(account.tier, "grocery_list")) return NOTHING_AT_HOME;
  const { atHome, gone } = startOf(account, historyOf(account, stored), weekOf);
  return { home: sharesByFood(atHome), gone };
}

/** The first week from which anything may still be at home. */
export function kitchenFrom(now: Date, timeZone: string): string {
  return addWeeks(weekStart(now, timeZone), -KITCHEN_WEEKS);
}

/**
 * Stores a person's correction of a food and updates this week's list and later ones. Throws `invalid_fields` for a
 * food that is not in the catalogue.
 */
export async function correctKitchen(
  deps: KitchenDeps,
  account: Account,
  { foodId, grams, useBy, ...pressed }: CorrectKitchenBody,
): Promise<Kitchen> {
  if (!FOODS.has(foodId)) {
    const text = "We do not know this food.";
    throw new DomainError("invalid_fields", text, { fields: { foodId: text } });
  }
  const now = deps.clock.now();
  const at = pressTime(pressed, now);
  const before = await readStored(deps, account, now);
  const date = dateOf(at, account.timeZone);
  const weekOf = weekStart(at, account.timeZone);
  const there = lotsOn(account, before, now).filter((lot) => lot.foodId === foodId);
  const [known] = there;
  const correction = {
    foodId,
    grams: grams ?? there.reduce((sum, lot) => sum + lot.grams, 0),
    useBy: useBy === undefined ? (known ? known.useBy : usualDate(foodId, date, account)) : useBy,
    weekOf,
    day: daysBetween(weekOf, date) + 1,
    boughtGrams: tickedGrams(before, foodId, weekOf, at),
    at,
  };
  await deps.kitchen.correct(account.id, correction);
  const after = await noteKitchen(deps, account);
  return presentKitchen(lotsOn(account, after, now), account.units);
}

/** What was ticked of a food for a week and later ones. */
function tickedGrams({ ticks }: StoredKitchen, foodId: string, weekOf: string, until: Date): number {
  return ticks
    .filter((tick) => tick.item === foodId && tick.weekOf >= weekOf && tick.checked && tick.pressedAt <= until)
    .reduce((sum, { buyGrams }) => sum + buyGrams, 0);
}

/** Stores that a food is used up. Throws `not_found` for one that is not in the catalogue. */
export function useUpKitchen(deps: KitchenDeps, account: Account, foodId: string): Promise<Kitchen> {
  if (!FOODS.has(foodId)) throw new DomainError("not_found", CALL_ERRORS.notFound);
  return correctKitchen(deps, account, { foodId, grams: 0 });
}

/** Recomputes what is at home for the plans of this week and later, and returns what it was computed from. */
export async function noteKitchen(deps: KitchenDeps, account: Account): Promise<StoredKitchen> {
  const now = deps.clock.now();
  const stored = await readStored(deps, account, now);
  const history = historyOf(account, stored);
  const current = weekStart(now, account.timeZone);
  const homes = stored.plans
    .filter(({ weekOf }) => weekOf >= current)
    .map(({ id, weekOf, metadata }) => ({
      planId: id,
      known: [metadata.atHome ?? [], metadata.gone ?? []],
      ...startOf(account, history, weekOf),
    }))
    .filter(({ known, atHome, gone }) => JSON.stringify(known) !== JSON.stringify([atHome, gone]));
  await deps.kitchen.note(account.id, homes, stored.version);
  return stored;
}

/**
 * The same after a week's meals have changed, where the tier has lists: other weeks count on what this one leaves over.
 */
export async function noteChangedMeals(deps: KitchenDeps, account: Account): Promise<void> {
  if (can(account.tier, "grocery_list")) await noteKitchen(deps, account);
}

function readStored({ kitchen }: KitchenDeps, account: Account, now: Date): Promise<StoredKitchen> {
  return kitchen.read(account.id, kitchenFrom(now, account.timeZone));
}

/** What is at home at the start of today, the soonest date first. */
function lotsOn(account: Account, stored: StoredKitchen, now: Date): readonly HomeLot[] {
  const until = dateOf(now, account.timeZone);
  return countKitchen(historyOf(account, stored), until, (foodId) => storageOf(foodId, account.units)).lots;
}

function startOf(account: Account, history: KitchenHistory, weekOf: string): PlanStart {
  const { lots, gone } = listStart(history, weekOf, (foodId) => storageOf(foodId, account.units));
  return { atHome: homeShares(lots, weekOf, account.units), gone };
}

function usualDate(foodId: string, date: string, { units }: Account): string | null {
  const { keepsDays } = storageOf(foodId, units);
  return keepsDays === null ? null : addDays(date, keepsDays);
}

/** The stored rows as weeks of what was bought and eaten. */
function historyOf(account: Account, { answers, plans, ticks, said, corrections }: StoredKitchen): KitchenHistory {
  const weekOfs = new Set([...plans, ...ticks, ...said].map(({ weekOf }) => weekOf));
  const weeks = [...weekOfs].sort().map((weekOf) => {
    const plan = plans.find((one) => one.weekOf === weekOf);
    return {
      weekOf,
      eaten: plan === undefined || answers === null ? [] : eatenOfPlan(account, answers, plan),
      bought: ticks
        .filter((tick) => tick.weekOf === weekOf && tick.checked && tick.buyGrams > 0 && FOODS.has(tick.item))
        .map(({ item, buyGrams, pressedAt }) => ({
          foodId: item,
          grams: buyGrams,
          at: pressedAt,
          on: dateOf(pressedAt, account.timeZone),
        })),
      said: said.filter((entry) => entry.weekOf === weekOf && FOODS.has(entry.foodId)),
    };
  });
  return { weeks, corrections: corrections.filter(({ foodId }) => FOODS.has(foodId)) };
}

/** What was cooked, whatever today's answers say about it: skipped meals and those eaten out use nothing. */
function eatenOfPlan(
  account: Account,
  answers: NonNullable<StoredKitchen["answers"]>,
  { metadata, meals }: StoredKitchen["plans"][number],
) {
  const context = createPlanContext(account, answers, metadata);
  const away = new Set(context.away.map(slotKey));
  const cooked = asCooked(
    meals.filter((meal) => !away.has(slotKey(meal))),
    (day) => portionsOn(context, day),
  );
  return eatenOf(cooked, context);
}
