import { startPatience } from "./patience.ts";

/** A nearby copy of the database that may lag behind, for requests that tolerate that. */
export interface ReadReplica {
  readonly url: string;
}

/** A replica that does not answer within this time is skipped, ms. */
const PATIENCE_MS = 2_000;

/** Statements that change nothing, and those that frame a transaction. */
const READING = /^\s*(?:select|begin|commit|rollback)\b/i;

interface Pipeline {
  readonly requests: readonly {
    readonly type: string;
    readonly sql?: string;
    readonly stmt?: { readonly sql?: string };
    readonly batch?: { readonly steps: readonly { readonly stmt: { readonly sql?: string } }[] };
  }[];
}

/** Whether a call of the Hrana protocol only reads. */
export function isReading(query: ArrayBuffer): boolean {
  const { requests }: Pipeline = JSON.parse(new TextDecoder().decode(query));
  const texts = requests.flatMap(({ sql, stmt, batch }) => [
    sql,
    stmt?.sql,
    ...(batch?.steps ?? []).map((step) => step.stmt.sql),
  ]);
  // A statement may refer to a stored text by its id: look that text up and check it.
  return texts.every((text) => text === undefined || READING.test(text));
}

/** The body of the replica's answer; null when it has none, so that the primary is asked. */
export async function askReplica(
  { url }: ReadReplica,
  request: Request,
  query: ArrayBuffer,
): Promise<ArrayBuffer | null> {
  const { method, headers } = request;
  const { signal, end } = startPatience(PATIENCE_MS);
  try {
    const address = new URL(new URL(request.url).pathname, url);
    const response = await fetch(address, { method, headers, body: query, redirect: "manual", signal });
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    return null;
  } finally {
    end();
  }
}
