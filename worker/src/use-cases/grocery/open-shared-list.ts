import type { CALLS } from "@mealwright/schema/calls";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { SOMEBODY } from "@mealwright/schema/constants/grocery";
import { type SharedList, sharedLine } from "@mealwright/schema/contract/grocery";
import { can } from "@mealwright/schema/rules/entitlements";
import type * as z from "zod";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { type GroceryList, groceryCategories } from "../../domain/grocery/grocery-list.ts";
import type { SharedGlance } from "../../domain/grocery/share-ports.ts";
import { createPlanContext, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import { listGroceries, presentGroceries } from "../../presenters/grocery.ts";
import { keptLines } from "./kept-lines.ts";
import { setCheck } from "./set-check.ts";

/** A list that anybody who has its link may open. */
export interface OpenShare extends SharedGlance {
  /** Changes whenever the list does, and reveals nothing about it. */
  readonly version: string;
}

/** A list that was opened by its link, with its lines. */
export interface OpenedShare {
  readonly share: OpenShare;
  readonly list: GroceryList;
}

type ShareDeps = Pick<Deps, "clock" | "linkTokens" | "listShares">;

function none(): DomainError {
  return new DomainError("not_found", CALL_ERRORS.notFound);
}

function letIn({ linkTokens }: Pick<Deps, "linkTokens">, found: SharedGlance | null): OpenShare {
  if (!found || !can(found.account.tier, "grocery_list")) throw none();
  return { ...found, version: linkTokens.hash(found.state) };
}

/**
 * The list behind a link. Lines of a recently opened list are reused as long as their inputs are unchanged. Throws
 * `not_found` if the link does not exist or has expired, and if its owner has no list any more.
 */
export async function openSharedList(deps: ShareDeps, token: string): Promise<OpenedShare> {
  const tokenHash = deps.linkTokens.hash(token);
  if (!keptLines.has(tokenHash)) return openAnew(deps, tokenHash);
  return (await glance(deps, tokenHash)).opened ?? openAnew(deps, tokenHash);
}

/** Like `openSharedList`, for polling: returns no lines to whoever has already seen the current version. */
export async function lookAgain(
  deps: ShareDeps,
  token: string,
  hasSeen: (share: OpenShare) => boolean,
): Promise<OpenedShare | { readonly share: OpenShare; readonly list: null }> {
  const tokenHash = deps.linkTokens.hash(token);
  const { share, opened } = await glance(deps, tokenHash);
  if (hasSeen(share)) return { share, list: null };
  return opened ?? openAnew(deps, tokenHash);
}

/** The current state of the list, and its cached lines if their inputs are unchanged. */
async function glance(
  deps: ShareDeps,
  tokenHash: string,
): Promise<{ readonly share: OpenShare; readonly opened: OpenedShare | null }> {
  const share = letIn(deps, await deps.listShares.glanceByToken(tokenHash, deps.clock.now()));
  const list = keptLines.find(tokenHash, sourceOf(share));
  return { share, opened: list && { share, list } };
}

/** Everything that the lines depend on; a tier can end without any write to the plan. */
function sourceOf({ madeFrom, account }: OpenShare): string {
  return `${account.tier} ${madeFrom}`;
}

async function openAnew(deps: ShareDeps, tokenHash: string): Promise<OpenedShare> {
  const found = await deps.listShares.openByToken(tokenHash, deps.clock.now());
  if (found === null) throw none();
  const share = letIn(deps, found.glance);
  const { answers, plan, listNotes } = found.opened;
  if (!answers || !plan) throw none();
  const context = createPlanContext(share.account, answers, plan.metadata);
  const list = listGroceries(context, showableMeals(context, plan), listNotes);
  keptLines.keep(tokenHash, { source: sourceOf(share), list });
  return { share, list };
}

/** The lines that still have to be bought. */
export function presentSharedList({ share: { account, weekOf, lastPress, ticks }, list }: OpenedShare): SharedList {
  const lines = presentGroceries(list, ticks)
    .flatMap(({ items }) => items)
    .filter(({ covered }) => !covered);
  return {
    owner: firstName(account.name),
    weekOf,
    units: account.units,
    lines: lines.map((line) => sharedLine.parse(line)),
    lastPress,
  };
}

function firstName(name: string): string {
  return name.split(/\s/)[0] ?? name;
}

type Press = z.output<(typeof CALLS)["tickSharedLine"]["body"]>;

/**
 * Ticks a line on behalf of the owner; here too the latest press wins. Throws `not_found` for a line that is not on the
 * list, so that a link cannot put other foods into its owner's kitchen.
 */
export async function tickSharedLine(
  deps: Pick<Deps, "clock" | "mealPlans" | "grocery" | "kitchen">,
  { share: { account, planId }, list }: OpenedShare,
  { by = SOMEBODY, ...press }: Press,
): Promise<void> {
  const shown = groceryCategories(list).flatMap(({ items }) => items);
  if (planId === null || !shown.some(({ foodId }) => foodId === press.item)) throw none();
  await setCheck(deps, account, { ...press, planId }, by);
}
