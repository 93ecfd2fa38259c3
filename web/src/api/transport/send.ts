import type { CallInput, CallName, CallOf, CallReply } from "@mealwright/schema/calls";
import { dropEarlyAnswers, takeEarlyAnswer } from "../../before-app/early-answers.ts";
import { requestInit } from "../../before-app/request-init.ts";
import { HttpError, isAbort, NetworkError } from "./http-error.ts";
import { fillPath, PATHS_OF_CALLS, type PathParameter, type QueryValues } from "./paths-of-calls.ts";
import { reportUnauthorized } from "./session-end.ts";

type PathParams<Name extends CallName> = [PathParameter<CallOf<Name>["path"]>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<PathParameter<CallOf<Name>["path"]>, string>> };
type BodyOption<Name extends CallName> =
  undefined extends CallInput<Name> ? { readonly body?: CallInput<Name> } : { readonly body: CallInput<Name> };

/** A call's options; `body` and `params` are required exactly where the contract has them. */
export type SendOptions<Name extends CallName> = BodyOption<Name> &
  PathParams<Name> & { readonly query?: QueryValues; readonly signal?: AbortSignal };
type SendArguments<Name extends CallName> =
  Record<never, never> extends SendOptions<Name> ? [options?: SendOptions<Name>] : [options: SendOptions<Name>];

interface PlainOptions {
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: QueryValues;
  readonly signal?: AbortSignal;
}

/**
 * Makes a call and returns its parsed answer; undefined for files and empty answers. Throws `HttpError` outside 2xx,
 * `NetworkError` when nothing readable came back; an abort passes through.
 */
export function send<Name extends CallName>(name: Name, ...rest: SendArguments<Name>): Promise<CallReply<Name>>;
export async function send(name: CallName, options: PlainOptions = {}): Promise<unknown> {
  const { method, path } = PATHS_OF_CALLS[name];
  return request(method, fillPath(path, options.params, options.query), options.body, options.signal);
}

/** Fetches and parses a path; every query uses it. */
export function getJson(path: string): Promise<unknown> {
  return request("GET", path, undefined, undefined);
}

/** A page of a list: `next` is where the following page starts (`after` of the call), null on the last page. */
export interface AnsweredPage {
  readonly items: unknown;
  readonly total: number;
  readonly next: string | null;
}

/** Fetches a page of a list; its total and where the next page starts are in the headers (RFC 8288). */
export async function getPage(path: string): Promise<AnsweredPage> {
  const response = await fetchAnswer(path, requestInit("GET", "application/json", undefined, undefined));
  const items = parseJson(await readText(response));
  const [, address = ""] = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "") ?? [];
  const next = new URL(address, window.location.origin).searchParams.get("after");
  return { items, total: Number(response.headers.get("x-total-count")), next };
}

async function request(method: string, path: string, body: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  const response = await fetchAnswer(path, requestInit(method, "application/json", body, signal));
  return parseJson(await readText(response));
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
  if (response.status === 401 && path !== PATHS_OF_CALLS.user.path) reportUnauthorized();
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
