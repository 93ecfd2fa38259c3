import type { DishWish } from "@mealwright/schema/constants/dish-wishes";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { NEVER_AGAIN_FULL, NEVER_AGAIN_MAX } from "@mealwright/schema/constants/limits";
import type { NeverAgainDish } from "@mealwright/schema/contract/never-again";
import { weekStart } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { createPlanContext, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import { identifyDish } from "../../domain/never-again.ts";
import type { Account } from "../../domain/ports.ts";
import { presentNeverDish } from "../../presenters/never-again.ts";

/** The dishes that the user does not want any more, or less or more often, newest first. */
export async function listNeverAgain(deps: Pick<Deps, "neverAgain">, userId: string): Promise<NeverAgainDish[]> {
  return (await deps.neverAgain.list(userId)).map(presentNeverDish);
}

/**
 * Marks the dish of one of the user's meals. "never" keeps it out of new weeks, filled slots and suggestions; "less"
 * and "more" change how likely it is. Marking it twice changes nothing; another wish replaces the one before. Throws
 * `not_found` for a meal that the user does not see, `conflict` when the list is full.
 */
export async function addNeverAgain(
  deps: Pick<Deps, "clock" | "chance" | "mealPlans" | "neverAgain">,
  account: Account,
  mealId: string,
  wish: DishWish = "never",
): Promise<NeverAgainDish> {
  const { answers, plan } = await deps.mealPlans.findByMeal(account.id, mealId);
  const shown = answers && plan ? showableMeals(createPlanContext(account, answers, plan.metadata), plan) : [];
  const meal = shown.find(({ id }) => id === mealId);
  if (!meal) throw new DomainError("not_found", CALL_ERRORS.notFound);
  const now = deps.clock.now();
  const dish = { ...identifyDish(meal), id: deps.chance.newId(), name: meal.name, wish, createdAt: now };
  const stored = await deps.neverAgain.add(account.id, dish, NEVER_AGAIN_MAX, weekStart(now, account.timeZone));
  if (!stored) throw new DomainError("conflict", NEVER_AGAIN_FULL);
  return presentNeverDish(stored);
}

/** Removes the mark of a dish. Throws `not_found` when the user has not marked it. */
export async function removeNeverAgain(
  deps: Pick<Deps, "clock" | "neverAgain">,
  account: Account,
  dishId: string,
): Promise<void> {
  const isRemoved = await deps.neverAgain.remove(account.id, dishId, weekStart(deps.clock.now(), account.timeZone));
  if (!isRemoved) throw new DomainError("not_found", CALL_ERRORS.notFound);
}
