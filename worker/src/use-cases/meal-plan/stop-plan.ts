import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";

/**
 * Stops making a plan, in whichever isolate it runs: the lease is removed, so that nothing more can be stored, and all
 * followers are told. Stored meals stay for the next generation; a complete plan is left unchanged. Throws `not_found`
 * when the plan does not exist or belongs to somebody else.
 */
export async function stopPlan(
  { clock, mealPlans }: Pick<Deps, "clock" | "mealPlans">,
  account: Account,
  planId: string,
): Promise<void> {
  const isOwn = await mealPlans.stop(account.id, planId, clock.now());
  if (!isOwn) throw new DomainError("not_found", CALL_ERRORS.notFound);
}
