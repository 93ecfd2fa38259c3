import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Client, ResultSet, Value } from "@libsql/client/http";

/** A value of the Hrana protocol. */
type HranaValue =
  | { readonly type: "null" }
  | { readonly type: "integer"; readonly value: string }
  | { readonly type: "float"; readonly value: number }
  | { readonly type: "text"; readonly value: string }
  | { readonly type: "blob"; readonly base64: string };

interface HranaStatement {
  readonly sql?: string;
  /** The id of an SQL text that an earlier request of the same call has stored. */
  readonly sql_id?: number;
  readonly args?: readonly HranaValue[];
}

interface HranaRequest {
  readonly type: string;
  readonly sql?: string;
  readonly sql_id?: number;
  readonly stmt?: HranaStatement;
  readonly batch?: { readonly steps: readonly { readonly stmt: HranaStatement }[] };
}

/** Statements that frame a transaction: left out, because a batch is a transaction anyway. */
const FRAME = /^\s*(?:begin|commit|rollback|pragma foreign_keys)\b/i;

/** Makes a database without Hrana accessible to libSQL's client, so that tests in another process can use it. */
export async function bridgeHrana(client: Client): Promise<{ readonly url: string; stop(): void }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.setHeader("content-type", "application/json");
    if (request.method !== "POST") return response.end("{}");
    const { requests } = JSON.parse(Buffer.concat(chunks).toString()) as { requests: HranaRequest[] };
    const results: unknown[] = [];
    const texts = new Map(
      requests.flatMap(({ sql, sql_id }) => (sql !== undefined && sql_id !== undefined ? [[sql_id, sql]] : [])),
    );
    for (const one of requests) results.push(await answer(client, texts, one));
    return response.end(JSON.stringify({ baton: null, base_url: null, results }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Texts = ReadonlyMap<number, string>;

async function answer(client: Client, texts: Texts, { type, stmt, batch }: HranaRequest): Promise<unknown> {
  const ok = (response: object) => ({ type: "ok", response: { type, ...response } });
  if (stmt) {
    try {
      return ok({ result: toHrana(await client.execute(toStatement(stmt, texts))) });
    } catch (error) {
      return { type: "error", error: toError(error) };
    }
  }
  return ok(
    batch
      ? {
          result: await answerBatch(
            client,
            batch.steps.map(({ stmt }) => toStatement(stmt, texts)),
          ),
        }
      : {},
  );
}

async function answerBatch(client: Client, steps: readonly { sql: string; args: Value[] }[]): Promise<object> {
  const empty = { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null };
  const isFrame = steps.map(({ sql }) => FRAME.test(sql));
  const statements = steps.filter((_, index) => !isFrame[index]);
  try {
    const results = await client.batch(statements);
    const step_results = isFrame.map((frame) => (frame ? empty : toHrana(results.shift())));
    return { step_results, step_errors: steps.map(() => null) };
  } catch (error) {
    const first = isFrame.indexOf(false);
    return {
      step_results: isFrame.map((frame, index) => (frame && index < first ? empty : null)),
      step_errors: isFrame.map((_, index) => (index === first ? toError(error) : null)),
    };
  }
}

const toError = (error: unknown) => ({ message: String(error), code: "SQLITE_ERROR" });

function toStatement({ sql, sql_id = -1, args = [] }: HranaStatement, texts: Texts) {
  const text = sql ?? texts.get(sql_id);
  if (text === undefined) throw new Error(`no statement is stored as ${sql_id}`);
  return { sql: text, args: args.map(fromHranaValue) };
}

function fromHranaValue(value: HranaValue): Value {
  if (value.type === "null") return null;
  if (value.type === "blob") throw new TypeError("blobs are not bridged");
  return value.type === "integer" ? Number(value.value) : value.value;
}

function toHrana(result: ResultSet | undefined): object {
  if (!result) throw new Error("a statement without a result");
  const { columns, rows, rowsAffected } = result;
  return {
    cols: columns.map((name) => ({ name })),
    rows: rows.map((row) => Array.from(row, toHranaValue)),
    affected_row_count: rowsAffected,
    last_insert_rowid: null,
  };
}

function toHranaValue(value: unknown): HranaValue {
  if (value === null || value === undefined) return { type: "null" };
  if (typeof value === "number")
    return Number.isInteger(value) ? { type: "integer", value: `${value}` } : { type: "float", value };
  return { type: "text", value: String(value) };
}
