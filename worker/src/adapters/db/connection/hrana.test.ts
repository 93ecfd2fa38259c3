import { describe, expect, test } from "vitest";
import { type Answer, askBatch, askStatement, isBusy, readAnswers, readBatch, readStatement, toBody } from "./hrana.ts";

/** The requests sent for a statement with this parameter. */
const sentFor = (value: unknown) => JSON.parse(toBody([askStatement({ sql: "select ?", args: [value] })])).requests;

describe("a statement", () => {
  test.each([
    [null, { type: "null" }],
    ["é", { type: "text", value: "é" }],
    [1.5, { type: "float", value: 1.5 }],
    [true, { type: "integer", value: "1" }],
    [false, { type: "integer", value: "0" }],
    [2n ** 60n, { type: "integer", value: "1152921504606846976" }],
    [new Uint8Array([0, 255]), { type: "blob", base64: "AP8=" }],
  ])("sends %o as a parameter and closes the stream", (value, wire) => {
    expect(sentFor(value)).toEqual([
      { type: "execute", stmt: { sql: "select ?", args: [wire], want_rows: true } },
      { type: "close" },
    ]);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, new Date(0), {}])("refuses %o", (value) => {
    expect(() => sentFor(value)).toThrow();
  });
});

const result = (...rows: object[][]) => ({
  cols: [{ name: "a" }, { name: "a" }, { name: "length" }, { name: "1" }],
  rows,
  affected_row_count: 3,
  last_insert_rowid: "9",
});

const ok = (of: object) => ({ type: "ok", response: { result: of } }) as Answer;

describe("a result", () => {
  test("can be read by position, and by name, where the first of equal names counts", () => {
    const values = [
      { type: "integer", value: "7" },
      { type: "text", value: "x" },
      { type: "float", value: 0.5 },
      { type: "null" },
    ];
    const { rows, rowsAffected, lastInsertRowid } = readStatement(ok(result(values)));
    const [row] = rows;
    expect([rowsAffected, lastInsertRowid]).toEqual([3, 9n]);
    expect(Object.entries(row ?? {})).toEqual([["a", 7]]);
    expect(Array.prototype.slice.call(row)).toEqual([7, "x", 0.5, null]);
  });

  test("keeps every byte of a blob", () => {
    const { rows } = readStatement(ok({ ...result([{ type: "blob", base64: "AP8" }]), cols: [{ name: "b" }] }));
    expect(new Uint8Array(rows[0]?.b as ArrayBuffer)).toEqual(new Uint8Array([0, 255]));
  });

  test.each([
    ["an integer too large for a number", ok(result([{ type: "integer", value: "9007199254740993" }]))],
    ["an unknown kind of value", ok(result([{ type: "duration" }]))],
    ["no result", { type: "ok", response: {} } as Answer],
    ["no response", undefined],
  ])("is rejected with %s", (_, answer) => {
    expect(() => readStatement(answer)).toThrow();
  });

  test("of a failed statement is its error with SQLite's code", () => {
    const answer: Answer = { type: "error", error: { message: "SQLite error: disk full", code: "SQLITE_FULL" } };
    expect(() => readStatement(answer)).toThrow(expect.objectContaining({ code: "SQLITE_FULL" }));
    expect(isBusy(answer)).toBe(false);
  });
});

describe("a transaction", () => {
  test("runs its steps in order, commits after the last, and rolls back on failure", () => {
    const { batch } = askBatch([
      { sql: "insert", args: [] },
      { sql: "update", args: [] },
    ]) as { batch: { steps: { condition?: unknown; stmt: { sql: string } }[] } };
    expect(batch.steps.map(({ stmt, condition }) => [stmt.sql, condition])).toEqual([
      ["BEGIN DEFERRED", undefined],
      ["insert", { type: "ok", step: 0 }],
      ["update", { type: "ok", step: 1 }],
      ["COMMIT", { type: "ok", step: 2 }],
      ["ROLLBACK", { type: "not", cond: { type: "ok", step: 3 } }],
    ]);
  });

  const step = result();

  test("returns a result for each statement, whatever happened to the rollback", () => {
    const errors = [null, null, null, null, { message: "no transaction is active" }];
    const answer = ok({ step_results: [step, step, step, step, null], step_errors: errors });
    expect(readBatch(answer, 2)).toHaveLength(2);
  });

  test.each([
    ["a statement", [step, step, null, null, step], [null, null, { message: "UNIQUE", code: "SQLITE_CONSTRAINT" }]],
    ["the commit", [step, step, step, null, step], [null, null, null, { message: "busy", code: "SQLITE_BUSY" }]],
    ["an unnamed step", [step, step, null, null, step], [null, null, null, null, null]],
  ])("fails as a whole if %s failed", (_, step_results, step_errors) => {
    const answer = ok({ step_results, step_errors });
    expect(() => readBatch(answer, 2)).toThrow();
    expect(isBusy(answer)).toBe(step_errors.some((error) => error?.code === "SQLITE_BUSY"));
  });
});

test.each(["", "{", "<html>", '{"results":[', "7", '"text"'])("%j is not a valid response", (text) => {
  expect(readAnswers(text)).toBeNull();
});
