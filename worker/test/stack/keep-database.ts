import type { Client, InStatement } from "@libsql/client/http";

/** The statements, for one batch, that restore every table to its present contents. */
export async function keepDatabase(database: Client): Promise<InStatement[]> {
  const { rows } = await database.execute(
    "select name from sqlite_schema where type = 'table' and name <> '__drizzle_migrations' and name not like 'sqlite_%'",
  );
  const tables = rows.map(({ name }) => String(name));
  const inserts = await Promise.all(tables.map((table) => insertsOf(database, table)));
  return ["pragma defer_foreign_keys = on", ...tables.map((table) => `delete from "${table}"`), ...inserts.flat()];
}

async function insertsOf(database: Client, table: string): Promise<InStatement[]> {
  const { columns, rows } = await database.execute(`select * from "${table}"`);
  const names = columns.map((column) => `"${column}"`).join();
  const sql = `insert into "${table}" (${names}) values (${columns.map(() => "?").join()})`;
  return rows.map((row) => ({ sql, args: columns.map((column) => row[column] ?? null) }));
}
