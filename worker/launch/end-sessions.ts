import { normalizeEmail } from "@mealwright/schema/rules/email";
import { sessions } from "@mealwright/schema/tables/sessions";
import { users } from "@mealwright/schema/tables/users";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql/http";
import { type DatabaseAddress, openClient } from "./database/database-client.ts";
import { LaunchError } from "./launch-error.ts";
import { readRunning } from "./processes/running.ts";
import { readSettings } from "./settings.ts";

const EVERYBODY = "everybody";
const USAGE = `Usage: end-sessions <address or ${EVERYBODY}>`;

/**
 * Signs one account, or all of them, out everywhere; returns the number of sessions that this ended. Throws a
 * `LaunchError`.
 */
export async function endSessions(address: DatabaseAddress, whose: string): Promise<number> {
  const client = openClient(address);
  try {
    const database = drizzle({ client, casing: "snake_case" });
    const isOpen = isNull(sessions.revokedAt);
    const ended = database.update(sessions).set({ revokedAt: new Date() });
    if (whose === EVERYBODY) return (await ended.where(isOpen)).rowsAffected;
    const owners = database
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, normalizeEmail(whose)));
    if ((await owners).length === 0) throw new LaunchError(`No account has the address ${whose}.`);
    return (await ended.where(and(isOpen, inArray(sessions.userId, owners)))).rowsAffected;
  } finally {
    client.close();
  }
}

async function run([whose = ""]: readonly string[]): Promise<string> {
  if (whose === "") throw new LaunchError(USAGE);
  const { dataDirectory, libsqlUrl, libsqlToken } = readSettings(process.env);
  const address = libsqlUrl ? { url: libsqlUrl, authToken: libsqlToken } : readRunning(dataDirectory);
  return `${await endSessions(address, whose)} sessions are ended.`;
}

if (import.meta.main) {
  try {
    console.log(await run(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof LaunchError ? error.message : error);
    process.exitCode = 1;
  }
}
