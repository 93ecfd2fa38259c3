import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { RETRY_AFTER_UNAVAILABLE_SECONDS } from "@mealwright/schema/constants/limits";
import { DomainError } from "../../domain/errors.ts";

/** A mail that was not accepted for delivery, as an expected failure. */
export function mailRefused(cause: unknown): DomainError {
  const error = new DomainError("unavailable", CALL_ERRORS.unavailable, {
    retryAfterSeconds: RETRY_AFTER_UNAVAILABLE_SECONDS,
  });
  error.cause = cause;
  return error;
}
