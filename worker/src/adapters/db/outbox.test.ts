import { DatabaseSync } from "node:sqlite";
import { users } from "@mealwright/schema/tables/users";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { dedupeKeyOf } from "../../domain/mail/dedupe-key.ts";
import { dedupeKeyInSql } from "./outbox.ts";

test("a mail is found in the outbox by the key it was sent with", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("create table users (id text, paid_until integer); insert into users values ('ada', 1795000000123)");
  const key = dedupeKeyInSql("tier-ending", [users.id, users.paidUntil]);
  const { sql, params } = new SQLiteAsyncDialect({ casing: "snake_case" }).sqlToQuery(key);
  const row = database.prepare(`select ${sql} as found from users`).get(...params.map(String));
  expect(row).toEqual({ found: dedupeKeyOf("tier-ending", ["ada", new Date(1_795_000_000_123).getTime()]) });
});
