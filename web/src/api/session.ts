import type { User } from "@mealwright/schema/contract/user";
import { useCallback } from "react";
import useSWR from "swr";
import { PATHS } from "../lib/paths.ts";
import { expectsMember, storeUser } from "../lib/stored-user.ts";
import { HttpError, type NetworkError } from "./http-error.ts";
import { send } from "./send.ts";
import { queryFetcher, SWR_OPTIONS } from "./swr-options.ts";
import { keyOf, useCache } from "./use-call.ts";

export interface Session {
  /** undefined while it is not known, null for a visitor, who is presumed where nothing is stored. */
  readonly user: User | null | undefined;
  /** Why the user is not known: the call failed otherwise than by 401. */
  readonly error: Error | undefined;
  /** Asks the server who is signed in, after something that changes it. */
  readonly refresh: () => Promise<void>;
  /** After a sign-in or sign-up: nothing of an earlier user stays in memory. */
  readonly signedIn: (user: User) => Promise<void>;
  /** Ends the session on the server and reloads at `/`. Throws when the server cannot be reached. */
  readonly signOut: () => Promise<void>;
}

const USER_KEY = keyOf("user");
const getUser = queryFetcher<User | null>("null");

/** Whether something wants to know for certain who is signed in. */
let mustAsk = false;
/** Whether the server has answered that; before, a visitor is only presumed. */
let answered = false;

/** Whether a user of null is the server's word. */
export function hasServerAnswered(): boolean {
  return answered;
}

/** A browser that never signed in here is a visitor's: it asks only when something wants to know for certain. */
async function fetchUser(): Promise<User | null> {
  if (!mustAsk && !expectsMember()) return null;
  mustAsk = true;
  const user = await getUser(USER_KEY);
  answered = true;
  storeUser(user);
  return user;
}

/** Who is signed in, shared by every screen (`GET /api/user`, once). */
export function useSession(): Session {
  const { data, error } = useSWR<User | null, HttpError | NetworkError>(USER_KEY, {
    ...SWR_OPTIONS,
    fetcher: fetchUser,
  });
  const { refresh, replace, forgetAll } = useCache();
  const signedIn = useCallback(
    async (user: User) => {
      await forgetAll();
      // Kept for greeting only, never trusted for a right.
      storeUser(user);
      await replace<"user">(USER_KEY, user);
    },
    [forgetAll, replace],
  );
  const askAgain = useCallback(() => {
    mustAsk = true;
    return refresh(USER_KEY);
  }, [refresh]);
  const user = data === undefined && error === undefined && !expectsMember() ? null : data;
  return { user, error, refresh: askAgain, signedIn, signOut };
}

async function signOut(): Promise<void> {
  try {
    await send("logout");
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
  storeUser(null);
  window.location.assign(PATHS.home);
}
