import { LibsqlError, type ResultSet, type Row, type Value } from "@libsql/client/http";

/** A statement with its parameters by position. */
export interface Statement {
  readonly sql: string;
  readonly args: readonly unknown[];
}

/** A value as Hrana's JSON has it: integers as text, because JSON's numbers do not hold 64 bits. */
type WireValue =
  | { readonly type: "null" }
  | { readonly type: "integer"; readonly value: string }
  | { readonly type: "float"; readonly value: number }
  | { readonly type: "text"; readonly value: string }
  | { readonly type: "blob"; readonly base64: string };

interface WireError {
  readonly message: string;
  readonly code?: string | null;
}

interface WireResult {
  readonly cols: readonly { readonly name?: string | null; readonly decltype?: string | null }[];
  readonly rows: readonly (readonly WireValue[])[];
  readonly affected_row_count: number;
  readonly last_insert_rowid?: string | null;
}

interface WireBatch {
  readonly step_results: readonly (WireResult | null)[];
  readonly step_errors: readonly (WireError | null)[];
}

/** The server's answer to one request. */
export type Answer =
  | { readonly type: "ok"; readonly response: { readonly result: Partial<WireResult & WireBatch> } }
  | { readonly type: "error"; readonly error: WireError };

/** One request to the server: a statement, or several as a transaction. */
export type HranaRequest = object;

/** The body that sends requests one after the other and then closes the stream (Hrana 2 over HTTP). */
export function toBody(asked: readonly HranaRequest[]): string {
  return JSON.stringify({ requests: [...asked, { type: "close" }] });
}

export function askStatement(statement: Statement): HranaRequest {
  return { type: "execute", stmt: toWireStatement(statement) };
}

/**
 * Statements as one transaction: each runs only after the one before it succeeded, and a rollback unless the commit
 * succeeded.
 */
export function askBatch(statements: readonly Statement[]): HranaRequest {
  const commit = statements.length + 1;
  const after = (step: number) => ({ type: "ok", step });
  const steps = [
    { stmt: { sql: "BEGIN DEFERRED", want_rows: false } },
    ...statements.map((statement, index) => ({ condition: after(index), stmt: toWireStatement(statement) })),
    { condition: after(commit - 1), stmt: { sql: "COMMIT", want_rows: false } },
    { condition: { type: "not", cond: after(commit) }, stmt: { sql: "ROLLBACK", want_rows: false } },
  ];
  return { type: "batch", batch: { steps } };
}

function toWireStatement({ sql, args }: Statement) {
  return { sql, args: args.map(toWire), want_rows: true };
}

function toWire(value: unknown): WireValue {
  if (value === null) return { type: "null" };
  if (typeof value === "string") return { type: "text", value };
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new RangeError("a parameter is not a finite number");
    return { type: "float", value };
  }
  if (typeof value === "boolean") return { type: "integer", value: value ? "1" : "0" };
  if (typeof value === "bigint") return { type: "integer", value: value.toString() };
  if (value instanceof Uint8Array) return { type: "blob", base64: Buffer.from(value).toString("base64") };
  throw new TypeError(`a parameter of type ${typeof value}`);
}

/** The answers in a response, in the order of the requests; null if it is not complete JSON. */
export function readAnswers(text: string): readonly Answer[] | null {
  try {
    const body: { readonly results?: readonly Answer[] } | null = JSON.parse(text);
    return typeof body === "object" ? (body?.results ?? []) : null;
  } catch {
    return null;
  }
}

const BUSY = "SQLITE_BUSY";

/** Whether other writers had locked the database, so that nothing was executed. */
export function isBusy(answer: Answer): boolean {
  if (answer.type === "error") return answer.error.code === BUSY;
  return answer.response?.result?.step_errors?.some((error) => error?.code === BUSY) ?? false;
}

/** The result of a statement. Throws a `LibsqlError` when SQLite refused it, or when this is no answer to it. */
export function readStatement(answer: Answer | undefined): ResultSet {
  return toResultSet(resultOf<WireResult>(answer));
}

/** The results of `count` statements of a transaction. Throws like `readStatement`; then nothing was stored. */
export function readBatch(answer: Answer | undefined, count: number): ResultSet[] {
  const { step_results: results, step_errors: errors } = resultOf<WireBatch>(answer);
  // The last step is the rollback, which fails where SQLite has rolled back by itself.
  const error = errors.slice(0, count + 2).find((one) => one);
  if (error) throw refusal(error);
  const done = results.slice(1, count + 2).filter((result) => result !== null);
  if (done.length !== count + 1) throw notAnAnswer();
  return done.slice(0, count).map(toResultSet);
}

function resultOf<Result>(answer: Answer | undefined): Result {
  if (answer?.type === "error") throw refusal(answer.error);
  if (answer?.type !== "ok" || !answer.response?.result) throw notAnAnswer();
  return answer.response.result as Result;
}

function refusal({ message, code }: WireError): LibsqlError {
  return new LibsqlError(message, code ?? "UNKNOWN");
}

function notAnAnswer(): LibsqlError {
  return new LibsqlError("the server's answer is not one of the Hrana protocol", "HRANA_PROTO_ERROR");
}

function toResultSet({
  cols,
  rows,
  affected_row_count: rowsAffected,
  last_insert_rowid: rowid,
}: WireResult): ResultSet {
  const columns = cols.map(({ name }) => name ?? "");
  ReadRow.addPlaces(columns.length);
  return {
    columns,
    columnTypes: cols.map(({ decltype }) => decltype ?? ""),
    rows: rows.map((values) => new ReadRow(columns, values.map(fromWire)) as unknown as Row),
    rowsAffected,
    lastInsertRowid: rowid === undefined || rowid === null ? undefined : BigInt(rowid),
    toJSON: () => ({ columns, rows, rowsAffected }),
  };
}

function fromWire(value: WireValue): Value {
  switch (value.type) {
    case "text":
    case "float":
      return value.value;
    case "integer": {
      const number = Number(value.value);
      if (!Number.isSafeInteger(number)) throw new RangeError("an integer is too large for a number");
      return number;
    }
    case "null":
      return null;
    case "blob": {
      const { buffer, byteOffset, byteLength } = Buffer.from(value.base64, "base64");
      return buffer.slice(byteOffset, byteOffset + byteLength);
    }
    default:
      throw notAnAnswer();
  }
}

/**
 * A row, readable by column name (enumerable) and by index (through its prototype, which is cheaper than defining
 * each).
 */
class ReadRow {
  [column: string]: unknown;
  readonly #values: readonly Value[];

  constructor(columns: readonly string[], values: readonly Value[]) {
    this.#values = values;
    for (const [place, column] of columns.entries()) {
      if (!(column in this)) this[column] = values[place];
    }
  }

  static #places = 0;

  static {
    const get = function (this: ReadRow): number {
      return this.#values.length;
    };
    Object.defineProperty(ReadRow.prototype, "length", { get });
  }

  /** Makes rows readable at this many indexes. */
  static addPlaces(count: number): void {
    for (; ReadRow.#places < count; ReadRow.#places += 1) {
      const place = ReadRow.#places;
      const get = function (this: ReadRow): Value | undefined {
        return this.#values[place];
      };
      Object.defineProperty(ReadRow.prototype, place, { get });
    }
  }
}
