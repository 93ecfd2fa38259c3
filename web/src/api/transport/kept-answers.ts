import { inStore } from "./offline-database.ts";

/** The last answer that was kept for a key. Throws `error` when there is none, or no database. */
export async function keptAnswer(key: string | readonly unknown[], error: Error): Promise<unknown> {
  const kept: unknown = await inStore("answers", "readonly", (store) => store.get(String(key))).catch(() => undefined);
  if (kept === undefined) throw error;
  return kept;
}

/** Keeps an answer for the time without a network. */
export async function keepAnswer(path: string, answer: unknown): Promise<void> {
  await inStore("answers", "readwrite", (store) => store.put(answer, path)).catch(() => undefined);
}
