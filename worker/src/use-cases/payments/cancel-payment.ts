import type { StoredPayment } from "../../domain/payments/stored-payment.ts";
import { changePayment, type PaymentDeps, requirePending } from "./change-payment.ts";

/** Gives up a payment that waits. Throws `conflict` when it does not wait any more. */
export async function cancelPayment(deps: PaymentDeps, userId: string, paymentId: string): Promise<StoredPayment> {
  return changePayment(deps, paymentId, userId, (payment) => {
    requirePending(payment);
    return { ...payment, status: "canceled" };
  });
}
