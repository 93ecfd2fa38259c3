import { useCall } from "../../api/hooks/use-call.ts";
import { HttpError } from "../../api/transport/http-error.ts";

/** Whether an answer says that the browser is not unlocked (any more). */
export function saysLocked(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 401 || error.status === 403);
}

export interface AdminSession {
  readonly state: "unknown" | "locked" | "unlocked" | "failed";
  readonly hasSecondFactor: boolean;
  readonly recoveryCodesLeft: number;
  readonly retry: () => void;
}

/** Whether the administrator has unlocked this browser; shared by every screen. */
export function useAdminSession(): AdminSession {
  const { data, error, retry } = useCall("adminSession");
  // A refusal counts for more than what an earlier answer said.
  const known = data === undefined ? "unknown" : "unlocked";
  return {
    state: saysLocked(error) ? "locked" : error === undefined ? known : "failed",
    hasSecondFactor: data?.hasSecondFactor ?? false,
    recoveryCodesLeft: data?.recoveryCodesLeft ?? 0,
    retry,
  };
}
