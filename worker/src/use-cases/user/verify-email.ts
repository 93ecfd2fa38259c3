import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { EMAIL_VERIFICATION_SECONDS } from "@mealwright/schema/constants/timings";
import type { Deps } from "../../deps.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import type { Account } from "../../domain/ports.ts";
import { EMAIL_TICKET, openTicket, sealTicket } from "../auth/tickets.ts";
import { noteEvent } from "../note-event.ts";
import { type MailDeps, sendMail } from "../send-mail.ts";

/**
 * Mails a link by which an address is confirmed. The mail reveals nothing about the account, because the address may be
 * a stranger's. Throws `too_many_requests`, and `unavailable` when the mail is not accepted.
 */
export async function mailVerification(
  deps: MailDeps & Pick<Deps, "sealer" | "site">,
  { id: userId, email }: Pick<Account, "id" | "email">,
): Promise<void> {
  const ticket = await sealTicket(deps, EMAIL_TICKET, { userId, email }, EMAIL_VERIFICATION_SECONDS);
  const mail = composeMail({
    to: email,
    subject: "Confirm your address for Mealwright",
    paragraphs: [
      "Hello,",
      "Somebody has created a Mealwright account with this address. If it was you, please confirm it.",
    ],
    action: { label: "Confirm the address", url: `${deps.site.origin}/api/user/email/verify?ticket=${ticket}` },
    closing: [
      "The link works for a week, in the browser where you are signed in.",
      "If this was not you, ignore this mail: as long as you do not confirm, the account can hardly send you anything else.",
    ],
  });
  await sendMail(deps, { kind: "email-verification", userId, about: [deps.chance.newId()], mail, isToStranger: true });
}

/** Mails the link again, unless the address is confirmed already; returns which. Throws as `mailVerification` does. */
export async function mailVerificationAgain(
  deps: MailDeps & Pick<Deps, "sealer" | "site">,
  account: Account,
): Promise<string> {
  if (account.isEmailVerified) return LATE_MESSAGES.emailVerifiedAlready;
  await mailVerification(deps, account);
  return LATE_MESSAGES.emailVerificationSent;
}

/**
 * Confirms the address when a signed-in user has followed the link; false when the link is another user's, has expired,
 * or is for another address.
 */
export async function verifyEmail(
  deps: Pick<Deps, "clock" | "chance" | "sealer" | "accounts" | "auditLog">,
  account: Account,
  sealed: string | undefined,
): Promise<boolean> {
  const opened = await openTicket(deps, EMAIL_TICKET, sealed);
  if (opened?.ticket.userId !== account.id) return false;
  const isVerified = await deps.accounts.verifyEmail(account.id, opened.ticket.email, deps.clock.now());
  if (isVerified && !account.isEmailVerified) await noteEvent(deps, "email-verified", account.id);
  return isVerified;
}
