import { MESSAGES } from "@mealwright/schema/constants/messages";
import { type ReactNode, useEffect } from "react";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { focusReplacement } from "../../lib/focus/focus-when-drawn.ts";
import { noteUnlocked } from "../../storage/admin-unlocked.ts";
import { AdminUnlockForm } from "./admin-unlock-form.tsx";
import { type AdminSession, useAdminSession } from "./use-admin-session.ts";

interface AdminGateProps {
  readonly children: (session: AdminSession) => ReactNode;
  /** Wraps the credentials form. */
  readonly locked?: (form: ReactNode) => ReactNode;
}

/**
 * Shows the administrator's content once this browser is unlocked, and the credentials form before that and after a
 * lock.
 */
export function AdminGate({ children, locked = (form) => form }: AdminGateProps) {
  const session = useAdminSession();
  const { state } = session;
  useEffect(() => {
    if (state === "unlocked" || state === "locked") noteUnlocked(state === "unlocked");
  }, [state]);
  switch (state) {
    case "unknown":
      return <p role="status">One moment…</p>;
    case "failed":
      return <AdminCallFailed onRetry={session.retry} />;
    case "locked":
      return locked(<AdminUnlockForm />);
    case "unlocked":
      return children(session);
  }
}

/** Shown when a call for the administrator failed. */
export function AdminCallFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="bad">
      {MESSAGES.somethingWentWrong}{" "}
      <Button
        variant="quiet"
        size="small"
        onClick={({ currentTarget }) => {
          onRetry();
          focusReplacement(currentTarget);
        }}
      >
        Try again
      </Button>
    </Notice>
  );
}
