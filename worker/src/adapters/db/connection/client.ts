import { createClient } from "@libsql/client/http";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { RETRY_AFTER_UNAVAILABLE_SECONDS } from "@mealwright/schema/constants/limits";
import { drizzle } from "drizzle-orm/libsql/http";
import { DomainError } from "../../../domain/errors.ts";
import { wait } from "../../wait.ts";
import { startPatience } from "./patience.ts";
import { askReplica, isReading, type ReadReplica } from "./read-replica.ts";

/** For a query including all its attempts. */
const QUERY_TIMEOUT_MS = 10_000;

/** How often a query is sent at most when the database is busy with other writers or has too many callers. */
export const ATTEMPTS = {
  most: 6,
  /** The longest pause before the second attempt, ms; it grows with each attempt. */
  pauseMs: 60,
} as const;

/** Error answers are shorter than this: longer answers are not searched for errors. */
const LONGEST_ERROR_BYTES = 4_096;

/** As much of an answer's beginning and end as is needed to see that both have arrived. */
const ENDS_BYTES = 16;

const JSON_ANSWER = { headers: { "content-type": "application/json" } };

const BUSY = '"code":"SQLITE_BUSY"';

/** libsql-server's answer when its queue is full. */
const TOO_MANY_REQUESTS = 429;

/** What a request's database work cost, for the log line and Server-Timing. */
export interface DatabaseMeter {
  calls: number;
  milliseconds: number;
  /** With a replica: whether the request has written anything yet. */
  hasWritten?: boolean;
}

export type Database = ReturnType<typeof openDatabase>;

/**
 * One libSQL client for one request: if requests shared one, workerd would cancel calls that wait in its queue. An
 * unreachable server, a timeout or a 5xx is thrown as `unavailable`. A query that finds the database busy or overloaded
 * is sent again: nothing of it was executed, since a batch is one transaction.
 * @param replica answers reads until the request writes something, and once more when the primary is unreachable.
 */
export function openDatabase(
  url: string,
  authToken: string | undefined,
  meter: DatabaseMeter,
  replica: ReadReplica | null = null,
) {
  const fromReplica = async (request: Request, query: ArrayBuffer | null): Promise<Response | null> => {
    if (!replica || query === null || meter.hasWritten) return null;
    if (!isReading(query)) {
      meter.hasWritten = true;
      return null;
    }
    const body = await askReplica(replica, request, query);
    return body && isWhole(body) && !isBusy(body) ? new Response(body, JSON_ANSWER) : null;
  };
  const fromPrimary = async (address: string, request: RequestInit): Promise<Response> => {
    const { signal, end } = startPatience(QUERY_TIMEOUT_MS);
    try {
      for (let attempt = 1; ; attempt++) {
        meter.calls += 1;
        const response = await fetch(address, { ...request, signal });
        // Read the body here, so that an answer that breaks off is `unavailable` too.
        const body = await response.arrayBuffer();
        const isHeld = response.status === TOO_MANY_REQUESTS || isBusy(body);
        if (attempt === ATTEMPTS.most || !isHeld) {
          if (!response.ok && request.method === "POST") throw new DatabaseRefusal(response.status);
          if (request.method === "POST" && !isWhole(body)) throw new DatabaseRefusal(response.status);
          return new Response(body, { status: response.status, headers: response.headers });
        }
        await wait(ATTEMPTS.pauseMs * attempt * Math.random());
      }
    } finally {
      end();
    }
  };
  const meteredFetch = async (request: Request): Promise<Response> => {
    // Answers are small: compressing them costs more than it saves.
    request.headers.set("accept-encoding", "identity");
    const start = performance.now();
    const { method, headers } = request;
    const query = method === "POST" ? await request.arrayBuffer() : null;
    try {
      const near = await fromReplica(request, query);
      if (near) {
        meter.calls += 1;
        return near;
      }
      return await fromPrimary(request.url, { method, headers, body: query, redirect: "manual" });
    } catch (error) {
      // A replica that has just lost its primary may hang on one query for ever, but answers the next one.
      const near = await fromReplica(request, query);
      if (near) return near;
      throw unavailable(error);
    } finally {
      meter.milliseconds += performance.now() - start;
    }
  };
  const client = createClient({ url, ...(authToken ? { authToken } : {}), intMode: "number", fetch: meteredFetch });
  return drizzle({ client, casing: "snake_case" });
}

function isBusy(body: ArrayBuffer): boolean {
  return body.byteLength < LONGEST_ERROR_BYTES && new TextDecoder().decode(body).includes(BUSY);
}

/** SQL errors come with status 200, so any other status is the server's own problem. The name is for the log. */
export class DatabaseRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the database answered ${status}`);
    this.status = status;
    this.name = `database_answered_${status}`;
  }
}

/** Whether an answer is a complete JSON document; anything else comes from something between us and the database. */
function isWhole(body: ArrayBuffer): boolean {
  const ends = [body.slice(0, ENDS_BYTES), body.slice(-ENDS_BYTES)];
  return /^\{.*\}$/s.test(
    ends
      .map((end) => new TextDecoder().decode(end))
      .join("")
      .trim(),
  );
}

/** What a request is told when the database gave no answer. */
export function unavailable(cause: unknown): DomainError {
  const error = new DomainError("unavailable", CALL_ERRORS.unavailable, {
    retryAfterSeconds: RETRY_AFTER_UNAVAILABLE_SECONDS,
  });
  error.cause = cause;
  return error;
}

/** Whether an error, or its cause, is the database's refusal with these words. */
export function isBreach(error: unknown, words: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes(words)) return true;
  }
  return false;
}

/** Whether an error, or its cause, is a violation of a unique key on `table.column`. */
export function isUniqueBreach(error: unknown, column: string): boolean {
  return isBreach(error, `UNIQUE constraint failed: ${column}`);
}
