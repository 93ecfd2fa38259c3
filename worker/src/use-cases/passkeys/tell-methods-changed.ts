import { LINKED_PATHS } from "@mealwright/schema/constants/page-paths";
import type { Deps } from "../../deps.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import { greeting } from "../../domain/mail/greeting.ts";
import type { Account } from "../../domain/ports.ts";
import { type MailDeps, sendMail } from "../send-mail.ts";

const CHANGES = {
  "passkey-added": {
    subject: "A passkey was added to your Mealwright account",
    text: "A new passkey can now sign in to your Mealwright account.",
  },
  "passkey-removed": {
    subject: "A passkey was removed from your Mealwright account",
    text: "One of your passkeys can no longer sign in to your Mealwright account.",
  },
  "google-unlinked": {
    subject: "Google was disconnected from your Mealwright account",
    text: "Your Google account can no longer sign in to your Mealwright account.",
  },
} as const;

/** Tells the owner by mail that a sign-in method was added or removed, so that a change by somebody else is noticed. */
export async function tellMethodsChanged(
  deps: MailDeps & Pick<Deps, "site">,
  account: Account,
  kind: keyof typeof CHANGES,
): Promise<void> {
  const { subject, text } = CHANGES[kind];
  const { id: userId, email } = account;
  const paragraphs = [
    greeting(account),
    text,
    `If this was not you, choose a new password at ${deps.site.origin}${LINKED_PATHS.auth} with "Forgot password", or write to ${deps.site.supportEmail}.`,
  ];
  const mail = composeMail({ to: email, subject, paragraphs });
  await sendMail(deps, {
    kind,
    userId,
    about: [deps.chance.newId()],
    mail,
    isToStranger: !account.isEmailVerified,
  });
}
