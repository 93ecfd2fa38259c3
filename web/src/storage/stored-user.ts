import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { User } from "@mealwright/schema/contract/user";
import { asRecord } from "../lib/unknown-values.ts";
import { readStored, removeStored, writeStored } from "./stored.ts";

/**
 * Whether this browser signed in before, from the stored copy of the user: decides what to draw first and whether to
 * ask the server, never what somebody may see.
 */
export function expectsMember(): boolean {
  return readStored(STORAGE_KEYS.user) !== null;
}

/** Of a user what must be known before the app's code is there. */
interface Member {
  readonly id: string;
  readonly isPremium: boolean;
}

/** The stored copy of who signed in here last; null where nobody did, or it cannot be read. */
export function storedUser(): unknown {
  try {
    return JSON.parse(readStored(STORAGE_KEYS.user) ?? "null");
  } catch {
    return null;
  }
}

/** Who that is. */
export function storedMember(): Member | null {
  return memberOf(storedUser());
}

/** The member in a copy or an answer; null where there is none. */
export function memberOf(value: unknown): Member | null {
  const { id, isPremium } = asRecord(value);
  return typeof id === "string" ? { id, isPremium: isPremium === true } : null;
}

/** Keeps the copy; null removes it. */
export function storeUser(user: User | null): void {
  if (user === null) removeStored(STORAGE_KEYS.user);
  else writeStored(STORAGE_KEYS.user, JSON.stringify(user));
}

/**
 * The person's answers are about to change: no plan that is kept of before counts until the server has said of which
 * answers it is, also where its word on the change gets lost.
 */
export function doubtAnswers(): void {
  const copy = storedUser();
  if (copy) writeStored(STORAGE_KEYS.user, JSON.stringify({ ...copy, answersMark: null }));
}
