import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useSession } from "../api/session.ts";
import { Button } from "../components/button.tsx";
import { LoadingPage } from "../components/loading-page.tsx";
import { StateScreen } from "../components/state-screen.tsx";
import { type AuthArrival, PATHS } from "../lib/paths.ts";

/** A member's page: a visitor goes to `/auth` and comes back afterwards. The server guards the data itself. */
export function MemberOnly({ children }: { readonly children: ReactNode }) {
  const { user, error, refresh } = useSession();
  const { pathname, search } = useLocation();
  if (user) return children;
  if (user === null) {
    const arrival: AuthArrival = { from: pathname + search };
    return <Navigate to={PATHS.auth} replace state={arrival} />;
  }
  if (error === undefined) return <LoadingPage />;
  return (
    <StateScreen
      title="We cannot reach the kitchen"
      lead={`${CALL_ERRORS.unavailable} Everything you saved is safe.`}
      actions={<Button onClick={() => void refresh()}>Try again</Button>}
    />
  );
}
