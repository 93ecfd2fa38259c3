import { useSession } from "../api/session.ts";
import { LoadingPage } from "../components/loading-page.tsx";
import { useWaitingAnswers } from "../features/auth/use-waiting-answers.ts";
import { Dashboard } from "../features/dashboard/dashboard.tsx";

/** Mounted at `/dashboard` and, for somebody signed in, at `/`. */
export function DashboardScreen() {
  const { user } = useSession();
  useWaitingAnswers(Boolean(user));
  return user ? <Dashboard key={user.id} user={user} /> : <LoadingPage />;
}
