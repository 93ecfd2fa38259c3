import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { type ErrorCode, STATUS_OF_ERROR } from "@mealwright/schema/constants/errors/error-statuses";
import { RETRY_AFTER_UNAVAILABLE_SECONDS } from "@mealwright/schema/constants/limits";
import type { ErrorBody } from "@mealwright/schema/contract/shared/errors";
import { DomainError, type ErrorDetails } from "../../domain/errors.ts";
import { UnknownValueError } from "../../domain/unknown-value.ts";
import { readSessionClaims } from "../caller/session.ts";
import type { AppContext } from "../context.ts";

/**
 * SQLite's codes for a database that cannot work at the moment (disk full or failing, locked), and our client's code
 * for an answer that did not come from a database.
 */
const DATABASE_TROUBLE = /^(?:SQLITE_(?:FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY)|HRANA_(?:PROTO|CLOSED)_ERROR)/;

function isDatabaseTrouble(error: Error): boolean {
  return "code" in error && typeof error.code === "string" && DATABASE_TROUBLE.test(error.code);
}

/** SQLite's message does not say which foreign key failed. */
function isForeignKeyBreach(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes("FOREIGN KEY constraint failed")) return true;
  }
  return false;
}

/**
 * A foreign key fails when the account was deleted during its own request: that is `unauthenticated`. While the account
 * exists, or for a visitor, it is a bug and stays an unexpected error.
 */
async function explainForeignKey(error: unknown, c: AppContext): Promise<unknown> {
  if (!isForeignKeyBreach(error)) return error;
  try {
    const claims = await readSessionClaims(c);
    if (claims === null || (await c.get("deps").users.exists(claims.userId))) return error;
    return new DomainError("unauthenticated", CALL_ERRORS.signInFirst);
  } catch {
    return error;
  }
}

/** The `DomainError` in an error's chain of causes: libraries wrap what our adapters throw. */
function findDomainError(error: unknown): DomainError | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DomainError) return current;
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
export async function describeError(thrown: unknown, c: AppContext) {
  const requestId = c.get("requestId");
  const error = await explainForeignKey(thrown, c);
  const expected = findDomainError(error);
  const code = expected?.code ?? "internal";
  const text = expected?.message ?? CALL_ERRORS.internal;
  const details = expected?.details ?? {};
  if (!expected || code === "unavailable") logUnexpected(error, requestId);
  return { status: STATUS_OF_ERROR[code], code, details, body: toBody(code, text, details, requestId) };
}

const PLACE_LINES = 3;

/** Only the stack frames: the stack begins with the message, which may contain data. */
function placeOf(error: Error): string {
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  return frames.slice(0, PLACE_LINES).join(" | ");
}

function logUnexpected(error: unknown, requestId: string): void {
  const name = error instanceof Error ? error.name : typeof error;
  // Messages of the database layer carry SQL and parameters: only the kind and the place go to the log.
  const place = error instanceof Error ? placeOf(error) : "";
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.name : undefined;
  const what = error instanceof UnknownValueError ? error.what : undefined;
  console.error(JSON.stringify({ level: "error", event: "unexpected_error", requestId, name, what, cause, place }));
}

/** Turns any error into an answer. */
export async function answerError(error: unknown, c: AppContext): Promise<Response> {
  const { status, code, details, body } = await describeError(error, c);
  c.set("errorCode", code);
  if (details.retryAfterSeconds !== undefined) c.header("Retry-After", String(details.retryAfterSeconds));
  c.header("Cache-Control", "no-store");
  return c.json(body, status);
}
