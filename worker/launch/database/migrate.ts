import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@libsql/client/http";
import { drizzle } from "drizzle-orm/libsql/http";
import { migrate } from "drizzle-orm/libsql/migrator";
import { LaunchError } from "../launch-error.ts";
import { MIGRATIONS_DIRECTORY } from "../project-paths.ts";
import { type DatabaseAddress, openClient } from "./database-client.ts";

interface Journal {
  readonly entries: readonly { readonly when: number; readonly tag: string }[];
}

function readJournal(): Journal["entries"] {
  const journal: Journal = JSON.parse(readFileSync(join(MIGRATIONS_DIRECTORY, "meta/_journal.json"), "utf8"));
  return journal.entries;
}

/** When the newest migration that a database has was created, ms since 1970; null for a database without any. */
async function readApplied(client: Client): Promise<number | null> {
  const kept = await client.execute(
    "select name from sqlite_master where type = 'table' and name = '__drizzle_migrations'",
  );
  if (kept.rows.length === 0) return null;
  const newest = await client.execute("select max(created_at) as newest from __drizzle_migrations");
  return Number(newest.rows[0]?.newest ?? 0);
}

export interface PendingMigration {
  readonly name: string;
  /** Removes or renames a table or column, which a running version may still use. */
  readonly takesAway: boolean;
}

/** The migrations that a database lacks, in order. No version runs over an empty one, so there `takesAway` is false. */
export async function readPending(database: DatabaseAddress): Promise<readonly PendingMigration[]> {
  const client = openClient(database);
  try {
    const applied = await readApplied(client);
    return readJournal()
      .filter(({ when }) => when > (applied ?? 0))
      .map(({ tag }) => {
        const statements = readFileSync(join(MIGRATIONS_DIRECTORY, `${tag}.sql`), "utf8");
        return { name: tag, takesAway: applied !== null && /\b(?:drop\s+(?:table|column)|rename)\b/i.test(statements) };
      });
  } finally {
    client.close();
  }
}

/**
 * Applies the missing migrations of `schema/migrations`. Throws a `LaunchError` for a database that a newer version has
 * migrated: migrations only go forward.
 */
export async function migrateDatabase(database: DatabaseAddress): Promise<void> {
  const client = openClient(database);
  try {
    const newest = Math.max(...readJournal().map(({ when }) => when));
    if (((await readApplied(client)) ?? 0) > newest) {
      throw new LaunchError(
        "The database was made by a newer version of Mealwright. Start that version, or set DATA_DIR to another folder.",
      );
    }
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_DIRECTORY });
  } finally {
    client.close();
  }
}
