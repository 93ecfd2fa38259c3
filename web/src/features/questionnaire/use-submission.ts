import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { Preferences } from "@mealwright/schema/contract/preferences";
import type { User } from "@mealwright/schema/contract/user";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { registerWithPreferences } from "../../api/auth.ts";
import { savePreferences } from "../../api/preferences.ts";
import { isUnauthorized, NetworkError, serverText } from "../../api/transport/http-error.ts";
import { asRecord, textOf } from "../../lib/unknown-values.ts";
import {
  type AuthArrival,
  type MealPlanArrival,
  PATHS,
  type PreviewArrival,
  type PricingArrival,
} from "../../pages/paths.ts";
import { type Answers, isComplete, preferencesBody } from "../../product/answers/answers.ts";
import { reportsSuccess } from "../../product/auth-reply.ts";
import { commonPasswordError } from "../../product/password-check.ts";
import { clearQuestionnaire } from "../../storage/stored-questionnaire.ts";
import { type NewAccount, registrationBody } from "./steps.ts";

interface Submission {
  readonly submit: () => Promise<void>;
  readonly submitting: boolean;
  /**
   * Why saving failed or the password was refused; a refused account leads to the preview instead (specification §4).
   */
  readonly failure: string | null;
}

/** Why no account was created, in words for a person: the server's own if it sent some. */
function refusalText(fault: unknown, reply: unknown): string {
  if (fault instanceof NetworkError) return MESSAGES.registrationNetwork;
  const said = serverText(fault) ?? textOf(asRecord(reply).error);
  return said === "" ? MESSAGES.registrationFailed : said;
}

/**
 * The last button: creates an account with the answers, or saves them for a member, together with the saved answers
 * they started from.
 */
export function useSubmission(
  user: User | null,
  answers: Answers,
  account: NewAccount,
  saved: Preferences | null,
): Submission {
  const navigate = useNavigate();
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
    const reply = await registerWithPreferences(body, () => {
      clearQuestionnaire();
      const arrival: PricingArrival = { showsFirstMeal: true };
      navigate(PATHS.pricing, { state: arrival });
    }).catch((error: unknown) => {
      fault = error;
    });
    if (reply === undefined || !reportsSuccess(reply)) {
      // Both are set from the server's reply, not from what was sent.
      console.error("The account could not be made:", fault ?? reply);
      const arrival: PreviewArrival = { refusal: refusalText(fault, reply) };
      navigate(PATHS.preview, { state: arrival });
    }
  };

  const save = async () => {
    const body = preferencesBody(answers);
    if (!isComplete(body)) return;
    try {
      await savePreferences(saved === null ? body : { ...body, basedOn: saved });
      clearQuestionnaire();
      const arrival: MealPlanArrival = { offerNewPlan: true };
      navigate(PATHS.mealPlan, { state: arrival });
    } catch (error) {
      if (isUnauthorized(error)) {
        // The answers stay stored: after signing in they are back here, ready to be saved.
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
