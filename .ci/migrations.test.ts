import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateSQLiteDrizzleJson } from "drizzle-kit/api";
import { expect, test } from "vitest";
import drizzleConfig from "../schema/drizzle.config.ts";

const ROOT = join(import.meta.dirname, "..");

/** A snapshot as the file of a migration has it, without what the library notes for itself. */
function tablesOf(snapshot: object): object {
  const { tables, views, enums, internal } = JSON.parse(JSON.stringify(snapshot));
  return { tables, views, enums, internal };
}

test("the last migration leaves the tables as they are declared: `pnpm migration` writes what is missing", async () => {
  const paths = globSync("schema/src/tables/*.ts", { cwd: ROOT });
  const declared = Object.assign({}, ...(await Promise.all(paths.map((path) => import(join(ROOT, path))))));
  const last = globSync("schema/migrations/meta/*_snapshot.json", { cwd: ROOT }).toSorted().at(-1) ?? "";
  const now = await generateSQLiteDrizzleJson(declared, undefined, drizzleConfig.casing);
  expect(Object.keys(now.tables).length).toBeGreaterThan(10);
  expect(tablesOf(now)).toEqual(tablesOf(JSON.parse(readFileSync(join(ROOT, last), "utf8"))));
});
