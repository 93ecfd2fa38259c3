import { MODEL_REQUESTS_PER_DAY } from "@mealwright/schema/constants/model";
import { FREE_TIER, MODEL_PER_DAY } from "@mealwright/schema/constants/tiers";
import { can } from "@mealwright/schema/rules/entitlements";
import type { Deps } from "../../../deps.ts";
import type { Quota } from "../../../domain/account-ports.ts";
import { wideNetworkOf } from "../../../domain/network.ts";
import type { Account } from "../../../domain/ports.ts";
import { nextMidnight } from "../next-midnight.ts";

export type ModelQuotaDeps = Pick<
  Deps,
  "clock" | "counters" | "digestKey" | "limitScale" | "modelRequestsPerDay" | "network"
>;

/** A plan or meal made today, and how many requests to the model it may take. */
export interface ModelUse {
  readonly kind: "plans" | "meals";
  readonly requests: number;
}

/**
 * Counts one more plan or meal today, with its requests. `unverified` for a free account whose address is not
 * confirmed; `used-up` when the tier's or everybody's daily quota is spent; nothing is counted then.
 */
export async function askForModel(
  deps: ModelQuotaDeps,
  { id, tier, isEmailVerified }: Account,
  { kind, requests }: ModelUse,
): Promise<"granted" | "unverified" | "used-up"> {
  const isFree = tier === FREE_TIER;
  if (isFree && !isEmailVerified) return "unverified";
  const endsAt = nextMidnight(deps.clock.now());
  const shared = (key: string, most: number): Quota => ({
    key,
    endsAt,
    most: most * deps.limitScale,
    amount: requests,
  });
  const { freeShare, usualShare, freePerNetwork, freePerWideNetwork } = MODEL_REQUESTS_PER_DAY;
  const wide = wideNetworkOf(deps.network);
  const ofFree = [
    shared("model-requests-free", Math.floor(deps.modelRequestsPerDay * freeShare)),
    shared(`model-requests-network:${deps.digestKey(deps.network)}`, freePerNetwork),
    ...(wide === null ? [] : [shared(`model-requests-network:${deps.digestKey(wide)}`, freePerWideNetwork)]),
  ];
  const { usedUpUntil } = await deps.counters.spend([
    { key: `model-${kind}:${id}`, endsAt, most: MODEL_PER_DAY[tier][kind] * deps.limitScale },
    shared("model-requests", deps.modelRequestsPerDay),
    ...(can(tier, "priority_generation")
      ? []
      : [shared("model-requests-usual", Math.floor(deps.modelRequestsPerDay * usualShare))]),
    ...(isFree ? ofFree : []),
  ]);
  return usedUpUntil === null ? "granted" : "used-up";
}
