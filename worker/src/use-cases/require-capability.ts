import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { type Capability, can, lowestTierWith } from "@mealwright/schema/rules/entitlements";
import { DomainError } from "../domain/errors.ts";
import type { Account } from "../domain/ports.ts";

/** Throws `upgrade_required` when the account's tier lacks a capability. */
export function requireCapability(account: Account, capability: Capability): void {
  if (can(account.tier, capability)) return;
  const tier = TIER_NAMES[lowestTierWith(capability)];
  throw new DomainError("upgrade_required", `${CALL_ERRORS.upgradeRequired} It comes with ${tier}.`, { capability });
}
