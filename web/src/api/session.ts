import type { User } from "@mealwright/schema/contract/user";
import { useEffect } from "react";
import useSWR from "swr";
import { expectsMember, storeUser } from "../storage/stored-user.ts";
import { noteShownUser } from "./page-cache.ts";
import { addReader, refetch } from "./transport/cache.ts";
import type { HttpError, NetworkError } from "./transport/http-error.ts";
import { keyOf } from "./transport/queries.ts";
import { queryFetcher, SWR_OPTIONS } from "./transport/swr-options.ts";

export interface Session {
  /** undefined while it is not known, null for a visitor, who is presumed where nothing is stored. */
  readonly user: User | null | undefined;
  /** Why the user is not known: the call failed otherwise than by 401. */
  readonly error: Error | undefined;
}

const USER_KEY = keyOf("user", {});
const getUser = queryFetcher<User | null>("null");

/** Whether something wants to know for certain who is signed in. */
let mustAsk = false;
/** Whether the server has answered that; before, a visitor is only presumed. */
let answered = false;

/** Whether a user of null is the server's word. */
export function hasServerAnswered(): boolean {
  return answered;
}

/** Somebody has just signed in: from now on the server is asked, also where this browser keeps nothing. */
export function expectUser(): void {
  mustAsk = true;
}

/** A browser that never signed in here is a visitor's: it asks only when something wants to know for certain. */
async function fetchUser(): Promise<User | null> {
  if (!mustAsk && !expectsMember()) return null;
  mustAsk = true;
  const user = await getUser(USER_KEY);
  answered = true;
  if (user !== null) noteShownUser(user.id);
  storeUser(user);
  return user;
}

/** Who is signed in, shared by every screen (`GET /api/user`, once). */
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
