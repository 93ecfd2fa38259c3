import * as z from "zod";
import { ADMIN_PAGE_ROWS, ADMIN_SEARCH_MAX_LENGTH, AUDIT_TEXTS, type AuditAction } from "../constants/admin.ts";
import { GOOGLE_CREDENTIAL_MAX_LENGTH } from "../constants/auth/google.ts";
import { DISH_FAULT_TEXTS, type DishFault } from "../constants/model.ts";
import { CONTACT_CATEGORIES, CONTACT_PRIORITIES } from "../constants/support.ts";
import { TIERS } from "../constants/tiers.ts";
import { payment } from "./payments.ts";
import { emailField, ID_PATTERN, isoDateField, passwordField, requiredText } from "./shared/fields.ts";

const codeField = requiredText("Code", 60);

/** `code` comes from the authenticator app, or is a recovery code; required once an app is set up. */
export const adminLoginBody = z.object({ email: emailField, password: passwordField, code: codeField.optional() });
export const adminSessionReply = z.object({
  success: z.literal(true),
  email: z.string(),
  hasSecondFactor: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});
export const beginSecondFactorBody = z.object({ password: passwordField });
/** The key of an authenticator app, as text and as a link that apps open. */
export const secondFactorKey = z.object({ secret: z.string(), uri: z.string() });
export const secondFactorCodeBody = z.object({ code: codeField });
export const recoveryCodesReply = z.object({ success: z.literal(true), recoveryCodes: z.array(z.string()) });

export const adminUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isPremium: z.boolean(),
  createdAt: isoDateField,
  tier: z.enum(TIERS),
});
export type AdminUser = z.infer<typeof adminUser>;
export const adminUsers = z.array(adminUser);

const WRONG_CURSOR = "That is not a valid place to continue from.";

/** Names the last row of a page, after which the next one begins: its sort numbers and its id, joined by "~". */
function cursorField(numbers: number) {
  return z
    .string(WRONG_CURSOR)
    .max(200, WRONG_CURSOR)
    .transform((text, context) => {
      const [id = "", ...given] = text.split("~").reverse();
      if (given.length === numbers && given.every((part) => /^\d{1,15}$/.test(part)) && ID_PATTERN.test(id)) {
        return { numbers: given.toReversed().map(Number), id };
      }
      context.addIssue({ code: "custom", message: WRONG_CURSOR });
      return z.NEVER;
    });
}
export type PageCursor = z.output<ReturnType<typeof cursorField>>;

function pageQuery(cursorNumbers: number) {
  return z.object({
    page: z.coerce.number("Page must be a number.").int().min(1).max(1_000_000).default(1),
    limit: z.coerce
      .number("Limit must be a number.")
      .int()
      .min(1)
      .max(ADMIN_PAGE_ROWS.max)
      .default(ADMIN_PAGE_ROWS.default),
    /** From the `link` header: the page begins after that row, however far down it is, and `page` is ignored. */
    after: cursorField(cursorNumbers).optional(),
  });
}

/** `q` is the beginning of a name or an address, in any case. */
export const adminUsersQuery = pageQuery(1).extend({
  q: z.string().trim().max(ADMIN_SEARCH_MAX_LENGTH, "That is too long.").default(""),
  tier: z.enum(TIERS, "That tier does not exist.").optional(),
});
export type AdminUsersQuery = z.output<typeof adminUsersQuery>;

export const adminMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  category: z.enum(CONTACT_CATEGORIES),
  priority: z.enum(CONTACT_PRIORITIES),
  isMember: z.boolean(),
  createdAt: isoDateField,
  answeredAt: isoDateField.nullable(),
});
export type AdminMessage = z.infer<typeof adminMessage>;
export const adminMessages = z.array(adminMessage);
export const adminMessagesQuery = pageQuery(2).extend({ state: z.enum(["open", "answered"]).default("open") });
export type AdminMessagesQuery = z.output<typeof adminMessagesQuery>;
export const answerMessageBody = z.object({ answered: z.boolean("Answered must be true or false.") });

const AUDIT_ACTIONS = Object.keys(AUDIT_TEXTS).filter((key): key is AuditAction => key in AUDIT_TEXTS);
const DISH_FAULTS = Object.keys(DISH_FAULT_TEXTS).filter((key): key is DishFault => key in DISH_FAULT_TEXTS);

/** `email` is null where no account is known, or it was deleted. */
export const auditEntry = z.object({
  id: z.string(),
  at: isoDateField,
  action: z.enum(AUDIT_ACTIONS),
  email: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const adminAuditLog = z.array(auditEntry);
export const adminAuditLogQuery = pageQuery(1);
export type AdminAuditLogQuery = z.output<typeof adminAuditLogQuery>;

/** The user who made a payment. */
const payer = z.object({ userName: z.string(), userEmail: z.string() });
export type Payer = z.infer<typeof payer>;
export const adminPayment = payment.extend(payer.shape);
export type AdminPayment = z.infer<typeof adminPayment>;
/** `revenue` in currency units: the sum of all confirmed payments. */
export const adminPayments = z.object({ payments: z.array(adminPayment), revenue: z.number() });
export type AdminPayments = z.infer<typeof adminPayments>;
const modelFailure = z.object({ at: isoDateField, model: z.string(), reason: z.string(), detail: z.string() });

/** The configured model endpoint and what went wrong there during the last day, newest first. */
export const adminModel = z.object({
  /** Null: plans come from the cookbook alone. */
  endpoint: z.string().nullable(),
  /** In the order in which they are tried. */
  models: z.array(z.string()),
  priorityModel: z.string().nullable(),
  failures: z.array(modelFailure),
});
export type AdminModel = z.infer<typeof adminModel>;

/** How generations with a model went during the last days. */
export const adminGeneration = z.object({
  plans: z.number().int(),
  /** From the request to the last meal; null without a plan. */
  meanSeconds: z.number().nullable(),
  modelMeals: z.number().int(),
  cookbookMeals: z.number().int(),
  refused: z.array(z.object({ reason: z.enum(DISH_FAULTS), count: z.number().int() })),
});
export type AdminGeneration = z.infer<typeof adminGeneration>;

/** How one real request to the model went. */
export const modelCheck = z.object({
  /** Which model answered; null when none did. */
  model: z.string().nullable(),
  /** Which request parameters the endpoint accepts. */
  negotiated: z.array(z.string()),
  firstTokenMs: z.number().nullable(),
  tokensPerSecond: z.number().nullable(),
  /** How many dishes would have been served, and why the others would not. */
  kept: z.number().int(),
  refused: z.array(z.string()),
  /** What a week of 21 meals costs at this rate; null where the endpoint counts no tokens, the price where none is configured. */
  week: z.object({ inputTokens: z.number(), outputTokens: z.number(), priceUsd: z.number().nullable() }).nullable(),
  /** Why the request failed; null if it did not. */
  failure: z.object({ reason: z.string(), detail: z.string() }).nullable(),
});
export type ModelCheck = z.infer<typeof modelCheck>;

export const googleOauthBody = z.object({
  password: passwordField,
  clientId: requiredText("Client ID", GOOGLE_CREDENTIAL_MAX_LENGTH),
  clientSecret: requiredText("Client secret", GOOGLE_CREDENTIAL_MAX_LENGTH),
});
