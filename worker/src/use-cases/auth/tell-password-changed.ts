import { LINKED_PATHS } from "@mealwright/schema/constants/page-paths";
import type { Deps } from "../../deps.ts";
import type { AccountOwner } from "../../domain/account-ports.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import { greeting } from "../../domain/mail/greeting.ts";
import { type MailDeps, sendMail } from "../send-mail.ts";

const ENDED = {
  "in-settings": "The password of your Mealwright account was changed just now, and every other device was signed out.",
  "by-mail":
    "The password of your Mealwright account was changed just now through an emailed link. Every device was signed out, and Google accounts and passkeys no longer sign in to it: connect them again in the settings.",
} as const;

/**
 * Tells the owner by mail that the password changed and that sessions ended, so that a change by somebody else is
 * noticed.
 */
export async function tellPasswordChanged(
  deps: MailDeps & Pick<Deps, "site">,
  owner: AccountOwner,
  how: keyof typeof ENDED,
): Promise<void> {
  const { userId, email } = owner;
  const mail = composeMail({
    to: email,
    subject: "Your Mealwright password was changed",
    paragraphs: [
      greeting(owner),
      ENDED[how],
      `If this was not you, choose a new one at ${deps.site.origin}${LINKED_PATHS.auth} with "Forgot password", or write to ${deps.site.supportEmail}.`,
    ],
  });
  await sendMail(deps, {
    kind: "password-changed",
    userId,
    about: [deps.chance.newId()],
    mail,
    isToStranger: !owner.isEmailVerified,
  });
}
