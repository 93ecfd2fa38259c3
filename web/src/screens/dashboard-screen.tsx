import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../api/session.ts";
import { LoadingPage } from "../components/loading-page.tsx";
import { useWaitingAnswers } from "../features/auth/use-waiting-answers.ts";
import { Dashboard } from "../features/dashboard/dashboard.tsx";
import { takeReturnPath } from "../lib/return-path.ts";

/** Mounted at `/dashboard` and, for somebody signed in, at `/`. */
export function DashboardScreen() {
  const { user } = useSession();
  useWaitingAnswers(Boolean(user));
  const isOnward = useWayOnward();
  return user && !isOnward ? <Dashboard key={user.id} user={user} /> : <LoadingPage />;
}

/** The server lets whoever comes from Google in here; this leads on to the page that they had asked for. */
function useWayOnward(): boolean {
  const { key, pathname, search } = useLocation();
  const [path] = useState(() =>
    key === "default" && typeof window !== "undefined" ? takeReturnPath(Date.now()) : null,
  );
  const isOnward = path !== null && path !== pathname + search;
  const navigate = useNavigate();
  useEffect(() => {
    if (isOnward) navigate(path, { replace: true });
  }, [isOnward, navigate, path]);
  return isOnward;
}
