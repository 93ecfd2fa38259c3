import type { PaidTier } from "@mealwright/schema/constants/tiers";
import type { Payment } from "@mealwright/schema/contract/payments";
import { asRecord } from "../lib/unknown-values.ts";
import { heldAnswers, refetch } from "./transport/cache.ts";
import { send } from "./transport/send.ts";
import { write } from "./transport/write.ts";

/** Starts the payment for a plan; returns where to pay. */
export async function createPayment(tier: PaidTier): Promise<string> {
  const { checkoutUrl } = await write("createPayment", { body: { tier } });
  return checkoutUrl;
}

/** Cancels a pending payment. */
export async function cancelPayment({ id }: Payment): Promise<void> {
  await write("cancelPayment", { params: { id } });
}

/** Requests a refund within the payment's guarantee. */
export async function requestRefund({ id }: Payment): Promise<void> {
  await write("requestRefund", { params: { id } });
}

/** Fetches again what a confirmed payment unlocks; the confirmation happens on the server. */
export async function unlockPaid(): Promise<void> {
  await refetch(["user", "subscription", "payments", "mealPlans", "activeMealPlan", "mealPlan", "favorites"]);
}

/**
 * Asks which tier is paid for, and fetches again what depends on it where it is no longer the shown one: paid for in
 * another tab, given by an admin, or over. Without an answer everything stays.
 */
export function followTier(): Promise<void> {
  following ??= askTier().finally(() => {
    following = null;
  });
  return following;
}

/** Who comes back to a window makes it visible and focuses it: one question for both. */
let following: Promise<void> | null = null;

async function askTier(): Promise<void> {
  const shown = shownTier();
  if (shown === undefined) return;
  const user = await send("user").catch(() => null);
  if (user !== null && user.tier !== shown && shownTier() === shown) await unlockPaid();
}

function shownTier(): unknown {
  const [[, user] = []] = heldAnswers(["user"]);
  return asRecord(user).tier;
}
