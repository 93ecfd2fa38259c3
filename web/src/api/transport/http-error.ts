import type { ErrorBody } from "@mealwright/schema/contract/errors";

/** An answer outside 2xx. `message` is `"<status>: <body text, or the status text of an empty body>"` (specification §8). */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  /** The parsed error body; undefined when the answer held something else. */
  readonly body: ErrorBody | undefined;

  constructor(status: number, statusText: string, bodyText: string) {
    super(`${status}: ${bodyText || statusText}`);
    this.status = status;
    this.body = parseErrorBody(bodyText);
  }

  /** The text for a person, when the server gave one. */
  get text(): string | undefined {
    return this.body?.error;
  }
}

/** An `error` event inside a stream that had begun well. */
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

/** Reads an error body; undefined unless it is JSON with a text in `error`. */
function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isErrorBody(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Guarantees the two texts that screens read; the other fields are the server's promise (api "Rules for every call"). */
function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === "object" &&
    value !== null &&
    "error" in value &&
    typeof value.error === "string" &&
    (!("code" in value) || typeof value.code === "string")
  );
}

/** What the server said to a person, whatever kind of error it came in. */
export function serverText(error: unknown): string | undefined {
  return error instanceof HttpError || error instanceof StreamError ? error.text : undefined;
}

/** Whether the server refused because the tier lacks a capability. */
export function isUpgradeRequired(error: unknown): boolean {
  return error instanceof HttpError && error.status === 403 && error.body?.code === "upgrade_required";
}

/** Whether a call needed a session that is not there, or no longer. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

/** Whether a call ended because we ended it. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
