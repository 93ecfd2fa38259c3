import type { StoredPayment } from "../../domain/payments/stored-payment.ts";
import { changePayment, type PaymentDeps, requirePending } from "./change-payment.ts";

/** Cancels a pending payment. Throws `conflict` when it is no longer pending. */
export async function cancelPayment(deps: PaymentDeps, userId: string, paymentId: string): Promise<StoredPayment> {
  return changePayment(deps, paymentId, userId, (payment) => {
    requirePending(payment);
    return { ...payment, status: "canceled" };
  });
}
