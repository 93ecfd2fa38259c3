import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { ADMIN_SESSION_ABSOLUTE_SECONDS } from "@mealwright/schema/constants/timings";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { type CheckPasswordDeps, checkPassword } from "../auth/check-password.ts";
import type { Credentials } from "../auth/log-in.ts";
import { newSession } from "../auth/start-session.ts";
import { noteEvent } from "../note-event.ts";
import { checkSecondFactor, type FactorDeps } from "./second-factor.ts";

type UnlockDeps = CheckPasswordDeps &
  FactorDeps &
  Pick<Deps, "chance" | "adminTokens" | "sessionFacts" | "sessions" | "auditLog">;

type Proved = Awaited<ReturnType<typeof checkPassword>>;

/** The admin's account if address and password are right; null if they are wrong or belong to anybody else. */
async function findAdmin(deps: UnlockDeps, attempt: Credentials): Promise<Proved | null> {
  try {
    const proved = await checkPassword(deps, attempt);
    return proved.account.role === "admin" ? proved : null;
  } catch (error) {
    if (error instanceof DomainError && error.code === "wrong_credentials") return null;
    throw error;
  }
}

/**
 * Starts an admin session. Throws `wrong_credentials`, `too_many_requests` after too many wrong attempts, and what
 * `checkSecondFactor` throws.
 */
export async function unlockAdmin(
  deps: UnlockDeps,
  attempt: Credentials & { readonly code: string | undefined },
): Promise<string> {
  const refuse = async () => {
    await noteEvent(deps, "admin-refused", null);
    throw new DomainError("wrong_credentials", LATE_MESSAGES.invalidAdminCredentials);
  };
  const proved = await findAdmin(deps, attempt);
  if (!proved) return refuse();
  const { account, owner } = proved;
  await checkSecondFactor(deps, account, attempt.code);
  const session = newSession(deps, account.id, ADMIN_SESSION_ABSOLUTE_SECONDS);
  const [isKept, token] = await Promise.all([
    deps.sessions.add(session, owner.credentialsVersion),
    deps.adminTokens.sign({ userId: account.id, sessionId: session.id, expiresAt: session.expiresAt }),
  ]);
  if (!isKept) return refuse();
  await noteEvent(deps, "admin-unlocked", account.id);
  return token;
}
