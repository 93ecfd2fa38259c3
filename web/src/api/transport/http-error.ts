import type { ErrorBody } from "@mealwright/schema/contract/shared/errors";

/** An answer outside 2xx. `message` is `"<status>: <body text, or the status text of an empty body>"` (specification §8). */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  /** The parsed error body; undefined if the answer was something else. */
  readonly body: ErrorBody | undefined;

  constructor(status: number, statusText: string, bodyText: string) {
    super(`${status}: ${bodyText || statusText}`);
    this.status = status;
    this.body = parseErrorBody(bodyText);
  }

  /** The server's text for a person, if it sent one. */
  get text(): string | undefined {
    return this.body?.error;
  }
}

/** An `error` event in a stream that had started successfully. */
export class StreamError extends Error {
  override readonly name = "StreamError";
  readonly body: ErrorBody | undefined;

  constructor(data: string) {
    super(data);
    this.body = parseErrorBody(data);
  }

  get text(): string | undefined {
    return this.body?.error;
  }
}

/** The call did not reach the server, was cut off, or answered something that is not JSON. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
}

/** Reads an error body; undefined unless it is JSON with a string in `error`. */
function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isErrorBody(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Guarantees the two texts that screens read; the other fields are promised by the server (api "Rules for every call").
 */
function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === "object" &&
    value !== null &&
    "error" in value &&
    typeof value.error === "string" &&
    (!("code" in value) || typeof value.code === "string")
  );
}

/** The server's text for a person, whatever kind of error carried it. */
export function serverText(error: unknown): string | undefined {
  return error instanceof HttpError || error instanceof StreamError ? error.text : undefined;
}

/** Whether the server refused because the tier lacks a capability. */
export function isUpgradeRequired(error: unknown): boolean {
  return error instanceof HttpError && error.status === 403 && error.body?.code === "upgrade_required";
}

/** Whether a call needed a session that does not exist or has ended. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

/** Whether the server refused because the stored data is not what the call was based on. */
export function isConflict(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409;
}

/** Whether what a call is about does not exist, or no longer exists. */
export function isGone(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** Whether we aborted the call ourselves. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
