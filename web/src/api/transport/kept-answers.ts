import { asRecord } from "../../lib/unknown-values.ts";
import { KEPT_SHAPE } from "../../storage/kept-shape.ts";
import { storedUser } from "../../storage/stored-user.ts";
import { heldAnswer } from "./cache.ts";
import { inStore } from "./offline-database.ts";
import { PATHS_OF_CALLS } from "./paths-of-calls.ts";

/**
 * An answer for when there is no network: the user as the server last described them to any tab, or a stored plan.
 * Throws `error` when there is none, or none for today's answers, or another
 * version of the app stored it in another shape.
 */
export async function keptAnswer(key: string | readonly unknown[], error: Error): Promise<unknown> {
  const path = String(key);
  if (path === PATHS_OF_CALLS.user.path) {
    const user = storedUser();
    if (asRecord(user).shape !== KEPT_SHAPE) throw error;
    return user;
  }
  // What is on screen is no older than what is stored: a change that did not get through must not bring that back.
  const held = heldAnswer(path);
  if (isOfAnswers(held)) return held;
  const kept: unknown = await inStore("answers", "readonly", (store) => store.get(path)).catch(() => undefined);
  const { shape, answer } = asRecord(kept);
  if (shape !== KEPT_SHAPE || !isOfAnswers(answer)) throw error;
  return answer;
}

/** Stores a plan for when there is no network, unless it is known to be for other answers. */
export async function keepAnswer(path: string, plan: unknown): Promise<void> {
  if (!isOfAnswers(plan)) return;
  const kept = { shape: KEPT_SHAPE, answer: plan };
  await inStore("answers", "readwrite", (store) => store.put(kept, path)).catch(() => undefined);
}

/** Whether a plan was checked for the answers and the tier that the server reported last. */
function isOfAnswers(plan: unknown): boolean {
  const { answersDigest } = asRecord(plan);
  return typeof answersDigest === "string" && answersDigest === asRecord(storedUser()).answersDigest;
}
