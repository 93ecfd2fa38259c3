import { createClient } from "@libsql/client/http";
import { PAID_TIERS, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { normalizeEmail } from "@mealwright/schema/rules/email";
import { users } from "@mealwright/schema/tables/users";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql/http";
import { LaunchError } from "./launch-error.ts";
import { readRunning } from "./running.ts";
import { readSettings } from "./settings.ts";

const DAY_MS = 24 * 3600 * 1000;
const USAGE = `Usage: grant <email> <${PAID_TIERS.join("|")}> <days>`;

/** Gives an account a tier for some days, as a confirmed payment does; run beside `npm start`, over the same DATA_DIR. */
async function grant([email = "", tierName = "", dayText = ""]: readonly string[]): Promise<string> {
  const tier = PAID_TIERS.find((candidate) => candidate === tierName);
  const days = Number(dayText);
  if (!email || !tier || !Number.isInteger(days) || days < 1) throw new LaunchError(USAGE);
  const { dataDirectory, libsqlUrl, libsqlToken } = readSettings(process.env);
  const url = libsqlUrl ?? readRunning(dataDirectory).databaseUrl;
  const client = createClient({ url, ...(libsqlToken ? { authToken: libsqlToken } : {}), intMode: "number" });
  try {
    const paidUntil = new Date(Date.now() + days * DAY_MS);
    const database = drizzle({ client, casing: "snake_case" });
    const { rowsAffected } = await database
      .update(users)
      .set({ tier, paidUntil })
      .where(eq(users.email, normalizeEmail(email)));
    if (rowsAffected === 0) throw new LaunchError(`No account has the address ${email}.`);
    return `${email} has ${TIER_NAMES[tier]} until ${paidUntil.toISOString().slice(0, 10)}.`;
  } finally {
    client.close();
  }
}

try {
  console.log(await grant(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exitCode = 1;
}
