/** The closed set of what can go wrong, each with one HTTP status in `http/on-error.ts`. */
export const ERROR_CODES = [
  "malformed_body",
  "invalid_token",
  "invalid_fields",
  "unauthenticated",
  "wrong_credentials",
  "upgrade_required",
  "forbidden",
  "cross_site",
  "not_found",
  "method_not_allowed",
  "conflict",
  "email_taken",
  "too_large",
  "not_json",
  "too_many_requests",
  "unavailable",
  "not_implemented",
  "preferences_missing",
  "no_safe_meal",
  "unknown_food",
  "internal",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface ErrorDetails {
  /** A text for each field at fault. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The missing capability, with `upgrade_required`. */
  readonly capability?: string;
  /** For `Retry-After`, seconds. */
  readonly retryAfterSeconds?: number;
}

/** An expected failure: `message` is a text for a person and holds nothing of SQL, stack or environment. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = "DomainError";
    this.code = code;
    this.details = details;
  }
}
