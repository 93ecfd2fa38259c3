import type { CallName, CallOf, CallReply } from "@mealwright/schema/calls";
import { fillPath, PATHS_OF_CALLS, type PathParameter } from "./paths-of-calls.ts";

/** A call that only reads. */
export type GetCall = { [Name in CallName]: CallOf<Name>["method"] extends "GET" ? Name : never }[CallName];
type JsonCall = { [Name in GetCall]: CallReply<Name> extends undefined ? never : Name }[GetCall];

/** Calls whose replies no screen caches: downloads, calls for machines, and replies that are computed each time. */
export const NOT_SHOWN = [
  "exportUser",
  "health",
  "openApi",
  "coaching",
  "healthSwap",
  "kitchen",
  "favoriteDish",
  "collection",
  "collectionDish",
  "adminGeneration",
  "listNews",
  "sharedList",
] as const satisfies readonly JsonCall[];

/** The administrator's lists: others change them all the time, so they are fetched each time (`usePage`). */
export const PAGED = ["adminUsers", "adminMessages", "adminAuditLog"] as const satisfies readonly JsonCall[];
export type PagedName = (typeof PAGED)[number];

/** A call whose reply is cached until a write makes it stale. */
export type QueryName = Exclude<JsonCall, (typeof NOT_SHOWN)[number] | PagedName>;

export type QueryParams<Name extends QueryName> = [PathParameter<CallOf<Name>["path"]>] extends [never]
  ? Readonly<Record<never, string>>
  : Readonly<Record<PathParameter<CallOf<Name>["path"]>, string>>;

/** The key of a query in the cache: its path. */
export function keyOf<Name extends QueryName>(name: Name, params: QueryParams<Name>): string {
  return fillPath(PATHS_OF_CALLS[name].path, params);
}

/** The key, or null while a parameter is unknown or the query must wait. */
export function queryKey(
  name: QueryName,
  options: {
    readonly enabled?: boolean;
    readonly params?: Readonly<Record<string, string | undefined>>;
  },
): string | null {
  if (options.enabled === false) return null;
  const params: Record<string, string> = {};
  for (const [param, value] of Object.entries(options.params ?? {})) {
    if (value === undefined) return null;
    params[param] = value;
  }
  return fillPath(PATHS_OF_CALLS[name].path, params);
}

/** Whether a key belongs to a query, whatever its parameters. */
export function isKeyOf(name: QueryName, key: string): boolean {
  const pattern = PATHS_OF_CALLS[name].path.replaceAll(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${pattern}$`).test(key);
}
