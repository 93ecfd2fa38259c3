import type { CallName, CallOf, CallReply } from "@mealwright/schema/calls";
import { useCallback } from "react";
import useSWR, { type SWRResponse, useSWRConfig } from "swr";
import type { HttpError, NetworkError } from "./http-error.ts";
import { fillPath, PATHS_OF_CALLS, type PathParameter, type QueryValues } from "./paths-of-calls.ts";
import { queryFetcher, SWR_OPTIONS } from "./swr-options.ts";

type QueryName = { [Name in CallName]: CallOf<Name>["method"] extends "GET" ? Name : never }[CallName];

interface UseCallOptions<Name extends CallName> {
  /** False holds the call back. */
  readonly enabled?: boolean;
  /** Missing values hold the call back too. */
  readonly params?: Readonly<Record<PathParameter<CallOf<Name>["path"]>, string | undefined>>;
  readonly query?: QueryValues;
}

/** The key of a query: its path. */
export function keyOf(name: QueryName, params?: Readonly<Record<string, string>>, query?: QueryValues): string {
  return fillPath(PATHS_OF_CALLS[name].path, params, query);
}

/** The key, or null while a parameter is not known yet or the call is held back. */
export function queryKey(
  name: QueryName,
  options: {
    readonly enabled?: boolean;
    readonly params?: Readonly<Record<string, string | undefined>>;
    readonly query?: QueryValues;
  },
): string | null {
  if (options.enabled === false) return null;
  const params: Record<string, string> = {};
  for (const [param, value] of Object.entries(options.params ?? {})) {
    if (value === undefined) return null;
    params[param] = value;
  }
  return keyOf(name, params, options.query);
}

/** A GET call as data: fetched once, shared by everybody who asks for the same path. */
export function useCall<Name extends QueryName>(
  name: Name,
  options: UseCallOptions<Name> = {},
): SWRResponse<CallReply<Name>, HttpError | NetworkError> {
  return useSWR<CallReply<Name>, HttpError | NetworkError>(queryKey(name, options), {
    ...SWR_OPTIONS,
    fetcher: queryFetcher<CallReply<Name>>(),
  });
}

/**
 * After a write: `refresh` refetches paths on screen, `replace` and `update` set what a path holds without a call,
 * `forget` drops it until it is asked for again.
 */
export function useCache(): {
  refresh: (...keys: readonly string[]) => Promise<void>;
  replace: <Name extends QueryName>(key: string, value: CallReply<Name>) => Promise<void>;
  update: <Name extends QueryName>(key: string, change: (value: CallReply<Name>) => CallReply<Name>) => Promise<void>;
  forget: (...keys: readonly string[]) => Promise<void>;
  forgetAll: () => Promise<void>;
} {
  const { mutate } = useSWRConfig();
  const refresh = useCallback(
    async (...keys: readonly string[]) => void (await Promise.all(keys.map((key) => mutate(key)))),
    [mutate],
  );
  const replace = useCallback(
    async (key: string, value: unknown) => void (await mutate(key, value, { revalidate: false })),
    [mutate],
  );
  const update = useCallback(
    async <Value>(key: string, change: (value: Value) => Value) =>
      void (await mutate<Value>(key, (value) => (value === undefined ? undefined : change(value)), {
        revalidate: false,
      })),
    [mutate],
  );
  const forget = useCallback(
    async (...keys: readonly string[]) =>
      void (await Promise.all(keys.map((key) => mutate(key, undefined, { revalidate: false })))),
    [mutate],
  );
  const forgetAll = useCallback(
    async () => void (await mutate(() => true, undefined, { revalidate: false })),
    [mutate],
  );
  return { refresh, replace, update, forget, forgetAll };
}
