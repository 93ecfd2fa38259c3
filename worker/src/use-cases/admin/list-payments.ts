import type { AdminPayments } from "@mealwright/schema/contract/admin";
import { centsToUnits } from "@mealwright/schema/rules/money";
import type { Deps } from "../../deps.ts";
import { presentPayment } from "../../presenters/payments.ts";

/** Every pending payment and refund request, the newest confirmed payments, and the total of all confirmed ones. */
export async function listPayments({ admin }: Pick<Deps, "admin">): Promise<AdminPayments> {
  const { payments, revenueCents } = await admin.readPayments();
  return {
    payments: payments.map(({ payment, payer }) => ({ ...presentPayment(payment), ...payer })),
    revenue: centsToUnits(revenueCents),
  };
}
