import { startPatience } from "./patience.ts";

/** A nearby copy of the database that may lag behind, for requests that tolerate that. */
export interface ReadReplica {
  readonly url: string;
}

/** A replica that does not answer within this time is skipped, ms. */
const PATIENCE_MS = 2_000;

/** Statements that change nothing. */
const READING = /^\s*select\b/i;

/** Whether statements only read. */
export function isReading(statements: readonly { readonly sql: string }[]): boolean {
  return statements.every(({ sql }) => READING.test(sql));
}

/** The body of the replica's answer; null when it has none, so that the primary is asked. */
export async function askReplica(
  { url }: ReadReplica,
  primaryUrl: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
): Promise<string | null> {
  const { signal, end } = startPatience(PATIENCE_MS);
  try {
    const address = new URL(new URL(primaryUrl).pathname, url);
    const response = await fetch(address, { method: "POST", headers, body, redirect: "manual", signal });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  } finally {
    end();
  }
}
