import type { CallName, CallReply } from "@mealwright/schema/calls";
import { READ_PATIENCE_MS } from "@mealwright/schema/constants/timings";
import { dropEarlyAnswers, takeEarlyAnswer } from "../../before-app/early-answers.ts";
import { requestInit } from "../../before-app/request-init.ts";
import { HttpError, isAbort, NetworkError } from "./http-error.ts";
import { fillPath, PATHS_OF_CALLS, type QueryValues } from "./paths-of-calls.ts";
import type { SendArguments } from "./send-options.ts";
import { reportUnauthorized } from "./session-end.ts";

interface PlainOptions {
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: QueryValues;
  readonly signal?: AbortSignal;
}

/**
 * Makes any call, as `send` does; what a write makes stale stays as it is. Only `write` and `send` may use it.
 */
export function request<Name extends CallName>(name: Name, ...rest: SendArguments<Name>): Promise<CallReply<Name>>;
export async function request(name: CallName, options: PlainOptions = {}): Promise<unknown> {
  const { method, path } = PATHS_OF_CALLS[name];
  return requestJson(method, fillPath(path, options.params, options.query), options.body, options.signal);
}

/** Makes a request and parses its answer. */
export async function requestJson(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const init = requestInit(method, "application/json", body, signal);
  return parseJson((method === "GET" ? await fetchRead(path, init) : await fetchWhole(path, init)).text);
}

interface WholeAnswer {
  readonly headers: Headers;
  readonly text: string;
}

async function fetchWhole(path: string, init: ReturnType<typeof requestInit>): Promise<WholeAnswer> {
  const response = await fetchAnswer(path, init);
  return { headers: response.headers, text: await readText(response) };
}

/** The whole answer to a GET; one that hangs ends as if there were no network, so that a screen can say so. */
export function fetchRead(path: string, init: ReturnType<typeof requestInit>): Promise<WholeAnswer> {
  const hanging = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const cause = new NetworkError("The server did not answer in time.");
      // An answer that the page requested early cannot be aborted, only left.
      reject(cause);
      hanging.abort(cause);
    }, READ_PATIENCE_MS);
    fetchWhole(path, { signal: hanging.signal, ...init })
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * Fetches, or takes the answer that the page requested before its code had loaded; throws `HttpError` outside 2xx and
 * `NetworkError` when there was no answer.
 */
export async function fetchAnswer(path: string, init: ReturnType<typeof requestInit>): Promise<Response> {
  if (init.method !== "GET") dropEarlyAnswers();
  const response = await (takeEarlyAnswer(path) ?? fetch(path, init)).catch((cause: unknown) => {
    throw asNetworkError(cause);
  });
  if (response.status === 401 && !(init.method === "GET" && path === PATHS_OF_CALLS.user.path)) reportUnauthorized();
  if (!response.ok) throw new HttpError(response.status, response.statusText, await readText(response));
  return response;
}

async function readText(response: Response): Promise<string> {
  return response.text().catch((cause: unknown) => {
    throw asNetworkError(cause);
  });
}

/** An abort stays an abort; every other failure of a connection becomes one kind of error. */
export function asNetworkError(cause: unknown): unknown {
  return isAbort(cause) || cause instanceof HttpError
    ? cause
    : new NetworkError("The server could not be reached.", { cause });
}

export function parseJson(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new NetworkError("The answer could not be read.", { cause });
  }
}
