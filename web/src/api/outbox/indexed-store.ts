import { shownUser } from "../pages/page-cache.ts";
import { inStore } from "../transport/offline-database.ts";
import type { ListOperation } from "./operation.ts";
import type { OutboxStore } from "./outbox.ts";

/** Stores operations in this browser's database. Without one they live as long as the page, like any unsent form. */
export const INDEXED_STORE: OutboxStore = {
  async load() {
    const kept = await inStore("outbox", "readonly", (store) => store.getAll()).catch(() => []);
    return asOperations(kept)
      .filter(({ userId }) => userId === shownUser())
      .toSorted((one, other) => one.pressedAt - other.pressedAt);
  },
  async add(operation) {
    await inStore("outbox", "readwrite", (store) => store.put(operation)).catch(() => undefined);
  },
  async remove(id) {
    await inStore("outbox", "readwrite", (store) => store.delete(id)).catch(() => undefined);
  },
};

/** The cast holds: only `add` writes to this store, and a new shape gets a new version of the database. */
function asOperations(kept: readonly unknown[]): readonly ListOperation[] {
  return kept as readonly ListOperation[];
}
