import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { readStored } from "../lib/stored.ts";

/**
 * Whether this browser signed in before, from the copy of the user that is kept for greeting: it only chooses what to
 * draw until the server has answered, never what somebody may see.
 */
export function expectsMember(): boolean {
  return readStored(STORAGE_KEYS.user) !== null;
}
