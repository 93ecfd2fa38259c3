import * as z from "zod";
import { emailField, nameField, newPasswordField, passwordField } from "./fields.ts";
import { preferencesInput } from "./preferences.ts";
import { user } from "./user.ts";

export const registerBody = z.object({ email: emailField, name: nameField, password: newPasswordField });
export type RegisterBody = z.input<typeof registerBody>;

export const registerWithPreferencesBody = z.object({ ...registerBody.shape, ...preferencesInput.shape });
export type RegisterWithPreferencesBody = z.input<typeof registerWithPreferencesBody>;

export const loginBody = z.object({ email: emailField, password: passwordField });
export type LoginBody = z.input<typeof loginBody>;

export const authReply = z.object({ success: z.literal(true), user });
export type AuthReply = z.infer<typeof authReply>;

export const forgotPasswordBody = z.object({ email: emailField });
export const resetPasswordBody = z.object({ token: z.string().min(1).max(200), newPassword: newPasswordField });
