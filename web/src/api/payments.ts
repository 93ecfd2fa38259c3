import type { PaidTier } from "@mealwright/schema/constants/tiers";
import type { Payment } from "@mealwright/schema/contract/payments";
import { refetch } from "./transport/cache.ts";
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
