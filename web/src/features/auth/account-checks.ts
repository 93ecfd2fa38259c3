import { MESSAGES } from "@mealwright/schema/constants/messages";
import { PASSWORD_LENGTH } from "@mealwright/schema/constants/questionnaire";
import { HttpError } from "../../api/http-error.ts";
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

export type NewPasswordErrors = Partial<Record<"password" | "confirmation", string>>;

/** What keeps a new password from being sent, each beside its field (specification §5). */
export function newPasswordErrors(password: string, confirmation: string): NewPasswordErrors {
  return {
    ...(password.length < PASSWORD_LENGTH.min ? { password: MESSAGES.passwordTooShort } : {}),
    ...(password === confirmation ? {} : { confirmation: MESSAGES.passwordsDoNotMatch }),
  };
}

/** What the server finds wrong with single fields, to stand beside them; a taken address is no typing error. */
export function refusedFields(error: unknown): FieldErrors {
  const fields = error instanceof HttpError && error.status === 422 ? (error.body?.fields ?? {}) : {};
  const errors: FieldErrors = {};
  for (const name of ["name", "email", "password"] as const) {
    const text = fields[name];
    if (text !== undefined) errors[name] = text;
  }
  return errors;
}

export function hasErrors(errors: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(errors).length > 0;
}
