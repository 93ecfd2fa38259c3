import type { StoredPayment } from "../../domain/payments/stored-payment.ts";
import { noteEvent } from "../note-event.ts";
import { changePayment, type PaymentDeps, requirePending } from "./change-payment.ts";

/**
 * Confirms a transfer that the admin has seen arrive; the payer's plan starts now. Throws `conflict` if the payment is
 * no longer pending (a second admin was faster), or if the transaction has confirmed another payment.
 */
export async function confirmPayment(
  deps: PaymentDeps,
  adminId: string,
  paymentId: string,
  wiseTransactionId: string,
): Promise<StoredPayment> {
  const confirmed = await changePayment(deps, paymentId, null, (payment, now) => {
    requirePending(payment);
    return { ...payment, status: "confirmed", provider: "transfer", confirmedAt: now, wiseTransactionId };
  });
  await noteEvent(deps, "payment-confirmed", adminId);
  return confirmed;
}
