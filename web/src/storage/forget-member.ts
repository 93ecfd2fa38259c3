import {
  OFFLINE_DATABASE,
  SHARED_PRESSES_STORAGE_KEY,
  SHOPS_STORAGE_KEY,
  STORAGE_KEYS,
} from "@mealwright/schema/constants/storage-keys";
import { showOnBadge } from "../lib/app-badge.ts";
import { removeStored } from "./stored.ts";

/**
 * Removes what this browser stores about a user who signs out: answers, choices, the greeting. The appearance belongs
 * to the device and stays.
 */
export function forgetMember(): void {
  showOnBadge(0);
  window.indexedDB?.deleteDatabase(OFFLINE_DATABASE);
  const keys = [...Object.values(STORAGE_KEYS), SHOPS_STORAGE_KEY, SHARED_PRESSES_STORAGE_KEY];
  for (const key of keys) removeStored(key);
}
