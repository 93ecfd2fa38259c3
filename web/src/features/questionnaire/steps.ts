import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, PASSWORD_LENGTH } from "@mealwright/schema/constants/auth/account-fields";
import {
  OTHER_ALLERGIES_MAX_LENGTH,
  OTHER_ALLERGY,
  OTHER_ALLERGY_EMPTY,
} from "@mealwright/schema/constants/questionnaire";
import {
  QUESTIONNAIRE_STEP_COUNT,
  QUESTIONNAIRE_STEPS,
  type QuestionnaireStep,
} from "@mealwright/schema/constants/questionnaire-steps";
import type { RegisterWithPreferencesBody } from "@mealwright/schema/contract/auth";
import { type Answers, isComplete, preferencesBody } from "../../product/answers/answers.ts";
import { detailErrors } from "../../product/answers/detail-errors.ts";

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const EMPTY_ACCOUNT: NewAccount = { name: "", email: "", password: "" };

/** All steps for a visitor; a member skips the account step. */
export function stepCount(signedIn: boolean): number {
  return signedIn ? QUESTIONNAIRE_STEP_COUNT - 1 : QUESTIONNAIRE_STEP_COUNT;
}

/** What keeps a step from being valid, in words; empty when Continue may be pressed (specification §5). */
export function missingOn(step: QuestionnaireStep, answers: Answers, account: NewAccount): readonly string[] {
  switch (step) {
    case "goal":
      return answers.goal === null ? ["Choose one to go on."] : [];
    case "diet":
      return answers.dietaryPreference === null ? ["Choose one to go on."] : [];
    case "cookingLevel":
      return answers.cookingLevel === null ? ["Choose one to go on."] : [];
    case "allergies":
      return otherAllergiesFaults(answers);
    case "details":
      return Object.values(detailErrors(answers));
    case "account":
      return missingOfAccount(account);
    case "mealsPerDay":
    case "prepTime":
    case "budget":
      return [];
  }
}

function otherAllergiesFaults({ allergies, otherAllergies }: Answers): readonly string[] {
  if (!allergies.includes(OTHER_ALLERGY)) return [];
  if (otherAllergies.trim() === "") return [OTHER_ALLERGY_EMPTY];
  return otherAllergies.length > OTHER_ALLERGIES_MAX_LENGTH
    ? [`Please keep this under ${OTHER_ALLERGIES_MAX_LENGTH} characters.`]
    : [];
}

function missingOfAccount({ name, email, password }: NewAccount): readonly string[] {
  const missing: string[] = [];
  if (name.trim() === "") missing.push("your name");
  if (!looksLikeEmail(email)) missing.push("your email");
  if (password.length < PASSWORD_LENGTH.min) missing.push(`a password of at least ${PASSWORD_LENGTH.min} characters`);
  if (missing.length > 0) return [`Still needed: ${missing.join(", ")}.`];
  if (name.trim().length > NAME_MAX_LENGTH) return [`The name can have at most ${NAME_MAX_LENGTH} characters.`];
  if (password.length > PASSWORD_LENGTH.max)
    return [`The password can have at most ${PASSWORD_LENGTH.max} characters.`];
  return [];
}

/** Whether a text looks like an address; the server checks more closely. */
function looksLikeEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= EMAIL_MAX_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}

/** The step to open, 1-based: the one asked for, or the first unanswered one before it. */
export function reachableStep(wanted: number, answers: Answers, signedIn: boolean): number {
  const last = Math.min(Math.max(1, Math.trunc(wanted) || 1), stepCount(signedIn));
  const firstOpen = QUESTIONNAIRE_STEPS.slice(0, last - 1).findIndex(
    (step) => missingOn(step, answers, EMPTY_ACCOUNT).length > 0,
  );
  return firstOpen === -1 ? last : firstOpen + 1;
}

/** The body of `POST /api/auth/register-with-preferences`; null while a required answer is missing. */
export function registrationBody(answers: Answers, account: NewAccount): RegisterWithPreferencesBody | null {
  const preferences = preferencesBody(answers);
  if (!isComplete(preferences)) return null;
  return { name: account.name.trim(), email: account.email.trim(), password: account.password, ...preferences };
}
