import type { Deps } from "../../deps.ts";

/** Ends a session on the server; does nothing for an unknown one. */
export async function logOut(deps: Pick<Deps, "clock" | "sessions">, sessionId: string): Promise<void> {
  await deps.sessions.revoke(sessionId, deps.clock.now());
}
