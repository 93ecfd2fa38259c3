import { SHOWN_CALL_ERRORS } from "@mealwright/schema/constants/messages";

/**
 * Why a new password is too easy to guess, by the server's own rule; null when it is not. The list is loaded only here;
 * if it does not load, the server still refuses.
 */
export async function commonPasswordError(password: string, email: string): Promise<string | null> {
  try {
    const { isCommonPassword, isOwnAddress } = await import("@mealwright/schema/rules/password");
    return isCommonPassword(password) || isOwnAddress(password, email) ? SHOWN_CALL_ERRORS.passwordCommon : null;
  } catch {
    return null;
  }
}
