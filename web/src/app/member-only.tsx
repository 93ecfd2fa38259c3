import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { hasServerAnswered, useSession } from "../api/session.ts";
import { onUnauthorized } from "../api/session-end.ts";
import { Button } from "../components/button.tsx";
import { LoadingPage } from "../components/loading-page.tsx";
import { StateScreen } from "../components/state-screen.tsx";
import { useToast } from "../components/toast.tsx";
import { type AuthArrival, PATHS } from "../lib/paths.ts";

/**
 * A member's page: a visitor goes to `/auth` and comes back afterwards, also when the session ends in the middle. The
 * server guards the data itself.
 */
export function MemberOnly({ children }: { readonly children: ReactNode }) {
  const { user, error, refresh } = useSession();
  const [isCertain, setIsCertain] = useState(hasServerAnswered);
  const wasMember = useRef(false);
  const { pathname, search } = useLocation();
  const toast = useToast();

  useEffect(() => onUnauthorized(() => void (wasMember.current && refresh())), [refresh]);
  useEffect(() => {
    if (user !== null || isCertain) return;
    void refresh().finally(() => setIsCertain(true));
  }, [isCertain, refresh, user]);
  useEffect(() => {
    if (user) wasMember.current = true;
    else if (user === null && wasMember.current) {
      wasMember.current = false;
      toast.show({ title: "Your session has ended", description: "Sign in to go on where you were." });
    }
  }, [toast, user]);

  if (user) return children;
  if (error !== undefined) {
    return (
      <StateScreen
        title="We cannot reach the kitchen"
        lead={`${CALL_ERRORS.unavailable} Everything you saved is safe.`}
        actions={<Button onClick={() => void refresh()}>Try again</Button>}
      />
    );
  }
  if (user === null && (isCertain || hasServerAnswered())) {
    const arrival: AuthArrival = { from: pathname + search };
    return <Navigate to={PATHS.auth} replace state={arrival} />;
  }
  return <LoadingPage />;
}
