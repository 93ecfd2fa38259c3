import type { Deps } from "../../deps.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import { greeting } from "../../domain/mail/greeting.ts";
import type { Account } from "../../domain/ports.ts";
import { type MailDeps, sendMail } from "../send-mail.ts";

/** Tells the old address that it no longer belongs to the account, so that a change by somebody else is noticed. */
export async function tellEmailChanged(deps: MailDeps & Pick<Deps, "site">, account: Account): Promise<void> {
  const { id: userId, email } = account;
  const mail = composeMail({
    to: email,
    subject: "Your Mealwright address was changed",
    paragraphs: [
      greeting(account),
      "Your Mealwright account now has another email address. This one can no longer sign in, and neither can a Google account that was connected.",
      `If this was not you, write to ${deps.site.supportEmail}.`,
    ],
  });
  await sendMail(deps, {
    kind: "email-changed",
    userId,
    about: [deps.chance.newId()],
    mail,
    isToStranger: !account.isEmailVerified,
  });
}
