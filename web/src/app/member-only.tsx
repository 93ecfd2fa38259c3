import { SHOWN_CALL_ERRORS } from "@mealwright/schema/constants/messages";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { hasServerAnswered, refreshDay, refreshUser, useSession } from "../api/session.ts";
import { onUnauthorized } from "../api/transport/session-end.ts";
import { Button } from "../components/button.tsx";
import { LoadingPage } from "../components/page/loading-page.tsx";
import { StateScreen } from "../components/page/state-screen.tsx";
import { useToast } from "../components/toast/toast.tsx";
import { onNextInteraction } from "../lib/next-interaction.ts";
import type { Page } from "../pages/pages.ts";
import { type AuthArrival, PATHS } from "../pages/paths.ts";
import { checkDay, useDay } from "../product/use-day.ts";
import { storedMember } from "../storage/stored-user.ts";

/**
 * A member's page: a visitor goes to `/auth` and comes back afterwards, also when the session ends in the middle. The
 * server guards the data itself.
 */
export function MemberOnly({ page, children }: { readonly page: Page; readonly children: ReactNode }) {
  const { user, error } = useSession();
  const [isCertain, setIsCertain] = useState(hasServerAnswered);
  const wasMember = useRef(false);
  const { pathname, search } = useLocation();
  const toast = useToast();

  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const begin = () =>
      void import("../api/offline/start.ts").then(
        ({ startOffline }) => startOffline(toast.show),
        () => {},
      );
    // A returning member may have changes to send; for others, this starts with the first touch.
    if (navigator.serviceWorker?.controller) begin();
    else return onNextInteraction(begin);
  }, [toast, userId]);
  useEffect(() => {
    if (userId === undefined) return;
    // Another tab has signed out, or signed somebody else in.
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== null && key !== STORAGE_KEYS.user) return;
      const now = storedMember()?.id;
      if (now === undefined) void refreshUser();
      else if (now !== userId) window.location.reload();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [userId]);
  const day = useDay();
  const shownDay = useRef(day);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each page, and when whatever is open over it closes.
  useEffect(() => {
    checkDay();
    followByLink();
  }, [pathname, search]);
  useEffect(() => {
    if (shownDay.current === day) return;
    shownDay.current = day;
    void refreshDay();
  }, [day]);
  useEffect(() => onUnauthorized(() => void (wasMember.current && refreshUser())), []);
  useEffect(() => {
    if (user !== null || isCertain) return;
    void refreshUser().finally(() => setIsCertain(true));
  }, [isCertain, user]);
  const isCutOff = !user && error !== undefined;
  useEffect(() => {
    if (!isCutOff) return;
    const tryAgain = () => void refreshUser();
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, [isCutOff]);
  useEffect(() => {
    if (user) wasMember.current = true;
    else if (user === null && wasMember.current) {
      wasMember.current = false;
      toast.show({ title: "Your session has ended", description: "Sign in to continue where you left off." });
    }
  }, [toast, user]);

  if (user) return children;
  if (error !== undefined) {
    return (
      <StateScreen
        title="We cannot reach the server"
        lead={`${SHOWN_CALL_ERRORS.unavailable} Everything you saved is safe.`}
        actions={<Button onClick={() => void refreshUser()}>Try again</Button>}
      />
    );
  }
  if (user === null && (isCertain || hasServerAnswered())) {
    const arrival: AuthArrival = { from: pathname + search };
    return <Navigate to={PATHS.auth} replace state={arrival} />;
  }
  return <LoadingPage {...page} />;
}

/** Whether a member's page was already drawn in this document; the first one has just requested everything it shows. */
let isOnTheWay = false;

/** Checks at each navigation whether another screen has changed something in the meantime, or signed out. */
function followByLink(): void {
  if (isOnTheWay && navigator.onLine)
    void import("../api/other-screens.ts").then(
      async ({ followOtherScreens }) => void ((await followOtherScreens()) || refreshUser()),
      () => {},
    );
  isOnTheWay = true;
}
