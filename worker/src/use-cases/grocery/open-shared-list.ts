import type { CALLS } from "@mealwright/schema/calls";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { SOMEBODY } from "@mealwright/schema/constants/grocery";
import { type SharedList, sharedLine } from "@mealwright/schema/contract/grocery";
import { can } from "@mealwright/schema/rules/entitlements";
import type * as z from "zod";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { ListGlance } from "../../domain/grocery/share-ports.ts";
import { createPlanContext, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import type { Account } from "../../domain/ports.ts";
import { listGroceries, presentGroceries } from "../../presenters/grocery.ts";
import { setCheck } from "./set-check.ts";

/** A list that anybody who has its link may open. */
export interface OpenShare extends ListGlance {
  readonly account: Account;
  readonly weekOf: string;
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
  const found = await listShares.glanceByToken(linkTokens.hash(token), clock.now());
  if (!found || !can(found.account.tier, "grocery_list")) throw none();
  return { ...found, version: linkTokens.hash(found.state) };
}

/** What is to be bought, as it stands now. */
export async function readSharedList(
  { mealPlans }: Pick<Deps, "mealPlans">,
  { account, weekOf, lastPress }: OpenShare,
): Promise<SharedList> {
  const { answers, plan, marks } = await mealPlans.findByWeek(account.id, weekOf);
  if (!answers || !plan) throw none();
  const context = createPlanContext(account, answers, plan.metadata);
  const list = presentGroceries(listGroceries(context, showableMeals(context, plan), marks), marks.ticks);
  const lines = list.flatMap(({ items }) => items).filter(({ covered }) => !covered);
  return { owner: firstName(account.name), weekOf, lines: lines.map((line) => sharedLine.parse(line)), lastPress };
}

type Press = z.output<(typeof CALLS)["tickSharedLine"]["body"]>;

/**
 * Ticks a line as its owner would, with the same ordering of presses. Throws `not_found` for a line that does not
 * exist.
 */
export async function tickSharedLine(
  deps: Pick<Deps, "clock" | "mealPlans" | "grocery" | "kitchen">,
  { account, planId }: OpenShare,
  { by = SOMEBODY, ...press }: Press,
): Promise<void> {
  if (planId === null) throw none();
  await setCheck(deps, account, { ...press, planId }, by);
}
