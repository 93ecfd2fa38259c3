import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { OWN_LINES_FULL, OWN_LINES_MAX } from "@mealwright/schema/constants/grocery";
import type { ChangedList } from "@mealwright/schema/contract/meal-plan";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import { openList, readChangedList } from "./open-list.ts";

/**
 * Adds a line to the list of a plan's week; adding the same id again changes nothing. Throws `not_found` for a plan
 * that is not theirs, `conflict` when the list is full.
 */
export async function addOwnLine(
  deps: Pick<Deps, "clock" | "chance" | "mealPlans" | "grocery">,
  account: Account,
  planId: string,
  { text, id = deps.chance.newId() }: { readonly text: string; readonly id?: string | undefined },
): Promise<ChangedList> {
  const { weekOf } = (await openList(deps, account, planId)).plan;
  const added = await deps.grocery.addOwnLine(account.id, weekOf, { id, text }, OWN_LINES_MAX, deps.clock.now());
  if (!added) throw new DomainError("conflict", OWN_LINES_FULL);
  return readChangedList(deps, account, planId);
}

/** Removes a line with its tick. Throws `not_found` for a plan or line that is not theirs. */
export async function removeOwnLine(
  deps: Pick<Deps, "clock" | "mealPlans" | "grocery">,
  account: Account,
  planId: string,
  lineId: string,
): Promise<ChangedList> {
  const { weekOf } = (await openList(deps, account, planId)).plan;
  const removed = await deps.grocery.removeOwnLine(account.id, weekOf, lineId, deps.clock.now());
  if (!removed) throw new DomainError("not_found", CALL_ERRORS.notFound);
  return readChangedList(deps, account, planId);
}
