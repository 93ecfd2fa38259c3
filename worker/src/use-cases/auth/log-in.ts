import { weekStart } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import type { ProvedOwner } from "../../domain/ports.ts";
import { shownStats } from "../meal-plan/shown-stats.ts";
import { noteEvent } from "../note-event.ts";
import { type CheckPasswordDeps, matchPassword, type PasswordTry, wrongByNow } from "./check-password.ts";
import type { SignedIn } from "./register.ts";
import { newSession, signSession } from "./start-session.ts";

export interface Credentials extends PasswordTry {
  /** The session that the browser had before, whoever it belonged to; it ends. */
  readonly before?: string | null;
}

/** Starts a session for a right address and password. Throws as `matchPassword` does. */
export async function logIn(
  deps: CheckPasswordDeps & Pick<Deps, "chance" | "tokens" | "sessionFacts" | "sessions" | "auditLog" | "mealPlans">,
  { before, ...attempt }: Credentials,
): Promise<SignedIn & { readonly owner: ProvedOwner }> {
  const { account, owner, settle } = await matchPassword(deps, attempt);
  const session = newSession(deps, account.id);
  const [isKept, stats, token] = await Promise.all([
    deps.sessions.add(session, owner.credentialsVersion),
    deps.users.readStats(account.id, weekStart(session.createdAt, account.timeZone)),
    signSession(deps, session),
    noteEvent(deps, "signed-in", account.id),
    settle(),
    before != null && deps.sessions.revoke(before, session.createdAt),
  ]);
  if (!isKept) throw wrongByNow();
  return { account, owner, stats: await shownStats(deps, account, stats), token };
}
