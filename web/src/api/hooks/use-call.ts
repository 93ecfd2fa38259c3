import type { CallOf, CallReply } from "@mealwright/schema/calls";
import { useEffect } from "react";
import useSWR from "swr";
import { addReader } from "../transport/cache.ts";
import type { HttpError, NetworkError } from "../transport/http-error.ts";
import type { PathParameter } from "../transport/paths-of-calls.ts";
import { type QueryName, queryKey } from "../transport/queries.ts";
import { queryFetcher, SWR_OPTIONS } from "../transport/swr-options.ts";

interface UseCallOptions<Name extends QueryName> {
  /** False makes the call wait. */
  readonly enabled?: boolean;
  /** Missing values make the call wait too. */
  readonly params?: Readonly<Record<PathParameter<CallOf<Name>["path"]>, string | undefined>>;
}

export interface CallState<Value> {
  /** undefined while loading. */
  readonly data: Value | undefined;
  readonly error: HttpError | NetworkError | undefined;
  /** Fetches again. */
  readonly retry: () => void;
}

/**
 * A GET call as data: fetched once, shared by every component that asks for the same path, fetched again only after
 * writes.
 */
export function useCall<Name extends QueryName>(
  name: Name,
  options: UseCallOptions<Name> = {},
): CallState<CallReply<Name>> {
  const key = queryKey(name, options);
  const { data, error, mutate } = useSWR<CallReply<Name>, HttpError | NetworkError>(key, {
    ...SWR_OPTIONS,
    fetcher: queryFetcher<CallReply<Name>>(),
  });
  useEffect(() => (key === null ? undefined : addReader(key)), [key]);
  return { data, error, retry: () => void mutate() };
}
