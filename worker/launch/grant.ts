import { randomUUID } from "node:crypto";
import {
  PAID_TIER_TERMS,
  PAID_TIERS,
  type PaidTier,
  PRICING_CURRENCY,
  TIER_NAMES,
} from "@mealwright/schema/constants/tiers";
import { normalizeEmail } from "@mealwright/schema/rules/email";
import { weekStart } from "@mealwright/schema/rules/week";
import { payments } from "@mealwright/schema/tables/payments";
import { users } from "@mealwright/schema/tables/users";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql/http";
import { standingOf } from "../src/domain/payments/standing.ts";
import type { StoredPayment } from "../src/domain/payments/stored-payment.ts";
import { openClient } from "./database/database-client.ts";
import { LaunchError } from "./launch-error.ts";
import { readRunning } from "./processes/running.ts";
import { readSettings } from "./settings.ts";

const DAY_MS = 24 * 3600 * 1000;
const USAGE = `Usage: grant <email> <${PAID_TIERS.join("|")}> <days>`;

/** A gift is a payment of zero, so that it counts like paid time, and later payments extend it. */
function toGift(userId: string, tier: PaidTier, days: number, now: Date): StoredPayment {
  return {
    id: randomUUID(),
    userId,
    tier,
    amountCents: 0,
    billingPeriod: PAID_TIER_TERMS[tier].billingPeriod,
    status: "confirmed",
    weekOf: weekStart(now),
    wiseTransactionId: null,
    createdAt: now,
    confirmedAt: now,
    provider: "gift",
    reference: null,
    providerRef: null,
    periodStart: now,
    periodEnd: new Date(now.getTime() + days * DAY_MS),
    refundRequestedAt: null,
    refundDeclinedAt: null,
    refundedCents: 0,
  };
}

/**
 * Gives an account a tier for some days, as a confirmed payment does; run beside `npm start`, over the same DATA_DIR.
 */
async function grant([email = "", tierName = "", dayText = ""]: readonly string[]): Promise<string> {
  const tier = PAID_TIERS.find((candidate) => candidate === tierName);
  const days = Number(dayText);
  if (!email || !tier || !Number.isInteger(days) || days < 1) throw new LaunchError(USAGE);
  const { dataDirectory, libsqlUrl, libsqlToken } = readSettings(process.env);
  const client = openClient(libsqlUrl ? { url: libsqlUrl, authToken: libsqlToken } : readRunning(dataDirectory));
  try {
    const database = drizzle({ client, casing: "snake_case" });
    const [owner] = await database
      .select()
      .from(users)
      .where(eq(users.email, normalizeEmail(email)));
    if (!owner) throw new LaunchError(`No account has the address ${email}.`);
    const paid = await database.select().from(payments).where(eq(payments.userId, owner.id));
    const gift = toGift(owner.id, tier, days, new Date());
    const standing = standingOf([...paid, gift], owner.renews);
    await database.batch([
      database.insert(payments).values({ ...gift, currency: PRICING_CURRENCY }),
      database
        .update(users)
        .set({ ...standing, paymentsVersion: owner.paymentsVersion + 1 })
        .where(eq(users.id, owner.id)),
    ]);
    return `${email} has ${TIER_NAMES[standing.tier]} until ${standing.paidUntil?.toISOString().slice(0, 10)}.`;
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
