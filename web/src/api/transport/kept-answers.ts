import { asRecord } from "../../lib/unknown-values.ts";
import { storedUser } from "../../storage/stored-user.ts";
import { inStore } from "./offline-database.ts";
import { PATHS_OF_CALLS } from "./paths-of-calls.ts";

/**
 * An answer for when there is no network: the user as the server last described them to any tab, or a stored plan.
 * Throws `error` when there is none, or none for today's answers.
 */
export async function keptAnswer(key: string | readonly unknown[], error: Error): Promise<unknown> {
  const path = String(key);
  if (path === PATHS_OF_CALLS.user.path) {
    const user = storedUser();
    if (user === null) throw error;
    return user;
  }
  const kept: unknown = await inStore("answers", "readonly", (store) => store.get(path)).catch(() => undefined);
  if (!isOfAnswers(kept)) throw error;
  return kept;
}

/** Stores a plan for when there is no network, unless it is known to be for other answers. */
export async function keepAnswer(path: string, plan: unknown): Promise<void> {
  if (!isOfAnswers(plan)) return;
  await inStore("answers", "readwrite", (store) => store.put(plan, path)).catch(() => undefined);
}

/** Whether a plan was checked for the answers and the tier that the server reported last. */
function isOfAnswers(plan: unknown): boolean {
  const { answersDigest } = asRecord(plan);
  return typeof answersDigest === "string" && answersDigest === asRecord(storedUser()).answersDigest;
}
