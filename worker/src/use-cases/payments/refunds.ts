import { PAYMENT_ERRORS } from "@mealwright/schema/constants/payments";
import { DomainError } from "../../domain/errors.ts";
import { guaranteedUntil } from "../../domain/payments/guarantee.ts";
import type { StoredPayment } from "../../domain/payments/stored-payment.ts";
import { noteEvent } from "../note-event.ts";
import { changePayment, type PaymentDeps } from "./change-payment.ts";

/** Requests a refund. Throws `conflict` outside the payment's guarantee, and when it was already requested. */
export async function requestRefund(deps: PaymentDeps, userId: string, paymentId: string): Promise<StoredPayment> {
  const asked = await changePayment(deps, paymentId, userId, (payment, now) => {
    const until = guaranteedUntil(payment);
    if (until === null || until < now) throw new DomainError("conflict", PAYMENT_ERRORS.notRefundable);
    if (payment.refundRequestedAt !== null) throw new DomainError("conflict", PAYMENT_ERRORS.refundAskedAlready);
    return { ...payment, refundRequestedAt: now };
  });
  await noteEvent(deps, "refund-requested", userId);
  return asked;
}

/** The admin's decision. A refunded payment no longer gives a tier. Throws `conflict` when no refund is requested. */
export async function decideRefund(
  deps: PaymentDeps,
  adminId: string,
  paymentId: string,
  approve: boolean,
): Promise<StoredPayment> {
  const decided = await changePayment(deps, paymentId, null, (payment, now) => {
    const { status, refundRequestedAt, refundDeclinedAt } = payment;
    const isOpen = status === "confirmed" && refundRequestedAt !== null && refundDeclinedAt === null;
    if (!isOpen) throw new DomainError("conflict", PAYMENT_ERRORS.noRefundAsked);
    return approve ? { ...payment, status: "refunded" } : { ...payment, refundDeclinedAt: now };
  });
  await noteEvent(deps, approve ? "refund-approved" : "refund-declined", adminId);
  return decided;
}
