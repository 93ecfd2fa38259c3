import { send } from "../../api/send.ts";
import { clearQuestionnaire, storedPreferencesBody } from "../../lib/stored-questionnaire.ts";

/** Posts the stored questionnaire of a new account, once; kept here when the server did not take it. */
export async function saveStoredAnswers(): Promise<void> {
  const body = storedPreferencesBody();
  if (body === null) return;
  try {
    await send("saveQuestionnaire", { body });
  } catch {
    // The answers stay stored: the meal plan page sends whoever has none back to the questionnaire.
    return;
  }
  clearQuestionnaire();
}
