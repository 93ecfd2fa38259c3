import type { Deps } from "../../deps.ts";

/** Resolves when the database answers. Throws `unavailable` otherwise. */
export async function checkHealth(deps: Pick<Deps, "health">): Promise<void> {
  await deps.health.check();
}
