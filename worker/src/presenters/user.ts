import { accountSettings, type User, userStats } from "@mealwright/schema/contract/user";
import type { Account, AccountStats } from "../domain/ports.ts";

/** An account as its owner's client sees it. */
export function presentUser(account: Account, stats: AccountStats): User {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    isPremium: account.tier !== "free-starter",
    tier: account.tier,
    createdAt: account.createdAt.toISOString(),
    ...accountSettings.parse(account),
    emailVerified: account.isEmailVerified,
    answersDigest: stats.answersDigest,
    stats: userStats.parse(stats),
  };
}
