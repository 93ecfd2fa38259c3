import { saysLocked } from "../../api/admin.ts";
import { useCall } from "../../api/hooks/use-call.ts";

export interface AdminSession {
  readonly state: "unknown" | "locked" | "unlocked" | "failed";
  readonly hasSecondFactor: boolean;
  readonly recoveryCodesLeft: number;
  readonly retry: () => void;
}

/** Whether the administrator has unlocked this browser; shared by every screen. */
export function useAdminSession(): AdminSession {
  const { data, error, retry } = useCall("adminSession");
  // A refusal overrides an earlier answer.
  const known = data === undefined ? "unknown" : "unlocked";
  return {
    state: saysLocked(error) ? "locked" : error === undefined ? known : "failed",
    hasSecondFactor: data?.hasSecondFactor ?? false,
    recoveryCodesLeft: data?.recoveryCodesLeft ?? 0,
    retry,
  };
}
