import { SESSION_ABSOLUTE_SECONDS } from "@mealwright/schema/constants/timings";
import type { Deps } from "../../deps.ts";
import type { NewSession } from "../../domain/ports.ts";

const USER_AGENT_MAX_LENGTH = 200;

/** A new session, not yet stored. */
export function newSession(
  deps: Pick<Deps, "clock" | "chance">,
  userId: string,
  userAgent: string | null,
  lifeSeconds = SESSION_ABSOLUTE_SECONDS,
): NewSession {
  const createdAt = deps.clock.now();
  return {
    id: deps.chance.newId(),
    userId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifeSeconds * 1000),
    userAgent: userAgent?.toWellFormed().slice(0, USER_AGENT_MAX_LENGTH) ?? null,
  };
}

/** The token that carries a session. */
export function signSession(deps: Pick<Deps, "tokens">, session: NewSession): Promise<string> {
  return deps.tokens.sign({ userId: session.userId, sessionId: session.id, expiresAt: session.expiresAt });
}
