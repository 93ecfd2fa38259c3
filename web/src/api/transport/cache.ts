import type { CallReply } from "@mealwright/schema/calls";
import { mutate, SWRConfig } from "swr";
import { isKeyOf, keyOf, type QueryName, type QueryParams } from "./queries.ts";

const { cache } = SWRConfig.defaultValue;

/** How many components show each key. */
const readers = new Map<string, number>();

/** Notes that a component shows a key; returns a function that takes the note back. */
export function addReader(key: string): () => void {
  readers.set(key, (readers.get(key) ?? 0) + 1);
  // The reply may have been dropped since the component first looked: SWR fetches only what was missing then.
  const { data, error, isValidating } = cache.get(key) ?? {};
  if (data === undefined && error === undefined && isValidating !== true) void mutate(key);
  return () => void readers.set(key, (readers.get(key) ?? 1) - 1);
}

function isShown(key: string): boolean {
  return (readers.get(key) ?? 0) > 0;
}

function keysOf(names: readonly QueryName[]): string[] {
  return [...cache.keys()].filter((key) => names.some((name) => isKeyOf(name, key)));
}

/** The cached replies of these queries, by path. */
export function heldAnswers(names: readonly QueryName[]): readonly (readonly [path: string, answer: unknown])[] {
  return keysOf(names).flatMap((key) => {
    const answer: unknown = cache.get(key)?.data;
    return answer === undefined || answer === null ? [] : [[key, answer] as const];
  });
}

/** The cached reply of a path; undefined where there is none. */
export function heldAnswer(path: string): unknown {
  return cache.get(path)?.data;
}

/**
 * Fetches again what is on screen and drops the rest until it is asked for; replies that were already on their way are
 * ignored. Resolves when the screen is up to date; returns the keys that could not be fetched and keep their old reply.
 */
export async function refetch(names: readonly QueryName[], except?: string): Promise<readonly string[]> {
  const keys = keysOf(names).filter((key) => key !== except);
  await Promise.all(keys.map((key) => (isShown(key) ? mutate(key) : mutate(key, undefined))));
  return keys.filter((key) => isShown(key) && cache.get(key)?.error !== undefined);
}

/**
 * The same when the cached replies are known to be wrong: what cannot be fetched is no longer shown, except for the
 * user.
 */
export async function invalidate(names: readonly QueryName[], except?: string): Promise<void> {
  const failed = await refetch(names, except);
  await Promise.all(failed.filter((key) => !isKeyOf("user", key)).map((key) => mutate(key, undefined)));
}

/** The same when what they describe may be gone: what the server no longer has is not shown. */
export async function refetchThere(names: readonly QueryName[]): Promise<void> {
  await refetch(names);
  const isGone = (key: string) => cache.get(key)?.data !== undefined && cache.get(key)?.error?.status === 404;
  await Promise.all(
    keysOf(names)
      .filter(isGone)
      .map((key) => mutate(key, undefined)),
  );
}

/**
 * Changes a query's cached reply under all of its keys; a key that is being fetched is fetched again, so that nothing
 * is lost.
 */
export async function rewrite<Name extends QueryName>(
  name: Name,
  change: (value: CallReply<Name>) => CallReply<Name>,
  mustRefetch = false,
): Promise<void> {
  const update = async (key: string) => {
    const isFetching = cache.get(key)?.isValidating === true;
    await mutate<CallReply<Name>>(key, (value) => (value === undefined ? value : change(value)), {
      revalidate: (value) => mustRefetch || isFetching || value === undefined,
    });
  };
  await Promise.all(keysOf([name]).map(update));
}

/**
 * Shows a change before the server has confirmed it. Returns whether that interrupted a fetch; `rewrite` then has to
 * repeat the fetch once the write has ended.
 */
export async function preview<Name extends QueryName>(
  name: Name,
  change: (value: CallReply<Name>) => CallReply<Name>,
): Promise<boolean> {
  const keys = keysOf([name]);
  const isInterrupted = keys.some((key) => cache.get(key)?.isValidating === true);
  const update = (value: CallReply<Name> | undefined) => (value === undefined ? value : change(value));
  await Promise.all(keys.map((key) => mutate<CallReply<Name>>(key, update, { revalidate: false })));
  return isInterrupted;
}

/** Sets a query's cached reply. */
export async function put<Name extends QueryName>(
  name: Name,
  params: QueryParams<Name>,
  value: CallReply<Name>,
): Promise<void> {
  await mutate(keyOf(name, params), value, { revalidate: false });
}

/** Clears everything about an earlier user; the signed-in user must be put or fetched next. */
export async function forgetEverything(): Promise<void> {
  await Promise.all([...cache.keys()].filter((key) => !isKeyOf("user", key)).map((key) => mutate(key, undefined)));
}
