import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { ChangedList } from "@mealwright/schema/contract/meal-plan";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { ListNotes } from "../../domain/grocery/list-notes.ts";
import { createPlanContext, type PlanContext } from "../../domain/meal-plan/plan-context.ts";
import type { Account, StoredPlan } from "../../domain/ports.ts";
import { presentPlan } from "../../presenters/meal-plan.ts";

/** A plan of the user, with the ticks, amounts at home and own lines of its list. */
export interface OpenList {
  readonly context: PlanContext;
  readonly plan: StoredPlan;
  readonly listNotes: ListNotes;
}

/** Throws `not_found` when the plan does not exist or belongs to somebody else. */
export async function openList(
  { mealPlans }: Pick<Deps, "mealPlans">,
  account: Account,
  planId: string,
): Promise<OpenList> {
  const { answers, plan, listNotes } = await mealPlans.findById(account.id, planId);
  if (!answers || !plan) throw new DomainError("not_found", CALL_ERRORS.notFound);
  return { context: createPlanContext(account, answers, plan.metadata), plan, listNotes };
}

/** The list as it stands now, and what depends on it. Throws `not_found` like `openList`. */
export async function readChangedList(
  deps: Pick<Deps, "mealPlans">,
  account: Account,
  planId: string,
): Promise<ChangedList> {
  const { context, plan, listNotes } = await openList(deps, account, planId);
  const { groceryList, totals, notes } = presentPlan(context, plan, listNotes);
  return { groceryList, totals, notes };
}
