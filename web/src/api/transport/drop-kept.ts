import { inStore } from "./offline-database.ts";

/** Forgets a kept answer that may be wrong by now; where nothing can be kept, nothing was. */
export async function dropKept(path: string): Promise<void> {
  await inStore("answers", "readwrite", (store) => store.delete(path)).catch(() => undefined);
}
