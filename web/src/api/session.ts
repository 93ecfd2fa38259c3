import type { User } from "@mealwright/schema/contract/user";
import { useEffect } from "react";
import useSWR from "swr";
import { expectsMember, storeUser } from "../storage/stored-user.ts";
import { noteShownUser } from "./pages/page-cache.ts";
import { addReader, heldAnswer, refetch, refetchThere } from "./transport/cache.ts";
import type { HttpError, NetworkError } from "./transport/http-error.ts";
import { keyOf } from "./transport/queries.ts";
import { queryFetcher, SWR_OPTIONS } from "./transport/swr-options.ts";

export interface Session {
  /** undefined while unknown, null for a visitor; without anything stored we presume a visitor. */
  readonly user: User | null | undefined;
  /** Why the user is unknown: the call failed with something other than 401. */
  readonly error: Error | undefined;
}

export const USER_KEY = keyOf("user", {});
const getUser = queryFetcher<User | null>("null");

/** Whether some component needs to know for certain who is signed in. */
let mustAsk = false;
/** Whether the server has answered that; until then, a visitor is only presumed. */
let answered = false;

/** Whether it was the server that said there is no user. */
export function hasServerAnswered(): boolean {
  return answered;
}

/** Somebody has just signed in: from now on ask the server even if this browser stores nothing. */
export function expectUser(): void {
  mustAsk = true;
}

/** If nobody ever signed in here, presume a visitor and ask only if something needs to know for certain. */
export async function fetchUser(): Promise<User | null> {
  if (!mustAsk && !expectsMember()) return null;
  mustAsk = true;
  const user = await getUser(USER_KEY);
  answered = true;
  if (user !== null) noteShownUser(user.id);
  storeUser(user);
  return user;
}

/** The signed-in user, shared by every screen (`GET /api/user`, once). */
export function useSession(): Session {
  const { data, error } = useSWR<User | null, HttpError | NetworkError>(USER_KEY, {
    ...SWR_OPTIONS,
    fetcher: fetchUser,
  });
  useEffect(() => addReader(USER_KEY), []);
  const user = data === undefined && error === undefined && !expectsMember() ? null : data;
  return { user, error };
}

/** Asks the server who is signed in. */
export async function refreshUser(): Promise<void> {
  mustAsk = true;
  await refetch(["user"]);
}

/** Whether somebody is signed in, by the server's own word; a server that cannot be reached says no. */
export async function isSignedIn(): Promise<boolean> {
  if (!answered) await refreshUser();
  return Boolean(heldAnswer(USER_KEY));
}

/** Fetches again what depends on the day or week, once a new one has begun. */
export async function refreshDay(): Promise<void> {
  mustAsk = true;
  await refetchThere(["user", "mealPlans", "activeMealPlan"]);
}
