import { useEffect, useRef } from "react";
import { useCall } from "../../api/hooks/use-call.ts";
import { HttpError } from "../../api/transport/http-error.ts";
import { storedPreferencesBody } from "../../storage/stored-questionnaire.ts";
import { saveStoredAnswers } from "./stored-answers.ts";

/**
 * Somebody who answered the questionnaire and then signed up with Google left this page in between: the answers that
 * wait here become theirs, once, and only where they have saved none.
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
