import { FREE_TIER } from "@mealwright/schema/constants/tiers";
import { accountSettings, type User, userStats } from "@mealwright/schema/contract/user";
import type { Account, AccountStats } from "../domain/ports.ts";

/** An account as its owner's client sees it. */
export function presentUser(account: Account, stats: AccountStats): User {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    isPremium: account.tier !== FREE_TIER,
    tier: account.tier,
    createdAt: account.createdAt.toISOString(),
    ...accountSettings.parse(account),
    emailVerified: account.isEmailVerified,
    answersDigest: stats.answersDigest,
    stats: userStats.parse(stats),
  };
}
