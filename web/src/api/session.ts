import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { User } from "@mealwright/schema/contract/user";
import { useCallback } from "react";
import { PATHS } from "../lib/paths.ts";
import { removeStored, writeStored } from "../lib/stored.ts";
import { HttpError } from "./http-error.ts";
import { send } from "./send.ts";
import { keyOf, useCache, useCallOrNull } from "./use-call.ts";

export interface Session {
  /** undefined while it is not known, null for a visitor. */
  readonly user: User | null | undefined;
  /** Why the user is not known: the call failed otherwise than by 401. */
  readonly error: Error | undefined;
  /** Fetches the user again, after something that changes it. */
  readonly refresh: () => Promise<void>;
  /** After a sign-in or sign-up: nothing of an earlier user stays in memory. */
  readonly signedIn: (user: User) => Promise<void>;
  /** Ends the session on the server and reloads at `/`. Throws when the server cannot be reached. */
  readonly signOut: () => Promise<void>;
}

const USER_KEY = keyOf("user");

/** Who is signed in, shared by every screen (`GET /api/user`, once). */
export function useSession(): Session {
  const { data, error } = useCallOrNull("user");
  const { refresh, replace, forgetAll } = useCache();
  const signedIn = useCallback(
    async (user: User) => {
      await forgetAll();
      // Kept for greeting only, never trusted for a right.
      writeStored(STORAGE_KEYS.user, JSON.stringify(user));
      await replace<"user">(USER_KEY, user);
    },
    [forgetAll, replace],
  );
  return { user: data, error, refresh: useCallback(() => refresh(USER_KEY), [refresh]), signedIn, signOut };
}

async function signOut(): Promise<void> {
  try {
    await send("logout");
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
  removeStored(STORAGE_KEYS.user);
  window.location.assign(PATHS.home);
}
