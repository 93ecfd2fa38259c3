import { LIST_SHARE_DAYS } from "@mealwright/schema/constants/grocery";
import type { SharedList } from "@mealwright/schema/contract/grocery";
import { KEPT_SHAPE } from "../../storage/kept-shape.ts";
import { inStore } from "../transport/offline-database.ts";

const KEY = "shared-list";
/** The longest time that a link works. */
const LIFE_MS = LIST_SHARE_DAYS * 24 * 3600 * 1000;

interface Kept {
  readonly shape: string;
  readonly token: string;
  readonly list: SharedList;
  readonly keptAt: number;
}

/** Stores the list behind a link for use without a network; replaces any other list. */
export async function keepSharedList(token: string, list: SharedList): Promise<void> {
  const kept: Kept = { shape: KEPT_SHAPE, token, list, keptAt: Date.now() };
  await inStore("answers", "readwrite", (store) => store.put(kept, KEY)).catch(() => undefined);
}

/**
 * The list behind a link as last seen here; null if no list or another one is stored, if the link has expired, or if
 * another version of the app stored it in a different shape.
 */
export async function keptSharedList(token: string): Promise<SharedList | null> {
  const kept: Kept | undefined = await inStore("answers", "readonly", (store) => store.get(KEY)).catch(() => undefined);
  if (kept?.shape !== KEPT_SHAPE || kept.token !== token) return null;
  return Date.now() - kept.keptAt < LIFE_MS ? kept.list : null;
}

/** Deletes the stored list, because its link no longer works. */
export async function forgetSharedList(): Promise<void> {
  await inStore("answers", "readwrite", (store) => store.delete(KEY)).catch(() => undefined);
}
