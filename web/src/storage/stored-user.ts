import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { User } from "@mealwright/schema/contract/user";
import { readStored, removeStored, writeStored } from "./stored.ts";

/**
 * Whether this browser signed in before, from the stored copy of the user: decides what to draw first and whether to
 * ask the server, never what somebody may see.
 */
export function expectsMember(): boolean {
  return readStored(STORAGE_KEYS.user) !== null;
}

/** Keeps the copy; null removes it. */
export function storeUser(user: User | null): void {
  if (user === null) removeStored(STORAGE_KEYS.user);
  else writeStored(STORAGE_KEYS.user, JSON.stringify(user));
}
