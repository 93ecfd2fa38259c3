import type { SWRConfiguration } from "swr";
import { isUnauthorized, NetworkError } from "./http-error.ts";
import { getJson } from "./send.ts";

/** The path, or a list that begins with it. */
export type QueryKey = string | readonly [path: string, ...rest: readonly unknown[]];

/** GETs the path in the first element of the key. A 401 throws, or returns null where a visitor is expected. */
export function queryFetcher<Reply = unknown>(
  onUnauthorized: "raise" | "null" = "raise",
): (key: QueryKey) => Promise<Reply> {
  return async (key) => {
    try {
      return asReply<Reply>(await getJson(typeof key === "string" ? key : key[0]));
    } catch (error) {
      if (error instanceof NetworkError) return keptOr(key, error);
      if (onUnauthorized === "null" && isUnauthorized(error)) return asReply<Reply>(null);
      throw error;
    }
  };
}

/** Without a network: the answer stored in this browser, or else the error. */
function keptOr<Reply>(key: QueryKey, error: NetworkError): Promise<Reply> {
  return import("./kept-answers.ts").then(
    async ({ keptAnswer }) => asReply<Reply>(await keptAnswer(key, error)),
    () => Promise.reject(error),
  );
}

/** Guarantee: the caller names the reply type of its path, which the server's tests hold to the contract. */
function asReply<Reply>(value: unknown): Reply {
  return value as Reply;
}

/** Fetched once and never again by itself: no interval, no refetch on focus, no retries (specification §9). */
export const SWR_OPTIONS = {
  fetcher: queryFetcher(),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
  // SWR would compare replies field by field, a whole week at every tick. Here a reply is new if it is another object.
  compare: Object.is,
} as const satisfies SWRConfiguration;
