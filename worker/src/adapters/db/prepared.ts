import { fillPlaceholders } from "drizzle-orm";
import { Database, type StatementClient } from "./connection/client.ts";

/** What `.prepare()` of a Drizzle query returns. */
interface Built<Rows> {
  getQuery(): { readonly sql: string; readonly params: unknown[] };
  execute(): Promise<Rows>;
  mapAllResult(result: unknown, isFromBatch: boolean): unknown;
}

type Values = Readonly<Record<string, string | number | null>>;

/** A prepared query with its values, for `readAll`. */
export interface PreparedRead<Rows> {
  readonly sql: string;
  readonly args: unknown[];
  toRows(result: unknown): Rows;
}

const nobody: StatementClient = {
  execute: () => Promise.reject(new Error("a query is prepared, not run")),
  batch: () => Promise.reject(new Error("a query is prepared, not run")),
};

/**
 * A query that Drizzle builds once per isolate, for those that most requests send: building one costs as much as
 * sending it. Its values are `sql.placeholder`s; dates are given in milliseconds.
 */
export function prepareOnce<Rows>(build: (database: Database) => Built<Rows>): (values: Values) => PreparedRead<Rows> {
  let built: Built<Rows> | undefined;
  return (values) => {
    built ??= build(new Database(nobody));
    const { sql, params } = built.getQuery();
    const { mapAllResult } = built;
    return {
      sql,
      args: fillPlaceholders(params, values),
      // Drizzle maps rows as `execute` declares them.
      toRows: (result) => mapAllResult.call(built, result, true) as Rows,
    };
  };
}

/** Reads the rows of one prepared query. */
export async function readPrepared<Rows>(database: Database, read: PreparedRead<Rows>): Promise<Rows> {
  return read.toRows(await database.client.execute({ sql: read.sql, args: read.args as never }));
}

/** Reads the rows of several prepared queries, all as of the same moment. */
export async function readAllPrepared<All extends readonly unknown[]>(
  database: Database,
  reads: { readonly [Place in keyof All]: PreparedRead<All[Place]> },
): Promise<All> {
  const results = await database.client.batch(reads.map(({ sql, args }) => ({ sql, args: args as never })));
  return reads.map((read, place) => read.toRows(results[place])) as unknown as All;
}
