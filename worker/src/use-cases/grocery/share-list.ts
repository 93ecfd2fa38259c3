import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { LIST_SHARE_DAYS } from "@mealwright/schema/constants/grocery";
import { LINKED_PATHS } from "@mealwright/schema/constants/page-paths";
import type { ListNews, ListShare, NewListShare } from "@mealwright/schema/contract/grocery";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import { countOrRefuse } from "../limits/count-or-refuse.ts";
import { noteEvent } from "../note-event.ts";
import { openList } from "./open-list.ts";

const DAY_MS = 24 * 3600 * 1000;

type ShareDeps = Pick<Deps, "clock" | "listShares" | "mealPlans">;

/** Until when the link to a week's list works. Throws `not_found` for a plan that is not theirs. */
export async function readShare(
  { clock, listShares }: Pick<Deps, "clock" | "listShares">,
  userId: string,
  planId: string,
): Promise<ListShare> {
  const share = await listShares.findOfPlan(userId, planId, clock.now());
  if (share === null) throw new DomainError("not_found", CALL_ERRORS.notFound);
  return { expiresAt: share.expiresAt?.toISOString() ?? null };
}

/**
 * Creates a link to the list of a plan's week and replaces any other; its token follows `#`, which browsers never send.
 * Throws `not_found` for a plan that is not theirs.
 */
export async function shareList(
  deps: ShareDeps & Pick<Deps, "auditLog" | "chance" | "counters" | "digestKey" | "limitScale" | "linkTokens" | "site">,
  account: Account,
  planId: string,
): Promise<NewListShare> {
  const { weekOf } = (await openList(deps, account, planId)).plan;
  await countOrRefuse(deps, { linksPerUser: account.id });
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + LIST_SHARE_DAYS * DAY_MS);
  const { token, tokenHash } = deps.linkTokens.create();
  await deps.listShares.set(account.id, weekOf, { tokenHash, createdAt, expiresAt });
  await noteEvent(deps, "list-shared", account.id);
  return { expiresAt: expiresAt.toISOString(), url: `${deps.site.origin}${LINKED_PATHS.sharedList}#${token}` };
}

/** Revokes the link. Throws `not_found` for a plan that is not theirs. */
export async function unshareList(deps: ShareDeps, account: Account, planId: string): Promise<ListShare> {
  const { weekOf } = (await openList(deps, account, planId)).plan;
  await deps.listShares.remove(account.id, weekOf);
  return { expiresAt: null };
}

/** Whether the list of a plan's week has changed. Throws `not_found` for a plan that is not theirs. */
export async function readListNews(
  { listShares, linkTokens }: Pick<Deps, "linkTokens" | "listShares">,
  userId: string,
  planId: string,
): Promise<ListNews> {
  const glance = await listShares.glance(userId, planId);
  if (!glance) throw new DomainError("not_found", CALL_ERRORS.notFound);
  return { version: linkTokens.hash(glance.state), lastPress: glance.lastPress };
}
