import { AUTH_ERRORS, type AuthErrorCode, UNKNOWN_AUTH_ERROR } from "@mealwright/schema/constants/auth/auth-errors";
import { MESSAGES, SHOWN_CALL_ERRORS } from "@mealwright/schema/constants/messages";
import { HttpError, NetworkError, serverText } from "../../api/transport/http-error.ts";
import { asRecord } from "../../lib/unknown-values.ts";

/** What a form says if its call was refused, and if no readable reply came (specification §8). */
export interface FailureTexts {
  readonly refused: string;
  readonly unreachable: string;
  readonly unexpected: string;
}

export const LOGIN_FAILURE: FailureTexts = {
  refused: MESSAGES.loginFailed,
  unreachable: MESSAGES.loginNetwork,
  unexpected: MESSAGES.authenticationUnexpected,
};
export const REGISTRATION_FAILURE: FailureTexts = {
  refused: MESSAGES.registrationFailed,
  unreachable: MESSAGES.registrationNetwork,
  unexpected: MESSAGES.authenticationUnexpected,
};
export const PREVIEW_FAILURE: FailureTexts = {
  refused: MESSAGES.registrationFailed,
  unreachable: MESSAGES.somethingWentWrong,
  unexpected: MESSAGES.somethingWentWrong,
};
export const FORGOT_FAILURE: FailureTexts = {
  refused: MESSAGES.resetEmailFailed,
  unreachable: MESSAGES.resetEmailFailed,
  unexpected: MESSAGES.resetEmailFailed,
};

export const RESET_FAILURE: FailureTexts = {
  refused: MESSAGES.somethingWentWrong,
  unreachable: MESSAGES.somethingWentWrong,
  unexpected: MESSAGES.somethingWentWrong,
};

/** The text of a failure: the server's own if it sent one, preferably that of the field at fault. */
export function failureText(error: unknown, texts: FailureTexts): string {
  if (error instanceof HttpError) {
    const text = serverText(error) ?? texts.refused;
    const [firstField] = Object.values(error.body?.fields ?? {});
    return text === SHOWN_CALL_ERRORS.invalidFields ? (firstField ?? text) : text;
  }
  return error instanceof NetworkError ? texts.unreachable : texts.unexpected;
}

/** The text for a 2xx reply that does not report success. */
export function refusalText(reply: unknown, texts: FailureTexts): string {
  const { error, message } = asRecord(reply);
  return typeof error === "string" && error !== ""
    ? error
    : typeof message === "string" && message !== ""
      ? message
      : texts.refused;
}

/** Whether to offer the switch to signing in. */
export function saysAlreadyExists(text: string): boolean {
  return text.includes(MESSAGES.alreadyExistsMarker);
}

function isAuthErrorCode(code: string): code is AuthErrorCode {
  return Object.hasOwn(AUTH_ERRORS, code);
}

/** The text for the error code in the page's address; text from the address itself is never shown. */
export function authErrorText(code: string): string {
  return isAuthErrorCode(code) ? AUTH_ERRORS[code] : UNKNOWN_AUTH_ERROR;
}
