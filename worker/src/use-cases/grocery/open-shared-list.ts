import type { CALLS } from "@mealwright/schema/calls";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { SOMEBODY } from "@mealwright/schema/constants/grocery";
import { type SharedList, sharedLine } from "@mealwright/schema/contract/grocery";
import { can } from "@mealwright/schema/rules/entitlements";
import type * as z from "zod";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { SharedGlance } from "../../domain/grocery/share-ports.ts";
import { createPlanContext, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import type { Account, OpenedPlan } from "../../domain/ports.ts";
import { listGroceries, presentGroceries } from "../../presenters/grocery.ts";
import { setCheck } from "./set-check.ts";

/** A list that anybody who has its link may open. */
export interface OpenShare extends SharedGlance {
  /** Changes whenever the list does, and reveals nothing about it. */
  readonly version: string;
}

function firstName(name: string): string {
  return name.split(/\s/)[0] ?? name;
}

function none(): DomainError {
  return new DomainError("not_found", CALL_ERRORS.notFound);
}

/**
 * The list behind a link. Throws `not_found` for a link that does not exist or has expired, and when its owner has no
 * list any more.
 */
export async function openShare(
  { clock, linkTokens, listShares }: Pick<Deps, "clock" | "linkTokens" | "listShares">,
  token: string,
): Promise<OpenShare> {
  return letIn({ linkTokens }, await listShares.glanceByToken(linkTokens.hash(token), clock.now()));
}

function letIn({ linkTokens }: Pick<Deps, "linkTokens">, found: SharedGlance | null): OpenShare {
  if (!found || !can(found.account.tier, "grocery_list")) throw none();
  return { ...found, version: linkTokens.hash(found.state) };
}

/** All lines of it. */
function linesOf(account: Account, { answers, plan, marks }: OpenedPlan) {
  if (!answers || !plan) throw none();
  const context = createPlanContext(account, answers, plan.metadata);
  const list = presentGroceries(listGroceries(context, showableMeals(context, plan), marks), marks.ticks);
  return list.flatMap(({ items }) => items);
}

/** The list behind a link, and the plan that it is made from, in one trip. Throws as `openShare` does. */
export async function openSharedList(
  { clock, linkTokens, listShares }: Pick<Deps, "clock" | "linkTokens" | "listShares">,
  token: string,
): Promise<{ readonly share: OpenShare; readonly opened: OpenedPlan }> {
  const found = await listShares.openByToken(linkTokens.hash(token), clock.now());
  if (found === null) throw none();
  return { share: letIn({ linkTokens }, found.glance), opened: found.opened };
}

/** What is to be bought of it. */
export function presentSharedList({ account, weekOf, lastPress }: OpenShare, opened: OpenedPlan): SharedList {
  const lines = linesOf(account, opened).filter(({ covered }) => !covered);
  return { owner: firstName(account.name), weekOf, lines: lines.map((line) => sharedLine.parse(line)), lastPress };
}

type Press = z.output<(typeof CALLS)["tickSharedLine"]["body"]>;

/**
 * Ticks a line as its owner would, by the same order of presses. Throws `not_found` for a line that is not there: a link
 * puts nothing into its owner's kitchen that is not on the list.
 */
export async function tickSharedLine(
  deps: Pick<Deps, "clock" | "mealPlans" | "grocery" | "kitchen">,
  { share: { account, planId }, opened }: Awaited<ReturnType<typeof openSharedList>>,
  { by = SOMEBODY, ...press }: Press,
): Promise<void> {
  if (planId === null || !linesOf(account, opened).some(({ foodId }) => foodId === press.item)) throw none();
  await setCheck(deps, account, { ...press, planId }, by);
}
