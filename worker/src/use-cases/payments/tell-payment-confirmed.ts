import { LINKED_PATHS } from "@mealwright/schema/constants/page-paths";
import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { formatMoney } from "@mealwright/schema/rules/money";
import type { Deps } from "../../deps.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import type { StoredPayment } from "../../domain/payments/stored-payment.ts";
import { type MailDeps, sendMail } from "../send-mail.ts";

/** Tells a member by mail that a transfer has arrived. The mail contains nothing that a stranger could use. */
export async function tellPaymentConfirmed(
  deps: MailDeps & Pick<Deps, "payments" | "site">,
  payment: StoredPayment,
): Promise<void> {
  const owner = await deps.payments.findOwner(payment.userId);
  if (owner === null) return;
  const price = formatMoney(payment.amountCents);
  const mail = composeMail({
    to: owner.email,
    subject: `${TIER_NAMES[payment.tier]} is yours`,
    paragraphs: [
      `Your payment of ${price} for ${TIER_NAMES[payment.tier]} has arrived, and everything in it is open to you.`,
      `Its reference is ${payment.reference ?? payment.id}. Your settings have the receipt, and a way to ask for a refund.`,
    ],
    action: { label: "Open my meal plan", url: `${deps.site.origin}${LINKED_PATHS.mealPlan}` },
  });
  await sendMail(deps, {
    kind: "payment-confirmed",
    userId: payment.userId,
    about: [payment.id],
    mail,
    isToStranger: !owner.isEmailVerified,
  });
}
