import type { CallReply } from "@mealwright/schema/calls";
import { requestInit } from "../../before-app/request-init.ts";
import type { GetCall } from "./queries.ts";
import { fetchRead, parseJson, request, requestJson } from "./request.ts";
import type { SendArguments } from "./send-options.ts";
import type { STALE, WritingCall } from "./stale.ts";

/** Calls after which no cached reply has to be fetched again, or which end with a new member or none. */
type Freestanding = {
  [Name in WritingCall]: (typeof STALE)[Name] extends "everything" | readonly [] ? Name : never;
}[WritingCall];

/** What `send` makes; every other call goes through `write`, which also refreshes what the call makes stale. */
export type SendableCall = GetCall | Freestanding;

/**
 * Makes a call and returns its parsed answer; undefined for files and empty answers. Throws `HttpError` outside 2xx,
 * `NetworkError` when nothing readable came back; an abort passes through.
 */
export const send: <Name extends SendableCall>(name: Name, ...rest: SendArguments<Name>) => Promise<CallReply<Name>> =
  request;

/** Fetches and parses a path; every query uses it. */
export function getJson(path: string): Promise<unknown> {
  return requestJson("GET", path);
}

/** A page of a list: `next` is where the following page starts (`after` of the call), null on the last page. */
export interface AnsweredPage {
  readonly items: unknown;
  readonly total: number;
  readonly next: string | null;
}

/** Fetches a page of a list; its total and where the next page starts are in the headers (RFC 8288). */
export async function getPage(path: string): Promise<AnsweredPage> {
  const { headers, text } = await fetchRead(path, requestInit("GET", "application/json", undefined, undefined));
  const [, address = ""] = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "") ?? [];
  const next = new URL(address, window.location.origin).searchParams.get("after");
  return { items: parseJson(text), total: Number(headers.get("x-total-count")), next };
}
