import { SIGN_IN_METHOD_ERRORS } from "@mealwright/schema/constants/auth/sign-in-methods";
import { weekStart } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { SignedIn } from "../auth/register.ts";
import { newSession, signSession } from "../auth/start-session.ts";
import { shownStats } from "../meal-plan/shown-stats.ts";
import { noteEvent } from "../note-event.ts";
import { type CheckPasskeyDeps, checkPasskey, type PasskeyTry } from "./check-passkey.ts";

/** Starts a session for the owner of a passkey. Throws as `checkPasskey` does. */
export async function signInWithPasskey(
  deps: CheckPasskeyDeps &
    Pick<Deps, "chance" | "tokens" | "users" | "sessionFacts" | "sessions" | "auditLog" | "mealPlans">,
  { ticket, passkey }: Pick<PasskeyTry, "ticket" | "passkey">,
): Promise<SignedIn> {
  const { account, credentialsVersion } = await checkPasskey(deps, {
    ticket,
    passkey,
    purpose: "sign-in",
    userId: null,
  });
  const session = newSession(deps, account.id);
  const [isKept, stats, token] = await Promise.all([
    deps.sessions.add(session, credentialsVersion),
    deps.users.readStats(account.id, weekStart(session.createdAt, account.timeZone)),
    signSession(deps, session),
    noteEvent(deps, "signed-in-with-passkey", account.id),
  ]);
  if (!isKept) throw new DomainError("wrong_credentials", SIGN_IN_METHOD_ERRORS.passkeyRefused);
  return { account, stats: await shownStats(deps, account, stats), token };
}
