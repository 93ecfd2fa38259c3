import type { Client, InStatement, ResultSet } from "@libsql/client/http";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { RETRY_AFTER_UNAVAILABLE_SECONDS } from "@mealwright/schema/constants/limits";
import { LibSQLDatabase } from "drizzle-orm/libsql/driver-core";
import { LibSQLSession } from "drizzle-orm/libsql/session";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { DomainError } from "../../../domain/errors.ts";
import { wait } from "../../wait.ts";
import {
  type Answer,
  askBatch,
  askStatement,
  type HranaRequest,
  isBusy,
  readAnswers,
  readBatch,
  readStatement,
  type Statement,
  toBody,
} from "./hrana.ts";
import { startPatience } from "./patience.ts";
import { askReplica, isReading, type ReadReplica } from "./read-replica.ts";

/** The time limit of a query, including all its attempts. */
const QUERY_TIMEOUT_MS = 10_000;

/** Limits for repeating a query while the database is busy with other writers or has too many callers. */
export const ATTEMPTS = {
  most: 6,
  /** The longest pause before the second attempt, ms; it grows with each attempt. */
  pauseMs: 60,
} as const;

/** libsql-server's answer when its queue is full. */
const TOO_MANY_REQUESTS = 429;

/** What a request's database work cost, for the log line and Server-Timing. */
export interface DatabaseMeter {
  calls: number;
  milliseconds: number;
  /** With a replica: whether the request has written anything yet. */
  hasWritten?: boolean;
}

/** The part of libSQL's client interface that Drizzle needs for statements and batches. */
export type StatementClient = Pick<Client, "execute" | "batch">;

/** Shared by the isolate: it caches the columns' snake-case names, which are slow to compute. */
const dialect = new SQLiteAsyncDialect({ casing: "snake_case" });

type NoSchema = Record<string, never>;

/** Drizzle over a client that has statements and batches alone; migrations and open transactions are not for the worker. */
export class Database extends LibSQLDatabase<NoSchema> {
  readonly client: StatementClient;

  constructor(client: StatementClient) {
    const session = new LibSQLSession<NoSchema, NoSchema>(client as Client, dialect, undefined, {}, undefined);
    super("async", dialect, session, undefined);
    this.client = client;
  }
}

/**
 * The libSQL database of one request. An unreachable server, a timeout or a 5xx is thrown as `unavailable`. A query that
 * finds the database busy or overloaded is sent again: nothing of it was executed, since a batch is one transaction.
 * @param replica answers reads until the request writes something, and once more when the primary is unreachable.
 */
export function openDatabase(
  url: string,
  authToken: string | undefined,
  meter: DatabaseMeter,
  replica: ReadReplica | null = null,
): Database {
  const address = pipelineOf(url);
  const headers = {
    "content-type": "application/json",
    // Answers are small: compressing them costs more than it saves.
    "accept-encoding": "identity",
    ...(authToken ? { authorization: `Bearer ${authToken}` } : {}),
  };
  const fromReplica = async (isRead: boolean, body: string): Promise<readonly Answer[] | null> => {
    if (!replica || meter.hasWritten) return null;
    if (!isRead) {
      meter.hasWritten = true;
      return null;
    }
    const text = await askReplica(replica, address, { headers, body });
    const answers = text === null ? null : readAnswers(text);
    return answers?.some(isBusy) ? null : answers;
  };
  const fromPrimary = async (body: string): Promise<readonly Answer[]> => {
    const { signal, end } = startPatience(QUERY_TIMEOUT_MS);
    try {
      for (let attempt = 1; ; attempt++) {
        meter.calls += 1;
        const response = await fetch(address, { method: "POST", headers, body, redirect: "manual", signal });
        // Read the body here, so that an answer that breaks off is `unavailable` too.
        const answers = readAnswers(await response.text());
        const isHeld = response.status === TOO_MANY_REQUESTS || answers?.some(isBusy) === true;
        if (attempt === ATTEMPTS.most || !isHeld) {
          if (!response.ok || answers === null) throw new DatabaseRefusal(response.status);
          return answers;
        }
        await wait(ATTEMPTS.pauseMs * attempt * Math.random());
      }
    } finally {
      end();
    }
  };
  const send = async (asked: readonly HranaRequest[], isRead: boolean): Promise<readonly Answer[]> => {
    const body = toBody(asked);
    const start = performance.now();
    try {
      const near = replica && (await fromReplica(isRead, body));
      if (near) {
        meter.calls += 1;
        return near;
      }
      return await fromPrimary(body);
    } catch (error) {
      // A replica that has just lost its primary may hang on one query for ever, but answers the next one.
      const near = replica && (await fromReplica(isRead, body));
      if (near) return near;
      throw unavailable(error);
    } finally {
      meter.milliseconds += performance.now() - start;
    }
  };
  const sendReading = together((asked: readonly HranaRequest[]) => send(asked, true));
  const ask = async (asked: HranaRequest, statements: readonly Statement[]): Promise<Answer | undefined> => {
    if (isReading(statements)) return sendReading(asked);
    const [answer] = await send([asked], false);
    return answer;
  };
  return new Database({
    async execute(given: InStatement): Promise<ResultSet> {
      const statement = toStatement(given);
      return readStatement(await ask(askStatement(statement), [statement]));
    },
    async batch(given): Promise<ResultSet[]> {
      const statements = given.map(toStatement);
      return readBatch(await ask(askBatch(statements), statements), statements.length);
    },
  });
}

/** How many microtasks to wait for more reads of the same request. */
const TURNS = 10;

/**
 * Sends reads that are issued together in one HTTP request. Only reads: when the database is busy the whole request is
 * repeated, which would repeat a write.
 */
function together(send: (asked: readonly HranaRequest[]) => Promise<readonly Answer[]>) {
  let waiting: { readonly asked: HranaRequest[]; readonly answers: Promise<readonly Answer[]> } | null = null;
  return async (one: HranaRequest): Promise<Answer | undefined> => {
    const asked = waiting?.asked ?? [];
    const answers = waiting?.answers ?? sendSoon(asked);
    waiting = { asked, answers };
    const place = asked.push(one) - 1;
    return (await answers)[place];
  };

  async function sendSoon(asked: readonly HranaRequest[]): Promise<readonly Answer[]> {
    for (let turn = 0; turn < TURNS; turn += 1) await null;
    waiting = null;
    return send(asked);
  }
}

/** Where a libSQL server takes statements; `libsql:` stands for https, unless the address says `?tls=0`. */
function pipelineOf(url: string): string {
  const [base = "", query = ""] = url.split("?");
  const scheme = query.includes("tls=0") ? "http:" : "https:";
  return `${base.replace(/^libsql:/, scheme).replace(/\/+$/, "")}/v2/pipeline`;
}

/** From the form in which Drizzle passes it: a text, and parameters by position. */
function toStatement(given: InStatement | readonly [string, unknown?]): Statement {
  if (typeof given === "string") return { sql: given, args: [] };
  const [sql, args = []] = "sql" in given ? [given.sql, given.args] : given;
  if (!Array.isArray(args)) throw new TypeError("parameters are given by position");
  return { sql, args };
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
