import { OFFLINE_DATABASE, OWN_STORAGE_KEYS, STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { showOnBadge } from "../lib/app-badge.ts";
import { removeStored } from "./stored.ts";

/**
 * Removes what this browser stores about a user who signs out: answers, choices, the greeting. The appearance belongs
 * to the device and stays.
 */
export function forgetMember(): void {
  showOnBadge(0);
  window.indexedDB?.deleteDatabase(OFFLINE_DATABASE);
  for (const key of Object.values(STORAGE_KEYS)) removeStored(key);
  for (const [key, owner] of Object.entries(OWN_STORAGE_KEYS)) if (owner === "member") removeStored(key);
}
