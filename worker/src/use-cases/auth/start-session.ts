import { SESSION_ABSOLUTE_SECONDS } from "@mealwright/schema/constants/timings";
import type { Deps } from "../../deps.ts";
import type { NewSession } from "../../domain/ports.ts";

/** A new session, not yet stored. */
export function newSession(
  deps: Pick<Deps, "clock" | "chance" | "sessionFacts">,
  userId: string,
  lifeSeconds = SESSION_ABSOLUTE_SECONDS,
): NewSession {
  const createdAt = deps.clock.now();
  return {
    id: deps.chance.newId(),
    userId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifeSeconds * 1000),
    ...deps.sessionFacts,
  };
}

/** The token that carries a session. */
export function signSession(deps: Pick<Deps, "tokens">, session: NewSession): Promise<string> {
  return deps.tokens.sign({ userId: session.userId, sessionId: session.id, expiresAt: session.expiresAt });
}
