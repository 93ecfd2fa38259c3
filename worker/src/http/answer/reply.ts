import { CALLS, type CallName, type CallReply } from "@mealwright/schema/calls";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppContext } from "../context.ts";

const NOT_STORED = { "Cache-Control": "no-store" };

/** The success answer of a call, with its own status. */
export function reply<Name extends CallName>(c: AppContext, name: Name, data: CallReply<Name>): Response {
  return c.json(data as object, CALLS[name].status as ContentfulStatusCode, NOT_STORED);
}
