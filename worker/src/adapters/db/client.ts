import { createClient } from "@libsql/client/http";
import { RETRY_AFTER_UNAVAILABLE_SECONDS } from "@mealwright/schema/constants/limits";
import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import { drizzle } from "drizzle-orm/libsql/http";
import { DomainError } from "../../domain/errors.ts";

const QUERY_TIMEOUT_MS = 10_000;

/** What a request's database work cost, for the log line and Server-Timing. */
export interface DatabaseMeter {
  calls: number;
  milliseconds: number;
}

export type Database = ReturnType<typeof openDatabase>;

/**
 * One libSQL client for one request: shared between requests, workerd cancels calls that wait in the client's queue.
 * An unreachable server, a timeout or a 5xx is thrown as `unavailable`.
 */
export function openDatabase(url: string, authToken: string | undefined, meter: DatabaseMeter) {
  const meteredFetch = async (request: Request): Promise<Response> => {
    // Answers are small: packing and unpacking them costs more than their bytes.
    request.headers.set("accept-encoding", "identity");
    const start = performance.now();
    meter.calls += 1;
    try {
      const response = await fetch(request, { signal: AbortSignal.timeout(QUERY_TIMEOUT_MS) });
      if (!response.ok && request.method === "POST") throw new DatabaseRefusal(response.status);
      // Read here, so that an answer that breaks off midway is `unavailable` too.
      const body = await response.arrayBuffer();
      return new Response(body, { status: response.status, headers: response.headers });
    } catch (error) {
      throw unavailable(error);
    } finally {
      meter.milliseconds += performance.now() - start;
    }
  };
  const client = createClient({ url, ...(authToken ? { authToken } : {}), intMode: "number", fetch: meteredFetch });
  return drizzle({ client, casing: "snake_case" });
}

/** Errors of SQL come with status 200: anything else is the server's own trouble. The name is what the log shows. */
class DatabaseRefusal extends Error {
  constructor(status: number) {
    super(`the database answered ${status}`);
    this.name = `database_answered_${status}`;
  }
}

function unavailable(cause: unknown): DomainError {
  const error = new DomainError("unavailable", CALL_ERRORS.unavailable, {
    retryAfterSeconds: RETRY_AFTER_UNAVAILABLE_SECONDS,
  });
  error.cause = cause;
  return error;
}

/** Whether an error, or what caused it, is the breach of a unique key on `table.column`. */
export function isUniqueBreach(error: unknown, column: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes(`UNIQUE constraint failed: ${column}`)) return true;
  }
  return false;
}
