import { mondayOf } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import { shownStats } from "../meal-plan/shown-stats.ts";
import { noteEvent } from "../note-event.ts";
import { type CheckPasswordDeps, checkPassword, type PasswordTry } from "./check-password.ts";
import type { SignedIn } from "./register.ts";
import { newSession, signSession } from "./start-session.ts";

export interface Credentials extends PasswordTry {
  readonly userAgent: string | null;
}

/** Starts a session for the right pair. Throws as `checkPassword` does. */
export async function logIn(
  deps: CheckPasswordDeps & Pick<Deps, "chance" | "tokens" | "sessions" | "auditLog" | "mealPlans">,
  { userAgent, ...attempt }: Credentials,
): Promise<SignedIn> {
  const account = await checkPassword(deps, attempt);
  const session = newSession(deps, account.id, userAgent);
  const [stats, token] = await Promise.all([
    deps.users.readStats(account.id, mondayOf(session.createdAt)),
    signSession(deps, session),
    deps.sessions.add(session),
    noteEvent(deps, "signed-in", account.id),
  ]);
  return { account, stats: await shownStats(deps, account, stats), token };
}
