import { LINKED_PATHS } from "@mealwright/schema/constants/page-paths";
import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { formatMoney } from "@mealwright/schema/rules/money";
import type { Deps } from "../../deps.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import type { StoredPayment } from "../../domain/payments/stored-payment.ts";
import { type MailDeps, sendMail } from "../send-mail.ts";

/** Tells a member by mail how their refund was decided. */
export async function tellRefundDecided(
  deps: MailDeps & Pick<Deps, "payments" | "site">,
  payment: StoredPayment,
): Promise<void> {
  const owner = await deps.payments.findOwner(payment.userId);
  if (owner === null) return;
  const { id, tier, amountCents, refundedCents, reference, status } = payment;
  const what = `${formatMoney(amountCents - refundedCents)} for ${TIER_NAMES[tier]}`;
  const isPaidBack = status === "refunded";
  const mail = composeMail({
    to: owner.email,
    subject: isPaidBack ? "Your money is on its way back" : "About your refund request",
    paragraphs: isPaidBack
      ? [
          `You asked for a refund of ${what}. You get all of it, the way you paid; banks take a few days.`,
          "Whatever only this payment included has ended. Everything you made is kept, and opens again with a plan.",
        ]
      : [`You asked for a refund of ${what}. We have decided against it; your plan stays open as before.`],
    action: { label: "See my payments", url: `${deps.site.origin}${LINKED_PATHS.settings}` },
    closing: [`Reference: ${reference ?? id}. If you have a question, write to us and mention it.`],
  });
  await sendMail(deps, {
    kind: "refund-decided",
    userId: payment.userId,
    about: [id],
    mail,
    isToStranger: !owner.isEmailVerified,
  });
}
