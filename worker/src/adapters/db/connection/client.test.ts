import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { DomainError } from "../../../domain/errors.ts";
import { openDatabase } from "./client.ts";

const BUSY = { message: "SQLite error: database is locked", code: "SQLITE_BUSY" };
/** Sent with status 429. */
const OVERRUN = { message: "Too many concurrent requests", code: "429" };
const FULL = { message: "SQLite error: database or disk is full", code: "SQLITE_FULL" };
const ROWS = { cols: [{ name: "n" }], rows: [[{ type: "integer", value: "7" }]], affected_row_count: 0 };

/** A request of the Hrana protocol as the client sends it: a statement, a transaction, or closing the stream. */
interface HranaRequest {
  readonly type: string;
  readonly batch?: { readonly steps: readonly unknown[] };
}

/** libsql-server's reply. If a transaction could not begin, that step has the error and no later step ran. */
function answerOf({ type, batch }: HranaRequest, error: typeof BUSY | null): unknown {
  const ok = (response: object) => ({ type: "ok", response: { type, ...response } });
  if (type === "execute") return error ? { type: "error", error } : ok({ result: ROWS });
  if (type !== "batch" || !batch) return ok({});
  // The last step is the rollback.
  const step_results = batch.steps.map((_, step) => (error || step === batch.steps.length - 1 ? null : ROWS));
  return ok({ result: { step_results, step_errors: batch.steps.map((_, step) => (step === 0 ? error : null)) } });
}

let server: Server | undefined;
afterEach(() => server?.close());

/**
 * A libSQL server that answers each query with the next of these errors or texts, then repeats the last; records
 * requests.
 */
async function serve(...errors: (typeof BUSY | string | null)[]) {
  const sent: string[] = [];
  const started = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    response.setHeader("content-type", "application/json");
    if (request.method !== "POST") return response.end("{}");
    const error = errors[Math.min(sent.push(body), errors.length) - 1] ?? null;
    if (error === OVERRUN) {
      response.statusCode = 429;
      return response.end(JSON.stringify({ error: OVERRUN.message }));
    }
    if (typeof error === "string") return response.end(error);
    const { requests } = JSON.parse(body) as { requests: HranaRequest[] };
    const results = requests.map((one) => answerOf(one, error));
    return response.end(JSON.stringify({ baton: null, base_url: null, results }));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const meter = { calls: 0, milliseconds: 0 };
  const url = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  return { database: openDatabase(url, undefined, meter), meter, sent, url };
}

const QUERY = sql`select 7 as n`;

describe("a query to a database locked by other writers", () => {
  test("is retried until it answers", async () => {
    const { database, meter, sent } = await serve(BUSY, BUSY, null);
    const { rows } = await database.run(QUERY);
    expect(rows.map(({ n }) => n)).toEqual([7]);
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
    expect(meter.calls).toBe(3);
  });

  test("is retried in a transaction of several statements too", async () => {
    const { database, sent } = await serve(BUSY, null);
    const results = await database.batch([database.run(QUERY), database.run(QUERY)]);
    expect(results).toHaveLength(2);
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
  });

  test("fails after six tries, with the reason in its code", async () => {
    const { database, sent } = await serve(BUSY);
    const error = await database.run(QUERY).catch((thrown: unknown) => thrown);
    expect((error as Error).cause).toMatchObject({ code: "SQLITE_BUSY" });
    expect(sent).toHaveLength(6);
  });

  test("is retried also if the server is overloaded, and is `unavailable` after six tries", async () => {
    const { database, sent } = await serve(OVERRUN, BUSY, OVERRUN, null);
    await database.run(QUERY);
    expect(sent).toHaveLength(4);
    server?.close();
    const overrun = await serve(OVERRUN);
    const error = await overrun.database.run(QUERY).catch((thrown: unknown) => thrown);
    expect((error as Error).cause).toBeInstanceOf(DomainError);
    expect(overrun.sent).toHaveLength(6);
  });

  test("fails at once on any other error", async () => {
    const { database, sent } = await serve(FULL, null);
    const error = await database.run(QUERY).catch((thrown: unknown) => thrown);
    expect((error as Error).cause).toMatchObject({ code: "SQLITE_FULL" });
    expect(sent).toHaveLength(1);
  });

  test.each(["<html>It works!</html>", '{"baton":null,"results":[{"type":"ok",', ""])(
    "%j from something in between makes the database `unavailable`",
    async (text) => {
      const { database } = await serve(text);
      for (const ask of [() => database.run(QUERY), () => database.batch([database.run(QUERY)])]) {
        const error = await ask().catch((thrown: unknown) => thrown);
        expect(error instanceof DomainError ? error : (error as Error).cause).toMatchObject({ code: "unavailable" });
      }
    },
  );

  test("without the primary, a replica that failed once is tried once more", async () => {
    const nobody = "http://127.0.0.1:9";
    const { url, sent } = await serve("", null);
    const meter = { calls: 0, milliseconds: 0 };
    const { rows } = await openDatabase(nobody, undefined, meter, { url }).run(QUERY);
    expect(rows.map(({ n }) => n)).toEqual([7]);
    expect(sent).toHaveLength(2);
    const write = openDatabase(nobody, undefined, meter, { url }).run(sql`delete from users`);
    const error = await write.catch((thrown: unknown) => thrown);
    expect((error as Error).cause).toMatchObject({ code: "unavailable" });
    expect(sent).toHaveLength(2);
  });

  test("if nothing answers, the database is `unavailable`", async () => {
    const { database } = await serve(null);
    await new Promise((resolve) => server?.close(resolve));
    const error = await database.run(QUERY).catch((thrown: unknown) => thrown);
    expect((error as Error).cause).toBeInstanceOf(DomainError);
  });
});
