import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client/http";
import { drizzle } from "drizzle-orm/libsql/http";
import { migrate } from "drizzle-orm/libsql/migrator";
import { LaunchError } from "./launch-error.ts";
import { MIGRATIONS_DIRECTORY } from "./project-paths.ts";

interface Journal {
  readonly entries: readonly { readonly when: number; readonly tag: string }[];
}

function readNewestMigration(): number {
  const journal: Journal = JSON.parse(readFileSync(join(MIGRATIONS_DIRECTORY, "meta/_journal.json"), "utf8"));
  return Math.max(...journal.entries.map(({ when }) => when));
}

/**
 * Applies what is missing of `schema/migrations`. Throws a `LaunchError` for a database that a newer version has
 * migrated: migrations go forward only.
 */
export async function migrateDatabase(url: string, authToken: string | undefined): Promise<void> {
  const client = createClient({ url, ...(authToken ? { authToken } : {}), intMode: "number" });
  try {
    const applied = await client.execute(
      "select name from sqlite_master where type = 'table' and name = '__drizzle_migrations'",
    );
    if (applied.rows.length > 0) {
      const newest = await client.execute("select max(created_at) as newest from __drizzle_migrations");
      if (Number(newest.rows[0]?.newest ?? 0) > readNewestMigration()) {
        throw new LaunchError(
          "The database was made by a newer version of Mealwright. Start that version, or set DATA_DIR to another folder.",
        );
      }
    }
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_DIRECTORY });
  } finally {
    client.close();
  }
}
