import { type Client, createClient } from "@libsql/client/http";

/** The address of a libSQL database, and the token that opens it. */
export interface DatabaseAddress {
  readonly url: string;
  readonly authToken?: string | undefined;
}

/** A client for tools besides the worker; the caller closes it. */
export function openClient({ url, authToken }: DatabaseAddress): Client {
  return createClient({ url, ...(authToken ? { authToken } : {}), intMode: "number" });
}
