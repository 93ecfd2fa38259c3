import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { User } from "@mealwright/schema/contract/user";
import { asRecord } from "../lib/unknown-values.ts";
import { KEPT_SHAPE } from "./kept-shape.ts";
import { readStored, removeStored, writeStored } from "./stored.ts";

/**
 * Whether this browser signed in before, from the stored copy of the user: decides what to draw first and whether to
 * ask the server, never what somebody may see.
 */
export function expectsMember(): boolean {
  return readStored(STORAGE_KEYS.user) !== null;
}

/** What has to be known about a user before the app's code has loaded. */
interface Member {
  readonly id: string;
  readonly isPremium: boolean;
}

/** The stored copy of the last user who signed in here; null if there is none or it cannot be read. */
export function storedUser(): unknown {
  try {
    return JSON.parse(readStored(STORAGE_KEYS.user) ?? "null");
  } catch {
    return null;
  }
}

/** The member in the stored copy; null if there is none. */
export function storedMember(): Member | null {
  return memberOf(storedUser());
}

/** The member in a stored copy or a server's reply; null if there is none. */
export function memberOf(value: unknown): Member | null {
  const { id, isPremium } = asRecord(value);
  return typeof id === "string" ? { id, isPremium: isPremium === true } : null;
}

/** Stores the copy together with its shape; null removes it. */
export function storeUser(user: User | null): void {
  if (user === null) removeStored(STORAGE_KEYS.user);
  else writeStored(STORAGE_KEYS.user, JSON.stringify({ ...user, shape: KEPT_SHAPE }));
}

/**
 * Call before the person's answers change: no stored plan is shown offline until the server has confirmed which answers
 * it was checked for, even if the server's reply to the change is lost.
 */
export function doubtAnswers(): void {
  changeStoredUser({ answersDigest: null });
}

/** Changes some of the stored copy, where there is one. */
export function changeStoredUser(change: Partial<User>): void {
  const copy = storedUser();
  if (copy) writeStored(STORAGE_KEYS.user, JSON.stringify({ ...copy, ...change }));
}
