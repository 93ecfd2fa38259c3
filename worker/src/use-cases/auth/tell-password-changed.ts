import type { Deps } from "../../deps.ts";
import type { AccountOwner } from "../../domain/account-ports.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import { sendMail } from "../send-mail.ts";

/** Tells the owner by mail that the password changed, so that a change by somebody else is noticed. */
export async function tellPasswordChanged(
  deps: Pick<Deps, "clock" | "chance" | "mailer" | "outbox" | "site">,
  { userId, email, name }: AccountOwner,
): Promise<void> {
  const mail = composeMail({
    to: email,
    subject: "Your Mealwright password was changed",
    paragraphs: [
      `Hello ${name},`,
      "The password of your Mealwright account was changed just now, and every other device was signed out.",
      `If it was not you, choose a new one at ${deps.site.origin}/auth with "Forgot password", or write to ${deps.site.supportEmail}.`,
    ],
  });
  await sendMail(deps, {
    kind: "password-changed",
    userId,
    dedupeKey: `password-changed:${deps.chance.newId()}`,
    mail,
  });
}
