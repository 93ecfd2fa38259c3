/** Rows on one page of the admin's lists. */
export const ADMIN_PAGE_ROWS = { default: 50, max: 200 } as const;
/** Confirmed payments that are listed (specification §9); the sum covers all. */
export const CONFIRMED_PAYMENTS_SHOWN = 10;
/** Longest text of a search, which matches the beginning of a name or an address. */
export const ADMIN_SEARCH_MAX_LENGTH = 100;
/** Most users that a search finds by address, and by name; with more, the screen asks for a longer text. */
export const ADMIN_SEARCH_MAX_USERS = 1_000;
/** Days of generation figures that the admin sees, today included. */
export const GENERATION_DAYS_SHOWN = 7;
/** What is counted about generations: completed plans, their total time, meals by their source, refused dishes. */
export const GENERATION_KINDS = ["plans", "milliseconds", "model-meals", "cookbook-meals", "refused"] as const;
export type GenerationKind = (typeof GENERATION_KINDS)[number];

/** Actions on an account or by the administrator, and their texts in the audit log. */
export const AUDIT_TEXTS = {
  registered: "Registered",
  "signed-in": "Signed in",
  "sign-in-refused": "Sign-in refused",
  "signed-out-everywhere": "Signed out everywhere",
  "password-changed": "Password changed",
  "session-ended": "One session ended",
  "email-change-asked": "Email change requested",
  "email-changed": "Email changed",
  "email-verified": "Email confirmed",
  "data-downloaded": "Data downloaded",
  "list-shared": "List shared by link",
  "calendar-shared": "Calendar link created",
  "account-deleted": "Account deleted",
  "registered-with-google": "Registered with Google",
  "signed-in-with-google": "Signed in with Google",
  "google-linked": "Google connected",
  "google-unlinked": "Google disconnected",
  "signed-in-with-passkey": "Signed in with a passkey",
  "passkey-added": "Passkey added",
  "passkey-removed": "Passkey removed",
  "second-factor-added": "Authenticator app added",
  "second-factor-removed": "Authenticator app removed",
  "second-factor-refused": "Authenticator code refused",
  "recovery-code-used": "Recovery code used",
  "admin-unlocked": "Admin screen unlocked",
  "admin-refused": "Admin unlock refused",
  "admin-locked": "Admin screen locked",
  "google-credentials-changed": "Google credentials changed",
  "message-answered": "Message marked as answered",
  "message-reopened": "Message reopened",
  "payment-confirmed": "Payment confirmed",
  "refund-requested": "Refund requested",
  "refund-approved": "Refund approved",
  "refund-declined": "Refund declined",
} as const;
export type AuditAction = keyof typeof AUDIT_TEXTS;
