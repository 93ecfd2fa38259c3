import * as z from "zod";
import { GOOGLE_CREDENTIAL_MAX_LENGTH } from "../constants/google.ts";
import { TIERS } from "../constants/tiers.ts";
import { emailField, isoDateField, passwordField, requiredText } from "./fields.ts";
import { payments } from "./payments.ts";

export const adminLoginBody = z.object({ email: emailField, password: passwordField });
export const adminSessionReply = z.object({ success: z.literal(true), email: z.string() });

export const adminUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isPremium: z.boolean(),
  createdAt: isoDateField,
  tier: z.enum(TIERS),
});
export const adminUsers = z.array(adminUser);
/** `revenue` in currency units: the sum of all confirmed payments. */
export const adminPayments = z.object({ payments, revenue: z.number() });
export const googleOauthBody = z.object({
  clientId: requiredText("Client ID", GOOGLE_CREDENTIAL_MAX_LENGTH),
  clientSecret: requiredText("Client secret", GOOGLE_CREDENTIAL_MAX_LENGTH),
});
