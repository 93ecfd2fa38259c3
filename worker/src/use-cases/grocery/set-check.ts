import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { tickOf } from "../../domain/grocery/ticks.ts";
import type { Account } from "../../domain/ports.ts";
import { showableMeals } from "../meal-plan/plan-context.ts";
import { openList } from "./open-list.ts";
import { listGroceries } from "./present-list.ts";

export interface CheckInput {
  readonly planId: string;
  readonly item: string;
  readonly checked: boolean;
}

/** Ticks or unticks a line, together with how much was to buy. Throws `not_found` for a plan or line that is not there. */
export async function setCheck(
  deps: Pick<Deps, "clock" | "mealPlans" | "grocery">,
  account: Account,
  { planId, item, checked }: CheckInput,
): Promise<void> {
  const { context, plan, marks } = await openList(deps, account, planId);
  const tick = tickOf(listGroceries(context, showableMeals(context, plan), marks), item, checked);
  if (!tick) throw new DomainError("not_found", CALL_ERRORS.notFound);
  await deps.grocery.setTick(account.id, plan.weekOf, tick, deps.clock.now());
}
