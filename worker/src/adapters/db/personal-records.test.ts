import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";

/** Tables of a person that the export does not read here, and why. */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  authenticators: "a secret",
  earlierPlans: "a plan that was replaced, for a day",
  mealPlans: "read as plans",
  passwordResets: "secrets",
  preferences: "read as answers",
  recoveryCodes: "secrets",
};

const TABLES_FOLDER = join(import.meta.dirname, "../../../../schema/src/tables");

async function readTables(): Promise<readonly (readonly [name: string, table: SQLiteTable])[]> {
  const files = globSync("*.ts", { cwd: TABLES_FOLDER }).map((file) => join(TABLES_FOLDER, file));
  const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(files.map((file) => import(file)));
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, table]) => (is(table, SQLiteTable) ? [[name, table] as const] : [])),
  );
}

test("the export reads every table that holds something of a person", async () => {
  const source = readFileSync(join(import.meta.dirname, "personal-records.ts"), "utf8");
  const ofPersons = (await readTables()).filter(([, table]) => "userId" in getTableColumns(table));
  expect(ofPersons.length).toBeGreaterThan(15);
  const unread = ofPersons.map(([name]) => name).filter((name) => !source.includes(`from(${name})`));
  expect(unread.sort()).toEqual(Object.keys(READ_ELSEWHERE));
});
