import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";

/**
 * Stops making a plan, in whatever isolate that runs: the lease is taken away, so that nothing more can be stored, and all
 * who follow are told. What is stored stays for the next generation; a complete plan is left as it is.
 * Throws `not_found` when the plan is nobody's or somebody else's.
 */
export async function stopPlan(
  { clock, mealPlans }: Pick<Deps, "clock" | "mealPlans">,
  account: Account,
  planId: string,
): Promise<void> {
  const isOwn = await mealPlans.stop(account.id, planId, clock.now());
  if (!isOwn) throw new DomainError("not_found", CALL_ERRORS.notFound);
}
