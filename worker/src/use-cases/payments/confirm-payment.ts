import type { StoredPayment } from "../../domain/payments/stored-payment.ts";
import { noteEvent } from "../note-event.ts";
import { changePayment, type PaymentDeps, requirePending } from "./change-payment.ts";

/**
 * The admin has seen a transfer arrive: the payer has the plan from now on. Throws `conflict` when the payment is no
 * longer pending (a second admin was faster), or when the transaction has confirmed another payment.
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
