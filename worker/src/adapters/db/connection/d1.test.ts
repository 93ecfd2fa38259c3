import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DomainError } from "../../../domain/errors.ts";
import { isUniqueBreach } from "./client.ts";
import { openD1 } from "./d1.ts";

const ANSWER = { success: true, results: [{ n: 7 }], meta: { changes: 0, last_row_id: 0 } };

interface Sent {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A binding that refuses with each of these texts in turn, then succeeds; records what it was sent. */
function bindingOf(...refusals: readonly string[]) {
  const sent: Sent[] = [];
  const left = [...refusals];
  const binding = {
    prepare: (text: string) => ({ bind: (...values: unknown[]) => ({ sql: text, values }) }),
    async batch(statements: readonly Sent[]) {
      sent.push(...statements);
      const refusal = left.shift();
      if (refusal !== undefined) throw new Error(refusal);
      return statements.map(() => ANSWER);
    },
  } as unknown as D1Database;
  const meter = { calls: 0, milliseconds: 0 };
  return { database: openD1(binding, meter), meter, sent };
}

test("an overloaded D1 gets the batch again, and the retry is counted", async () => {
  const { database, meter } = bindingOf("D1_ERROR: D1 DB is overloaded. Too many requests queued.");
  expect(await database.all(sql`select 7 as n`)).toEqual([{ n: 7 }]);
  expect(meter.calls).toBe(2);
});

test("a D1 that stays overloaded or loses the connection is `unavailable`, without a retry in the latter case", async () => {
  const overloaded = bindingOf(...Array.from({ length: 9 }, () => "D1_ERROR: D1 DB is overloaded."));
  await expect(overloaded.database.run(sql`select 7`)).rejects.toMatchObject({ cause: { code: "unavailable" } });
  expect(overloaded.sent).toHaveLength(6);
  const lost = bindingOf("D1_ERROR: Network connection lost.");
  const error = await lost.database.run(sql`select 7`).catch((thrown: Error) => thrown.cause);
  expect(error).toBeInstanceOf(DomainError);
  expect(lost.sent).toHaveLength(1);
});

test("a unique constraint error is still recognized", async () => {
  const { database } = bindingOf("D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT");
  const error = await database.run(sql`insert into users (email) values ('a')`).catch((thrown: unknown) => thrown);
  expect(isUniqueBreach(error, "users.email")).toBe(true);
});

test("only reading statements become subqueries", async () => {
  const { database, sent } = bindingOf();
  await database.run(sql`select updated_at from a`);
  await database.run(sql`with some as (select 1) select * from some`);
  await database.run(sql`with some as (select 1) insert into a select * from some returning id`);
  expect(sent.map((one) => one.sql)).toEqual([
    "select * from (select updated_at from a)",
    "select * from (with some as (select 1) select * from some)",
    "with some as (select 1) insert into a select * from some returning id",
  ]);
});

test("too many parameters for D1 are sent as one, and question marks in quotes are left alone", async () => {
  const { database, sent } = bindingOf();
  const values = Array.from({ length: 101 }, (_, index) => index);
  const rows = sql.join(
    values.map((value) => sql`(${value}, '?')`),
    sql`, `,
  );
  await database.run(sql`insert into a values ${rows}`);
  const [statement] = sent;
  expect(statement?.values).toEqual([JSON.stringify(values)]);
  expect(statement?.sql).toContain("(json_extract(?1, '$[0]'), '?'), (json_extract(?1, '$[1]'), '?')");
  expect(statement?.sql.match(/json_extract/g)).toHaveLength(101);
});
