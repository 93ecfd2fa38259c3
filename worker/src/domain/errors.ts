import type { ErrorCode } from "@mealwright/schema/constants/errors/error-statuses";

export interface ErrorDetails {
  /** A text for each field at fault. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The missing capability, with `upgrade_required`. */
  readonly capability?: string;
  /** For `Retry-After`, seconds. */
  readonly retryAfterSeconds?: number;
}

/** An expected failure: `message` is meant for people and reveals no SQL, stack trace or environment. */
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
