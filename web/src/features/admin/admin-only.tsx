import { type ReactNode, useState } from "react";
import { expectsAdmin } from "../../storage/admin-unlocked.ts";
import { useAdminSession } from "./use-admin-session.ts";

/** Shows something on a member's page to the unlocked administrator; nobody else sees it, or asks the server anything. */
export function AdminOnly({ children }: { readonly children: ReactNode }) {
  const [isExpected] = useState(expectsAdmin);
  return isExpected ? <WhileUnlocked>{children}</WhileUnlocked> : null;
}

/** Typed text survives a lock: once shown, the content stays, and its own gate asks for the credentials. */
function WhileUnlocked({ children }: { readonly children: ReactNode }) {
  const { state } = useAdminSession();
  const [wasUnlocked, setWasUnlocked] = useState(false);
  if (state === "unlocked" && !wasUnlocked) setWasUnlocked(true);
  return wasUnlocked ? children : null;
}
