import type { Preferences } from "@mealwright/schema/contract/preferences";
import type { User } from "@mealwright/schema/contract/user";
import { useMemo } from "react";
import { useCall } from "../api/hooks/use-call.ts";
import { useSession } from "../api/session.ts";
import { LoadingPage } from "../components/page/loading-page.tsx";
import { Questionnaire } from "../features/questionnaire/questionnaire.tsx";
import { useQuestionnaire } from "../features/questionnaire/use-questionnaire.ts";
import { answersFromPreferences } from "../product/answers/answers.ts";

/** The questions; somebody signed in finds the saved answers in them. */
export default function QuestionnaireScreen() {
  const { user, error } = useSession();
  const preferences = useCall("preferences", { enabled: Boolean(user) });

  if (user === undefined && error === undefined) return <LoadingPage />;
  if (!user) return <Opened key="visitor" user={null} saved={null} />;
  if (preferences.data === undefined && preferences.error === undefined) return <LoadingPage />;
  return <Opened key={user.id} user={user} saved={preferences.data ?? null} />;
}

function Opened({ user, saved }: { readonly user: User | null; readonly saved: Preferences | null }) {
  // Stays the same object while the saved answers do.
  const answers = useMemo(() => (saved === null ? null : answersFromPreferences(saved)), [saved]);
  const questionnaire = useQuestionnaire(user, answers);
  return <Questionnaire user={user} questionnaire={questionnaire} saved={saved} />;
}
