import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SESSION_FACTS_TEXT } from "@mealwright/schema/constants/auth/session-facts";
import { userExport } from "@mealwright/schema/contract/user";
import { getTableColumns, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { type Fate, PERSONAL_COLUMNS, TOLD_OF_PERSON } from "./personal-columns.fixture.ts";

/** Personal tables that this part of the export does not read, and why. */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  authenticators: "a secret",
  earlierPlans: "a plan that was replaced, for a day",
  mealPlans: "read as plans",
  passwordResets: "secrets",
  preferences: "read as answers",
  recoveryCodes: "secrets",
};

const ROOT = join(import.meta.dirname, "../../../..");
const TABLES_FOLDER = join(ROOT, "schema/src/tables");
const PRIVACY_PAGE = join(ROOT, "web/src/screens/privacy-screen.tsx");

async function readTables(): Promise<readonly (readonly [name: string, table: SQLiteTable])[]> {
  const files = globSync("*.ts", { cwd: TABLES_FOLDER }).map((file) => join(TABLES_FOLDER, file));
  const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(files.map((file) => import(file)));
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, table]) => (is(table, SQLiteTable) ? [[name, table] as const] : [])),
  );
}

const TABLES = await readTables();
const FATES = Object.values(PERSONAL_COLUMNS).flatMap((columns): readonly Fate[] => Object.values(columns));

/** Whether the export's schema has the value at this path; for lists, looks at their items. */
function isExported(path: string): boolean {
  let at: unknown = userExport;
  for (const key of path.split(".")) at = Object(fieldsOf(at))[key];
  return at !== undefined;
}

/** The fields of an object schema, unwrapped. */
function fieldsOf(shape: unknown): unknown {
  if (shape === undefined) return undefined;
  const { shape: fields, element, def } = Object(shape);
  return fields ?? fieldsOf(element ?? def?.innerType);
}

test("the export reads every table with personal data", () => {
  const source = readFileSync(join(import.meta.dirname, "personal-records.ts"), "utf8");
  const ofPersons = TABLES.filter(([, table]) => "userId" in getTableColumns(table));
  expect(ofPersons.length).toBeGreaterThan(15);
  const unread = ofPersons.map(([name]) => name).filter((name) => !source.includes(`from(${name})`));
  expect(unread.sort()).toEqual(Object.keys(READ_ELSEWHERE));
});

test("`personal-columns.fixture.ts` says for each personal column where its owner can see it", () => {
  const ofPersons = TABLES.filter(([name, table]) => name === "users" || "userId" in getTableColumns(table));
  const columns = ofPersons.flatMap(([name, table]) =>
    Object.keys(getTableColumns(table)).map((key) => `${name}.${key}`),
  );
  const settled = Object.entries(PERSONAL_COLUMNS).flatMap(([name, fates]) =>
    Object.keys(fates).map((key) => `${name}.${key}`),
  );
  expect(settled.sort()).toEqual(columns.sort());
});

test("every column listed as exported is in the export", () => {
  const paths = FATES.flatMap((fate) => ("exported" in fate ? [fate.exported] : []));
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !isExported(path))).toEqual([]);
});

const PAGE = readFileSync(PRIVACY_PAGE, "utf8")
  .replaceAll(/\s+/gu, " ")
  .replaceAll("{SESSION_FACTS_TEXT}", SESSION_FACTS_TEXT);

test("the privacy page mentions every column listed as mentioned there", () => {
  const words = new Set(FATES.flatMap((fate) => ("told" in fate ? [fate.told] : [])));
  expect([...words].filter((text) => !PAGE.includes(text))).toEqual([]);
});

test("the privacy page names everything stored about people in the household", () => {
  const named = /Of people who eat with you: ([^;]*);/.exec(PAGE)?.[1]?.split(/, | and /);
  expect(named).toEqual([...new Set(Object.values(TOLD_OF_PERSON))]);
});
