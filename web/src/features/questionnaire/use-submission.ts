import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { User } from "@mealwright/schema/contract/user";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { isUnauthorized, serverText } from "../../api/http-error.ts";
import { send } from "../../api/send.ts";
import { useSession } from "../../api/session.ts";
import { keyOf, useCache } from "../../api/use-call.ts";
import { type Answers, isComplete, preferencesBody } from "../../lib/answers.ts";
import { reportsSuccess, userOfReply } from "../../lib/auth-reply.ts";
import { commonPasswordError } from "../../lib/password-check.ts";
import { type AuthArrival, type MealPlanArrival, PATHS } from "../../lib/paths.ts";
import { clearQuestionnaire } from "../../lib/stored-questionnaire.ts";
import { type Account, registrationBody } from "./steps.ts";

interface Submission {
  readonly submit: () => Promise<void>;
  readonly submitting: boolean;
  /** Why saving failed or the password will not do; a refused account goes to the preview instead (specification §4). */
  readonly failure: string | null;
}

/** The last button: makes an account with the answers, or saves them for somebody signed in. */
export function useSubmission(user: User | null, answers: Answers, account: Account): Submission {
  const navigate = useNavigate();
  const { signedIn, refresh } = useSession();
  const { forget } = useCache();
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const register = async () => {
    const body = registrationBody(answers, account);
    if (body === null) return;
    const tooCommon = await commonPasswordError(body.password, body.email);
    if (tooCommon !== null) {
      setFailure(tooCommon);
      return;
    }
    let fault: unknown;
    const reply = await send("registerWithPreferences", { body }).catch((error: unknown) => {
      fault = error;
    });
    if (reply === undefined || !reportsSuccess(reply)) {
      // Both hold what the server said, never what was sent.
      console.error("The account could not be made:", fault ?? reply);
      navigate(PATHS.preview);
      return;
    }
    clearQuestionnaire();
    navigate(PATHS.pricing);
    const newUser = userOfReply(reply);
    await (newUser === null ? refresh() : signedIn(newUser));
  };

  const save = async () => {
    const body = preferencesBody(answers);
    if (!isComplete(body)) return;
    try {
      await send("saveQuestionnaire", { body });
      clearQuestionnaire();
      await forget(keyOf("preferences"));
      const arrival: MealPlanArrival = { offerNewPlan: true };
      navigate(PATHS.mealPlan, { state: arrival });
    } catch (error) {
      if (isUnauthorized(error)) {
        // The answers stay stored: after signing in they are here again, ready to be saved.
        const arrival: AuthArrival = { from: PATHS.questionnaire };
        navigate(PATHS.auth, { state: arrival });
        return;
      }
      setFailure(serverText(error) ?? MESSAGES.somethingWentWrong);
    }
  };

  return {
    submitting,
    failure,
    async submit() {
      setSubmitting(true);
      setFailure(null);
      await (user === null ? register() : save());
      setSubmitting(false);
    },
  };
}
