import { savePreferences } from "../../api/preferences.ts";
import { clearQuestionnaire, storedPreferencesBody } from "../../storage/stored-questionnaire.ts";

/**
 * Sends the stored questionnaire after signing up, once; it stays stored here if the server did not accept it.
 * Resolves to whether there was one and it was saved.
 */
export async function saveStoredAnswers(): Promise<boolean> {
  const body = storedPreferencesBody();
  if (body === null) return false;
  try {
    await savePreferences(body);
  } catch {
    // The answers stay stored: the meal plan page sends anybody without saved answers back to the questionnaire.
    return false;
  }
  clearQuestionnaire();
  return true;
}
