import { useEffect, useRef } from "react";
import { useCall } from "../../api/hooks/use-call.ts";
import { HttpError } from "../../api/transport/http-error.ts";
import { storedPreferencesBody } from "../../storage/stored-questionnaire.ts";
import { saveStoredAnswers } from "./stored-answers.ts";

/**
 * Signing up with Google leaves this page, so answers from the questionnaire are still stored here afterwards: saves
 * them, once, if the new account has none.
 */
export function useWaitingAnswers(isMember: boolean): void {
  const isWaiting = isMember && storedPreferencesBody() !== null;
  const { error } = useCall("preferences", { enabled: isWaiting });
  const isBegun = useRef(false);
  const hasNone = isWaiting && error instanceof HttpError && error.status === 404;

  useEffect(() => {
    if (!hasNone || isBegun.current) return;
    isBegun.current = true;
    void saveStoredAnswers();
  }, [hasNone]);
}
