import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { generateSQLiteDrizzleJson } from "drizzle-kit/api";
import { expect, test } from "vitest";
import drizzleConfig from "../schema/drizzle.config.ts";

const ROOT = join(import.meta.dirname, "..");

const LAST_SNAPSHOT = globSync("schema/migrations/meta/*_snapshot.json", { cwd: ROOT }).toSorted().at(-1) ?? "";

interface SnapshotTable {
  readonly name: string;
  readonly columns: object;
  readonly indexes: Readonly<Record<string, { readonly name: string; readonly columns: readonly string[] }>>;
}

/** A migration's snapshot, without the fields that the library keeps for itself. */
function tablesOf(snapshot: object): object {
  const { tables, views, enums, internal } = JSON.parse(JSON.stringify(snapshot));
  return { tables, views, enums, internal };
}

test("the last migration matches the declared tables (if not, run `pnpm migration`)", async () => {
  const paths = globSync("schema/src/tables/*.ts", { cwd: ROOT });
  const declared = Object.assign({}, ...(await Promise.all(paths.map((path) => import(join(ROOT, path))))));
  const now = await generateSQLiteDrizzleJson(declared, undefined, drizzleConfig.casing);
  expect(Object.keys(now.tables).length).toBeGreaterThan(10);
  expect(tablesOf(now)).toEqual(tablesOf(JSON.parse(readFileSync(join(ROOT, LAST_SNAPSHOT), "utf8"))));
});

/** Names of a table's columns, and of its indexes with how many parts each has. */
interface TableShape {
  readonly columns: readonly string[];
  readonly indexes: Readonly<Record<string, number>>;
}

/** What the SQL of all migrations makes, by the name of the table. */
function runMigrations(): Readonly<Record<string, TableShape>> {
  const database = new DatabaseSync(":memory:");
  for (const path of globSync("schema/migrations/*.sql", { cwd: ROOT }).toSorted()) {
    database.exec(readFileSync(join(ROOT, path), "utf8"));
  }
  const namesIn = (query: string, of: string) =>
    database
      .prepare(query)
      .all(of)
      .map(({ name }) => String(name));
  const tables = namesIn("select name from sqlite_master where type = ? and name not like 'sqlite_%'", "table");
  return Object.fromEntries(
    tables.map((table) => {
      const indexes = namesIn("select name from pragma_index_list(?) where origin = 'c'", table);
      const parts = (index: string) => database.prepare("select * from pragma_index_info(?)").all(index).length;
      return [
        table,
        {
          columns: namesIn("select name from pragma_table_info(?)", table).sort(),
          indexes: Object.fromEntries(indexes.map((index) => [index, parts(index)])),
        },
      ];
    }),
  );
}

// The generator splits an index's parts at every comma, even in a function's parentheses: check what it wrote.
test("running all migrations creates the columns and indexes of the last snapshot", () => {
  const { tables }: { tables: Readonly<Record<string, SnapshotTable>> } = JSON.parse(
    readFileSync(join(ROOT, LAST_SNAPSHOT), "utf8"),
  );
  const shapes = Object.values(tables).map(({ name, columns, indexes }) => [
    name,
    {
      columns: Object.keys(columns).sort(),
      indexes: Object.fromEntries(Object.values(indexes).map((index) => [index.name, index.columns.length])),
    },
  ]);
  expect(shapes.length).toBeGreaterThan(10);
  expect(runMigrations()).toEqual(Object.fromEntries(shapes));
});
