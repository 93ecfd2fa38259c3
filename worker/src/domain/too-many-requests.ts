import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { DomainError } from "./errors.ts";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

function waitText(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return seconds === 1 ? "a second" : `${seconds} seconds`;
  if (seconds > 2 * HOUR_SECONDS) return `${Math.ceil(seconds / HOUR_SECONDS)} hours`;
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

/** The error for requests that came too often, until `waitUntil`. */
export function tooManyRequests(now: Date, waitUntil: Date): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil((waitUntil.getTime() - now.getTime()) / 1000));
  const text = `${CALL_ERRORS.tooManyRequests} Please wait ${waitText(retryAfterSeconds)}.`;
  return new DomainError("too_many_requests", text, { retryAfterSeconds });
}
