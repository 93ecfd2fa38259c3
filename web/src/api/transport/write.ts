import type { CallReply } from "@mealwright/schema/calls";
import { invalidate, refetch } from "./cache.ts";
import { HttpError, isGone, NetworkError } from "./http-error.ts";
import type { QueryName } from "./queries.ts";
import { request } from "./request.ts";
import type { SendOptions } from "./send-options.ts";
import { STALE, type Write } from "./stale.ts";

/** Queries that the reply itself updates, so that they need no fetch. */
type Applied<Name extends Write> = { readonly [Query in QueryName]?: (reply: CallReply<Name>) => Promise<void> };

let underWay = 0;

/** Whether a write is being made here, or what it made stale is being fetched. */
export const isWriting = () => underWay > 0;

/**
 * Makes a writing call and updates what it makes stale (`STALE`): with `applied` where the reply has enough, otherwise
 * by fetching again. If the answer was lost the write may have happened, so everything on screen is fetched again.
 * Throws as `send` does.
 * @param isSentAgain whether a write without a reply is sent again: until then, what it already shows stays.
 */
export function write<Name extends Write>(
  name: Name,
  options: SendOptions<Name>,
  applied: Applied<Name> = {},
  isSentAgain = false,
): Promise<CallReply<Name>> {
  underWay += 1;
  return sendAndUpdate(name, options, applied, isSentAgain).finally(() => {
    underWay -= 1;
  });
}

async function sendAndUpdate<Name extends Write>(
  name: Name,
  options: SendOptions<Name>,
  applied: Applied<Name>,
  isSentAgain: boolean,
): Promise<CallReply<Name>> {
  const stale: readonly QueryName[] = STALE[name];
  const reply = await request(name, options).catch((error: unknown) => {
    const doubted = isSentAgain ? stale.filter((query) => applied[query] === undefined) : stale;
    // What it is about is gone, so what is on screen is old.
    if (!isRefusal(error) || isGone(error)) void refetch(doubted);
    // Offline, it is not known yet whether the write happened.
    if (error instanceof NetworkError) window.addEventListener("online", () => void refetch(doubted), { once: true });
    throw error;
  });
  await Promise.all(stale.map((query) => applied[query]?.(reply)));
  await invalidate(stale.filter((query) => applied[query] === undefined));
  return reply;
}

/** Whether the server refused, so that nothing was written. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status < 500;
}
