import { sessionFactsOf } from "@mealwright/schema/constants/auth/session-facts";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { Session } from "@mealwright/schema/contract/user";
import type { Deps } from "../../deps.ts";
import type { SessionView } from "../../domain/account-ports.ts";
import { DomainError } from "../../domain/errors.ts";
import { noteEvent } from "../note-event.ts";

/** A session as its owner's client sees it. */
export function presentSession(view: SessionView, currentId: string): Session {
  return {
    id: view.id,
    createdAt: view.createdAt.toISOString(),
    lastSeenAt: view.lastSeenAt.toISOString(),
    expiresAt: view.expiresAt.toISOString(),
    ...sessionFactsOf(view),
    current: view.id === currentId,
  };
}

/** The user's sessions. */
export async function listSessions(
  { accounts, clock }: Pick<Deps, "accounts" | "clock">,
  userId: string,
): Promise<(currentId: string) => Session[]> {
  const views = await accounts.listSessions(userId, clock.now());
  return (currentId) => views.map((view) => presentSession(view, currentId));
}

/** Ends one of the user's sessions. Throws `not_found` for one that has ended or belongs to somebody else. */
export async function endSession(
  deps: Pick<Deps, "accounts" | "auditLog" | "chance" | "clock">,
  userId: string,
  sessionId: string,
): Promise<void> {
  const isEnded = await deps.accounts.endSession(userId, sessionId, deps.clock.now());
  if (!isEnded) throw new DomainError("not_found", CALL_ERRORS.notFound);
  await noteEvent(deps, "session-ended", userId);
}

/** Signs a user out everywhere. */
export async function endAllSessions(
  deps: Pick<Deps, "accounts" | "clock" | "chance" | "auditLog">,
  userId: string,
): Promise<void> {
  await deps.accounts.endAllSessions(userId, deps.clock.now());
  await noteEvent(deps, "signed-out-everywhere", userId);
}
