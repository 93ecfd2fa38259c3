import { FREE_TIER_MEALS } from "@mealwright/schema/constants/meals";
import { EXPIRY_MAILS_AT_ONCE, EXPIRY_NOTICE_DAYS } from "@mealwright/schema/constants/payments";
import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { formatDate } from "@mealwright/schema/rules/text/week-text";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../domain/account-ports.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import { greeting } from "../../domain/mail/greeting.ts";
import type { EndingMember } from "../../domain/payments/payment-ports.ts";
import { type MailDeps, sendMail } from "../send-mail.ts";

const DAY_MS = 24 * 3600 * 1000;

function compose(member: EndingMember, origin: string): Mail {
  const day = formatDate(member.paidUntil);
  return composeMail({
    to: member.email,
    subject: `${TIER_NAMES[member.tier]} ends on ${day}`,
    paragraphs: [
      greeting(member),
      `What you have paid for, ${TIER_NAMES[member.tier]}, ends on ${day}. Nothing renews by itself, and nothing is charged.`,
      "To go on with it, choose it again: a new period is added to the days that you have left.",
    ],
    action: { label: "Go on with my plan", url: `${origin}/pricing` },
    closing: [
      `Otherwise your account goes on for free, with ${FREE_TIER_MEALS} meals. Your plans, favorites and answers stay, and open again whenever you come back.`,
      `You can turn this mail off in Settings: ${origin}/settings#email`,
    ],
  });
}

/**
 * Mails everybody whose paid time ends in three days and does not renew, once for each period. A failed mail is retried
 * by the next sweep. Returns the number of mails sent.
 */
export async function tellTiersEnding(deps: MailDeps & Pick<Deps, "payments" | "site">): Promise<number> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() + EXPIRY_NOTICE_DAYS * DAY_MS);
  let sent = 0;
  for (const member of await deps.payments.listEnding(now, before, EXPIRY_MAILS_AT_ONCE)) {
    const mail = compose(member, deps.site.origin);
    try {
      const outcome = await sendMail(deps, {
        kind: "tier-ending",
        mailsOff: member.mailsOff,
        userId: member.id,
        about: [member.id, member.paidUntil.getTime()],
        mail,
        isToStranger: !member.isEmailVerified,
      });
      if (outcome === "sent") sent += 1;
    } catch (error) {
      const name = error instanceof Error ? error.name : typeof error;
      console.error(JSON.stringify({ level: "error", event: "expiry_mail_failed", name }));
    }
  }
  return sent;
}
