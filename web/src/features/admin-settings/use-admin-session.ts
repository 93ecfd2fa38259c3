import { HttpError } from "../../api/http-error.ts";
import { send } from "../../api/send.ts";
import { keyOf, useCache, useCall } from "../../api/use-call.ts";

const KEY = keyOf("adminSession");

/** Whether an answer says that the browser is not unlocked (any more). */
export function saysLocked(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 401 || error.status === 403);
}

export interface AdminSession {
  readonly state: "unknown" | "locked" | "unlocked" | "failed";
  /** Asks the server again, after something that may have changed it. */
  readonly refresh: () => Promise<void>;
  readonly lock: () => Promise<void>;
}

/** Whether the administrator has unlocked this browser; shared by every screen. */
export function useAdminSession(): AdminSession {
  const { data, error } = useCall("adminSession");
  const cache = useCache();
  const refresh = () => cache.refresh(KEY).catch(() => undefined);
  // A refusal counts for more than what an earlier answer said.
  const known = data === undefined ? "unknown" : "unlocked";
  return {
    state: saysLocked(error) ? "locked" : error === undefined ? known : "failed",
    refresh,
    async lock() {
      await send("adminLogout");
      await refresh();
    },
  };
}
