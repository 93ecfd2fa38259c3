import type { Deps } from "../../deps.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import type { Account } from "../../domain/ports.ts";
import { sendMail } from "../send-mail.ts";

/** Tells the old address that it no longer belongs to the account, so that a change by somebody else is noticed. */
export async function tellEmailChanged(
  deps: Pick<Deps, "chance" | "clock" | "mailer" | "outbox" | "site">,
  { id: userId, email, name }: Account,
): Promise<void> {
  const mail = composeMail({
    to: email,
    subject: "Your Mealwright address was changed",
    paragraphs: [
      `Hello ${name},`,
      "Your Mealwright account has another e-mail address from now on; this one can no longer sign in.",
      `If it was not you, write to ${deps.site.supportEmail}.`,
    ],
  });
  await sendMail(deps, { kind: "email-changed", userId, dedupeKey: `email-changed:${deps.chance.newId()}`, mail });
}
