import type { CallReply } from "@mealwright/schema/calls";
import { useEffect, useState } from "react";
import useSWR from "swr";
import type { HttpError, NetworkError } from "../transport/http-error.ts";
import { fillPath, PATHS_OF_CALLS, type QueryValues } from "../transport/paths-of-calls.ts";
import type { PagedName } from "../transport/queries.ts";
import { type AnsweredPage, getPage } from "../transport/send.ts";
import { SWR_OPTIONS } from "../transport/swr-options.ts";

export interface PageState<Items> {
  /** undefined while the first page is loading. */
  readonly items: Items | undefined;
  /** Whether another page or list has been requested whose rows have not arrived yet. */
  readonly isLate: boolean;
  readonly total: number;
  readonly error: HttpError | NetworkError | undefined;
  /** The page's number, from 1. */
  readonly page: number;
  /** undefined on the last page. */
  readonly goOn: (() => void) | undefined;
  /** undefined on the first page. */
  readonly goBack: (() => void) | undefined;
  /** Fetches again. */
  readonly retry: () => void;
}

/** One of the administrator's lists, page by page; another `query` starts at its first page. */
export function usePage<Name extends PagedName>(name: Name, query: QueryValues = {}): PageState<CallReply<Name>> {
  const list = fillPath(PATHS_OF_CALLS[name].path, undefined, query);
  // Where each page after the first starts, and the list that these belong to.
  const [place, setPlace] = useState<{ readonly list: string; readonly starts: readonly string[] }>({
    list,
    starts: [],
  });
  const starts = place.list === list ? place.starts : [];
  const address = fillPath(PATHS_OF_CALLS[name].path, undefined, { ...query, after: starts.at(-1) });
  const { data, error, mutate, isLoading } = useSWR<AnsweredPage, HttpError | NetworkError>([address, "page"], {
    ...SWR_OPTIONS,
    fetcher: ([path]: readonly [string]) => getPage(path),
    revalidateOnMount: true,
    revalidateIfStale: true,
    keepPreviousData: true,
  });
  const next = data?.next ?? null;
  const isEmptied = starts.length > 0 && !isLoading && error === undefined && isEmpty(data?.items);
  useEffect(() => {
    // All rows of this page were removed: the remaining ones are on the page before.
    if (isEmptied) setPlace((now) => ({ ...now, starts: now.starts.slice(0, -1) }));
  }, [isEmptied]);
  return {
    items: data && asItems<Name>(data.items),
    isLate: isLoading && data !== undefined,
    total: data?.total ?? 0,
    error,
    page: starts.length + 1,
    goOn: next === null ? undefined : () => setPlace({ list, starts: [...starts, next] }),
    goBack: starts.length === 0 ? undefined : () => setPlace({ list, starts: starts.slice(0, -1) }),
    retry: () => void mutate(),
  };
}

const isEmpty = (items: unknown) => Array.isArray(items) && items.length === 0;

/** Guarantee: a page's rows are what its call returns, which the server's tests check against the contract. */
function asItems<Name extends PagedName>(items: unknown): CallReply<Name> {
  return items as CallReply<Name>;
}
