import { savePreferences } from "../../api/preferences.ts";
import { clearQuestionnaire, storedPreferencesBody } from "../../storage/stored-questionnaire.ts";

/** Posts the stored questionnaire of a new account, once; kept here when the server did not take it. */
export async function saveStoredAnswers(): Promise<void> {
  const body = storedPreferencesBody();
  if (body === null) return;
  try {
    await savePreferences(body);
  } catch {
    // The answers stay stored: the meal plan page sends whoever has none back to the questionnaire.
    return;
  }
  clearQuestionnaire();
}
