import { RETRY_AFTER_UNAVAILABLE_SECONDS } from "@mealwright/schema/constants/limits";
import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import type { ErrorBody } from "@mealwright/schema/contract/errors";
import { DomainError, type ErrorCode, type ErrorDetails } from "../domain/errors.ts";
import type { AppContext } from "./context.ts";

const STATUS_OF = {
  malformed_body: 400,
  invalid_token: 400,
  invalid_fields: 422,
  unauthenticated: 401,
  wrong_credentials: 401,
  upgrade_required: 403,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  preferences_missing: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  too_large: 413,
  not_json: 415,
  too_many_requests: 429,
  internal: 500,
  no_safe_meal: 422,
  unknown_food: 422,
  not_implemented: 501,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

/** SQLite's codes for a database that cannot do its work now: full disk, failing disk, locked. */
const DATABASE_TROUBLE = /^SQLITE_(?:FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY)/;

function isDatabaseTrouble(error: Error): boolean {
  return "code" in error && typeof error.code === "string" && DATABASE_TROUBLE.test(error.code);
}

/** A row that hangs on the account could not be written: the account was deleted while its request was on the way. */
function isAccountGone(error: Error): boolean {
  return error.message.includes("FOREIGN KEY constraint failed");
}

/** The expected failure behind an error, or behind what wraps it: libraries wrap what our own adapters throw. */
function findDomainError(error: unknown): DomainError | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DomainError) return current;
    if (isAccountGone(current)) return new DomainError("unauthenticated", CALL_ERRORS.signInFirst);
    if (isDatabaseTrouble(current)) {
      const details = { retryAfterSeconds: RETRY_AFTER_UNAVAILABLE_SECONDS };
      return new DomainError("unavailable", CALL_ERRORS.unavailable, details);
    }
  }
  return null;
}

function toBody(code: ErrorCode, text: string, details: ErrorDetails, requestId: string): ErrorBody {
  return {
    success: false,
    error: text,
    message: text,
    code,
    requestId,
    ...(details.fields ? { fields: { ...details.fields } } : {}),
    ...(details.capability ? { capability: details.capability } : {}),
  };
}

/** The error body of api.md for any error; an unexpected one tells the client its request id and nothing else. */
export function describeError(error: unknown, requestId: string) {
  const expected = findDomainError(error);
  const code = expected?.code ?? "internal";
  const text = expected?.message ?? CALL_ERRORS.internal;
  const details = expected?.details ?? {};
  if (!expected || code === "unavailable") logUnexpected(error, requestId);
  return { status: STATUS_OF[code], code, details, body: toBody(code, text, details, requestId) };
}

const PLACE_LINES = 3;

/** Where an error was thrown: frames only, for a message of many lines is at the head of the stack too. */
function placeOf(error: Error): string {
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  return frames.slice(0, PLACE_LINES).join(" | ");
}

function logUnexpected(error: unknown, requestId: string): void {
  const name = error instanceof Error ? error.name : typeof error;
  // Messages of the database layer carry SQL and parameters: only the kind and the place go to the log.
  const place = error instanceof Error ? placeOf(error) : "";
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.name : undefined;
  console.error(JSON.stringify({ level: "error", event: "unexpected_error", requestId, name, cause, place }));
}

/** The one place where an error becomes an answer. */
export function answerError(error: unknown, c: AppContext): Response {
  const { status, code, details, body } = describeError(error, c.get("requestId"));
  c.set("errorCode", code);
  if (details.retryAfterSeconds !== undefined) c.header("Retry-After", String(details.retryAfterSeconds));
  c.header("Cache-Control", "no-store");
  return c.json(body, status);
}
