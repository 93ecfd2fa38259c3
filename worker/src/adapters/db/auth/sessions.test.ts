import { sessions } from "@mealwright/schema/tables/sessions";
import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { Database } from "../connection/client.ts";
import { createSessionStore } from "./sessions.ts";

/** A database that records the statements it is given and reports one written row. */
function recording() {
  const asked: { sql: string; args: unknown }[] = [];
  const execute = async (statement: unknown) => {
    const { sql, args } = Object(statement);
    asked.push({ sql, args });
    return { rowsAffected: 1, rows: [], columns: [], columnTypes: [], lastInsertRowid: undefined, toJSON: () => ({}) };
  };
  return { asked, database: new Database({ execute, batch: async () => [] }) };
}

test("a new session fills every column of the table", async () => {
  const { asked, database } = recording();
  const session = {
    id: "s1",
    userId: "u1",
    createdAt: new Date(1_000),
    expiresAt: new Date(2_000),
    userAgent: "a browser",
  };
  expect(await createSessionStore(database).add(session, 7)).toBe(true);
  expect(asked[0]?.sql.match(/\(([^)]*)\)/)?.[1]?.split(", ")).toHaveLength(
    Object.keys(getTableColumns(sessions)).length,
  );
  expect(asked[0]?.args).toEqual(["s1", "u1", 1_000, 1_000, 2_000, null, "a browser", "u1", 7]);
});
