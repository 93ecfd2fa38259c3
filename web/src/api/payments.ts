import type { PaidTier } from "@mealwright/schema/constants/tiers";
import type { Payment } from "@mealwright/schema/contract/payments";
import { refetch } from "./transport/cache.ts";
import { write } from "./transport/write.ts";

/** Begins to pay for a plan; gives where. */
export async function createPayment(tier: PaidTier): Promise<string> {
  const { checkoutUrl } = await write("createPayment", { body: { tier } });
  return checkoutUrl;
}

/** Gives up a payment that waits. */
export async function cancelPayment({ id }: Payment): Promise<void> {
  await write("cancelPayment", { params: { id } });
}

/** Asks a payment back within its guarantee. */
export async function requestRefund({ id }: Payment): Promise<void> {
  await write("requestRefund", { params: { id } });
}

/** Asks again for what opens once a payment is confirmed, which happens on the server. */
export async function unlockPaid(): Promise<void> {
  await refetch(["user", "subscription", "payments", "mealPlans", "activeMealPlan", "mealPlan", "favorites"]);
}
