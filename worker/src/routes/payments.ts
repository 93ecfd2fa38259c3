import { CALLS } from "@mealwright/schema/calls";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { DomainError } from "../domain/errors.ts";
import { reply } from "../http/answer/reply.ts";
import { readBody, readText } from "../http/body.ts";
import { requireAdmin } from "../http/caller/admin.ts";
import { pathId } from "../http/caller/guards.ts";
import { shielded } from "../http/caller/limits.ts";
import { readBeside, requireMember } from "../http/caller/session.ts";
import type { Handlers } from "../http/handler.ts";
import { later } from "../http/later.ts";
import { presentPayment, presentPaymentDetails, presentSubscription } from "../presenters/payments.ts";
import { cancelPayment } from "../use-cases/payments/cancel-payment.ts";
import { confirmPayment } from "../use-cases/payments/confirm-payment.ts";
import { createPayment } from "../use-cases/payments/create-payment.ts";
import { notePaymentEvent } from "../use-cases/payments/note-payment-event.ts";
import { decideRefund, requestRefund } from "../use-cases/payments/refunds.ts";
import { tellPaymentConfirmed } from "../use-cases/payments/tell-payment-confirmed.ts";
import { tellRefundDecided } from "../use-cases/payments/tell-refund-decided.ts";

export const paymentsHandlers = {
  createPayment: async (c) => {
    const { account } = await requireMember(c);
    const { tier } = await readBody(c, CALLS.createPayment.body);
    const { payment, checkoutUrl } = await createPayment(c.get("deps"), account, tier);
    return reply(c, "createPayment", { payment: presentPayment(payment), checkoutUrl });
  },

  subscription: async (c) => {
    const { clock, payments, paymentDesk } = c.get("deps");
    const { data: standing } = await readBeside(c, (userId) => payments.readStanding(userId));
    return reply(c, "subscription", presentSubscription(standing, paymentDesk, clock.now()));
  },

  payments: async (c) => {
    const { data: own } = await readBeside(c, (userId) => c.get("deps").payments.list(userId));
    return reply(c, "payments", own.map(presentPayment));
  },

  payment: async (c) => {
    const { payments, paymentDesk } = c.get("deps");
    const { account, data: payment } = await readBeside(c, (userId) => payments.find(userId, pathId(c, "id")));
    if (payment === null) throw new DomainError("not_found", CALL_ERRORS.notFound);
    return reply(c, "payment", presentPaymentDetails(payment, paymentDesk, account.email));
  },

  cancelPayment: async (c) => {
    const { account } = await requireMember(c);
    const payment = await cancelPayment(c.get("deps"), account.id, pathId(c, "id"));
    return reply(c, "cancelPayment", { success: true, payment: presentPayment(payment) });
  },

  requestRefund: async (c) => {
    const { account } = await requireMember(c);
    const payment = await requestRefund(c.get("deps"), account.id, pathId(c, "id"));
    return reply(c, "requestRefund", { success: true, payment: presentPayment(payment) });
  },

  paymentWebhook: shielded("paymentWebhook", async (c) => {
    const { clock, paymentDesk } = c.get("deps");
    const rawBody = await readText(c);
    const event = await paymentDesk.readEvent(rawBody, c.req.header("stripe-signature"), clock.now());
    if (event !== null) await notePaymentEvent(c.get("deps"), event);
    return reply(c, "paymentWebhook", { received: true });
  }),

  confirmPayment: async (c) => {
    const { account } = await requireAdmin(c);
    const { wiseTransactionId } = await readBody(c, CALLS.confirmPayment.body);
    const payment = await confirmPayment(c.get("deps"), account.id, pathId(c, "id"), wiseTransactionId);
    later(c, "payment confirmed mail", () => tellPaymentConfirmed(c.get("deps"), payment));
    return reply(c, "confirmPayment", { success: true, payment: presentPayment(payment) });
  },

  decideRefund: async (c) => {
    const { account } = await requireAdmin(c);
    const { approve } = await readBody(c, CALLS.decideRefund.body);
    const payment = await decideRefund(c.get("deps"), account.id, pathId(c, "id"), approve);
    later(c, "refund decided mail", () => tellRefundDecided(c.get("deps"), payment));
    return reply(c, "decideRefund", { success: true, payment: presentPayment(payment) });
  },
} satisfies Handlers;
