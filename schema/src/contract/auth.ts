import * as z from "zod";
import { CALL_ERRORS } from "../constants/errors/call-errors.ts";
import { isOwnAddress } from "../rules/password.ts";
import { preferencesInput } from "./preferences.ts";
import { emailField, nameField, newPasswordField, passwordField } from "./shared/fields.ts";
import { user } from "./user.ts";

const account = z.object({ email: emailField, name: nameField, password: newPasswordField });

function hasOtherPassword({ email, password }: z.output<typeof account>): boolean {
  return !isOwnAddress(password, email);
}
const AT_PASSWORD = { path: ["password"], error: CALL_ERRORS.passwordCommon };

export const registerBody = account.refine(hasOtherPassword, AT_PASSWORD);

export const registerWithPreferencesBody = z
  .object({ ...account.shape, ...preferencesInput.shape })
  .refine(hasOtherPassword, AT_PASSWORD);
export type RegisterWithPreferencesBody = z.input<typeof registerWithPreferencesBody>;

export const loginBody = z.object({ email: emailField, password: passwordField });

export const authReply = z.object({ success: z.literal(true), user });
export type AuthReply = z.infer<typeof authReply>;

/** Ways to sign in besides a password that are set up. */
export const authProvidersReply = z.object({ google: z.boolean() });

export const forgotPasswordBody = z.object({ email: emailField });
export const resetPasswordBody = z.object({
  token: z
    .string(CALL_ERRORS.invalidResetToken)
    .min(1, CALL_ERRORS.invalidResetToken)
    .max(200, CALL_ERRORS.invalidResetToken),
  newPassword: newPasswordField,
});
