import { PASSWORD_LENGTH } from "@mealwright/schema/constants/auth/account-fields";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { AccountValues, FieldErrors } from "./account-fields.tsx";

const EMPTY: Readonly<Record<keyof AccountValues, string>> = {
  name: "Please enter your name.",
  email: "Please enter your email.",
  password: "Please choose a password.",
};

/** Faults of a sign-up form, field by field, before any call. */
export function signUpErrors({ name, email, password }: AccountValues): FieldErrors {
  return {
    ...(name.trim() === "" ? { name: EMPTY.name } : {}),
    ...emailErrors(email),
    ...(password.length < PASSWORD_LENGTH.min ? { password: MESSAGES.passwordTooShort } : {}),
  };
}

/** Signing in accepts any non-empty password: the rules may have been different when it was set. */
export function signInErrors({ email, password }: Pick<AccountValues, "email" | "password">): FieldErrors {
  return { ...emailErrors(email), ...(password === "" ? { password: "Please enter your password." } : {}) };
}

export function emailErrors(email: string): FieldErrors {
  return email.trim() === "" ? { email: EMPTY.email } : {};
}

/** Faults of the preview's form, field by field, before any call. */
export function previewErrors(values: AccountValues): FieldErrors {
  const { password } = values;
  const isShort = password !== "" && password.length < PASSWORD_LENGTH.min;
  return {
    ...(values.name.trim() === "" ? { name: EMPTY.name } : {}),
    ...(values.email.trim() === "" ? { email: EMPTY.email } : {}),
    ...(password === "" ? { password: EMPTY.password } : {}),
    ...(isShort ? { password: MESSAGES.passwordTooShort } : {}),
  };
}

/**
 * The form's message for all its faults: one text for any empty field (specification §5), otherwise the first fault's
 * own; null without faults.
 */
export function previewNotice(faults: FieldErrors): string | null {
  const texts = Object.values(faults);
  const isEmpty = texts.some((text) => Object.values(EMPTY).includes(text));
  return isEmpty ? MESSAGES.fillInAllFields : (texts[0] ?? null);
}

export type NewPasswordErrors = Partial<Record<"password" | "confirmation", string>>;

/** The faults of a new password, by field (specification §5). */
export function newPasswordErrors(password: string, confirmation: string): NewPasswordErrors {
  return {
    ...(password.length < PASSWORD_LENGTH.min ? { password: MESSAGES.passwordTooShort } : {}),
    ...(password === confirmation ? {} : { confirmation: MESSAGES.passwordsDoNotMatch }),
  };
}
