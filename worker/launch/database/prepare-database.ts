import { execFile } from "node:child_process";
import { text } from "node:stream/consumers";
import type { PasswordCost } from "../../src/adapters/password/scrypt.ts";
import { LaunchError } from "../launch-error.ts";
import type { AdminAccount } from "./admin-account.ts";
import type { DatabaseAddress } from "./database-client.ts";

export interface Preparation {
  readonly database: DatabaseAddress;
  /** The pepper for hashing the admin's password. */
  readonly pepper: string;
  readonly admin: AdminAccount;
  /** The cost of hashing it; the product's cost when absent. */
  readonly passwordCost?: PasswordCost;
}

/**
 * Migrates a database to this version and ensures the admin's account. Throws a `LaunchError` if the database is newer.
 */
export async function prepareDatabase({ database, pepper, admin, passwordCost }: Preparation): Promise<void> {
  const [{ migrateDatabase }, { ensureAdmin }] = await Promise.all([
    import("./migrate.ts"),
    import("./admin-account.ts"),
  ]);
  await migrateDatabase(database);
  await ensureAdmin(database, pepper, admin, passwordCost);
}

/** The same in a process that ends, because what it loads would otherwise keep over 100 MB while the site is served. */
export async function prepareDatabaseApart(preparation: Preparation): Promise<void> {
  const refusal = await new Promise<string>((resolve, reject) => {
    const child = execFile(process.execPath, [import.meta.filename], (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    // Pass secrets by its standard input, which no other process can read.
    child.stdin?.end(JSON.stringify(preparation));
  });
  if (refusal !== "") throw new LaunchError(refusal);
}

/** Run as a program: reads a preparation as JSON from standard input, and prints why it was refused, or nothing. */
if (import.meta.main) {
  try {
    await prepareDatabase(JSON.parse(await text(process.stdin)));
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    process.stdout.write(error.message);
  }
}
