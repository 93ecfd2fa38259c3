import type { Client, InArgs, InStatement, ResultSet, Row, Value } from "@libsql/client/http";
import { wait } from "../../wait.ts";
import { ATTEMPTS, Database, type DatabaseMeter, unavailable } from "./client.ts";
import { startPatience } from "./patience.ts";

/** D1 allows no more parameters in one statement (developers.cloudflare.com/d1/platform/limits). */
const MOST_PARAMETERS = 100;

/** For a batch including all its attempts. */
const BATCH_TIMEOUT_MS = 10_000;

/** The same store over Cloudflare D1: every query goes to the primary, and a batch is one transaction. */
export function openD1(binding: D1Database, meter: DatabaseMeter): Database {
  return new Database(createD1Client(binding, meter));
}

/** D1 with libSQL's interface, as far as the store needs it: single statements and batches. */
export function createD1Client(binding: D1Database, meter: DatabaseMeter): Client {
  const batch = async (statements: readonly (InStatement | [string, InArgs?])[]): Promise<ResultSet[]> => {
    const prepared = statements.map((statement) => prepare(binding, statement));
    const results = await ask(() => binding.batch<Record<string, Value>>(prepared), meter);
    return results.map(toResultSet);
  };
  return {
    batch,
    async execute(statement: InStatement, args?: InArgs) {
      const [result] = await batch([typeof statement === "string" ? { sql: statement, args: args ?? [] } : statement]);
      if (!result) throw new Error("D1 gave no result for a statement");
      return result;
    },
    migrate: unknownToD1,
    transaction: unknownToD1,
    executeMultiple: unknownToD1,
    sync: unknownToD1,
    reconnect() {},
    close() {},
    closed: false,
    protocol: "d1",
  };
}

function unknownToD1(): never {
  throw new Error("D1 has batches alone");
}

async function ask<Result>(send: () => Promise<Result>, meter: DatabaseMeter): Promise<Result> {
  const start = performance.now();
  const { signal, end } = startPatience(BATCH_TIMEOUT_MS);
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  givenUp.catch(() => undefined);
  try {
    for (let attempt = 1; ; attempt++) {
      meter.calls += 1;
      try {
        return await Promise.race([send(), givenUp]);
      } catch (error) {
        if (attempt === ATTEMPTS.most || !isOverloaded(error)) throw error;
      }
      await wait(ATTEMPTS.pauseMs * attempt * Math.random());
    }
  } catch (error) {
    throw isOfStatement(error) ? error : unavailable(error);
  } finally {
    end();
    meter.milliseconds += performance.now() - start;
  }
}

/** D1 had no room for the batch: nothing of it was executed. */
function isOverloaded(error: unknown): boolean {
  return error instanceof Error && /overloaded/i.test(error.message);
}

/** Whether SQLite itself refused the statement; any other failure is the database's own problem. */
function isOfStatement(error: unknown): boolean {
  return error instanceof Error && /SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|TOOBIG|RANGE|AUTH)/.test(error.message);
}

function prepare(binding: D1Database, statement: InStatement | [string, InArgs?]): D1PreparedStatement {
  const [sql, args] =
    typeof statement === "string"
      ? [statement, undefined]
      : Array.isArray(statement)
        ? statement
        : [statement.sql, statement.args];
  if (args !== undefined && !Array.isArray(args)) throw new TypeError("D1 takes parameters by position");
  const values = args ?? [];
  const named = withUniqueColumns(sql);
  if (values.length <= MOST_PARAMETERS) return binding.prepare(named).bind(...values);
  return binding.prepare(withOneParameter(named)).bind(JSON.stringify(values));
}

/** D1 returns rows as objects, in which columns of the same name collide; SQLite renames those of a subquery. */
function withUniqueColumns(sql: string): string {
  const isRead = /^\s*select\b/i.test(sql) || (/^\s*with\b/i.test(sql) && !WRITES.test(sql));
  return isRead ? `select * from (${sql})` : sql;
}

const WRITES = /\b(?:insert\s+into|delete\s+from|update)\b/i;

/** Turns every `?` outside quotes into an item of one JSON parameter. */
function withOneParameter(sql: string): string {
  let place = 0;
  return sql.replaceAll(/'[^']*'|"[^"]*"|\?/g, (part) => {
    if (part !== "?") return part;
    place += 1;
    return `json_extract(?1, '$[${place - 1}]')`;
  });
}

function toResultSet({ results, meta }: D1Result<Record<string, Value>>): ResultSet {
  const columns = Object.keys(results[0] ?? {});
  return {
    columns,
    columnTypes: columns.map(() => ""),
    rows: results.map(toRow),
    rowsAffected: meta.changes,
    lastInsertRowid: BigInt(meta.last_row_id),
    toJSON: () => ({ columns, rows: results, rowsAffected: meta.changes }),
  };
}

/** Readable by name and by index; only the names are enumerable. */
function toRow(named: Record<string, Value>): Row {
  const values = Object.values(named);
  const numbered = Object.fromEntries(values.map((value, index) => [index, { value, enumerable: false }]));
  return Object.defineProperties({ ...named, length: values.length }, { ...numbered, length: { enumerable: false } });
}
