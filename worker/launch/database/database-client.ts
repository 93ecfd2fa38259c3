import { type Client, createClient } from "@libsql/client/http";

/** Where a libSQL database is, and what opens it. */
export interface DatabaseAddress {
  readonly url: string;
  readonly authToken?: string | undefined;
}

/** A client for tools that work beside the worker; whoever opens it closes it. */
export function openClient({ url, authToken }: DatabaseAddress): Client {
  return createClient({ url, ...(authToken ? { authToken } : {}), intMode: "number" });
}
