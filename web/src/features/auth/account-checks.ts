import { MESSAGES } from "@mealwright/schema/constants/messages";
import { PASSWORD_LENGTH } from "@mealwright/schema/constants/questionnaire";
import type { AccountValues, FieldErrors } from "./account-fields.tsx";

/** Faults of a sign-up form, field by field, before any call. */
export function signUpErrors({ name, email, password }: AccountValues): FieldErrors {
  return {
    ...(name.trim() === "" ? { name: "Please enter your name." } : {}),
    ...emailErrors(email),
    ...(password.length < PASSWORD_LENGTH.min ? { password: MESSAGES.passwordTooShort } : {}),
  };
}

/** Signing in takes any password that could be somebody's. */
export function signInErrors({ email, password }: Pick<AccountValues, "email" | "password">): FieldErrors {
  return { ...emailErrors(email), ...(password === "" ? { password: "Please enter your password." } : {}) };
}

export function emailErrors(email: string): FieldErrors {
  return email.trim() === "" ? { email: "Please enter your email." } : {};
}

/** The preview's one text for an empty field (specification §5), or the password's own. */
export function previewError({ name, email, password }: AccountValues): string | null {
  if (name.trim() === "" || email.trim() === "" || password === "") return MESSAGES.fillInAllFields;
  return password.length < PASSWORD_LENGTH.min ? MESSAGES.passwordTooShort : null;
}

/** What keeps a new password from being sent (specification §5). */
export function newPasswordError(password: string, confirmation: string): string | null {
  if (password !== confirmation) return MESSAGES.passwordsDoNotMatch;
  return password.length < PASSWORD_LENGTH.min ? MESSAGES.passwordTooShort : null;
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}
