import type { User } from "@mealwright/schema/contract/user";
import { useCall } from "../api/hooks/use-call.ts";
import { useSession } from "../api/session.ts";
import { LoadingPage } from "../components/page/loading-page.tsx";
import { Questionnaire } from "../features/questionnaire/questionnaire.tsx";
import { useQuestionnaire } from "../features/questionnaire/use-questionnaire.ts";
import { type Answers, answersFromPreferences } from "../product/answers/answers.ts";

/** The nine questions; somebody signed in finds the saved answers in them. */
export default function QuestionnaireScreen() {
  const { user, error } = useSession();
  const preferences = useCall("preferences", { enabled: Boolean(user) });

  if (user === undefined && error === undefined) return <LoadingPage />;
  if (!user) return <Opened key="visitor" user={null} saved={null} />;
  if (preferences.data === undefined && preferences.error === undefined) return <LoadingPage />;
  const saved = preferences.data === undefined ? null : answersFromPreferences(preferences.data);
  return <Opened key={user.id} user={user} saved={saved} />;
}

function Opened({ user, saved }: { readonly user: User | null; readonly saved: Answers | null }) {
  const questionnaire = useQuestionnaire(user, saved);
  return <Questionnaire user={user} questionnaire={questionnaire} />;
}
