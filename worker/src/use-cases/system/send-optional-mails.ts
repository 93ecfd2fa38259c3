import { OPTIONAL_MAILS, OPTIONAL_MAILS_AT_ONCE } from "@mealwright/schema/constants/mails";
import { EMAIL_SECTION, LINKED_PATHS } from "@mealwright/schema/constants/page-paths";
import type { Deps } from "../../deps.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import { greeting } from "../../domain/mail/greeting.ts";
import { OPTIONAL_MAIL_TEXTS } from "../../domain/mail/optional-mail-texts.ts";
import { type MailDeps, sendMail } from "../send-mail.ts";

/**
 * Sends every mail that can be turned off to everybody for whom it is due, once for each occasion. A failed mail is
 * retried by the next sweep. Returns the number of mails sent.
 */
export async function sendOptionalMails(deps: MailDeps & Pick<Deps, "site">): Promise<number> {
  const { origin } = deps.site;
  let sent = 0;
  for (const kind of OPTIONAL_MAILS) {
    for (const recipient of await deps.outbox.listRecipients(kind, deps.clock.now(), OPTIONAL_MAILS_AT_ONCE)) {
      const { paragraphs, closing = [], ...text } = OPTIONAL_MAIL_TEXTS[kind](recipient, origin);
      const mail = composeMail({
        ...text,
        to: recipient.email,
        paragraphs: [greeting(recipient), ...paragraphs],
        closing: [
          ...closing,
          `You can turn this mail off in Settings: ${origin}${LINKED_PATHS.settings}#${EMAIL_SECTION}`,
        ],
      });
      const { id: userId, mailsOff, occasion, isEmailVerified } = recipient;
      const about = [userId, occasion];
      try {
        const outcome = await sendMail(deps, { kind, mailsOff, userId, about, mail, isToStranger: !isEmailVerified });
        if (outcome === "sent") sent += 1;
      } catch (error) {
        const name = error instanceof Error ? error.name : typeof error;
        console.error(JSON.stringify({ level: "error", event: "optional_mail_failed", kind, name }));
      }
    }
  }
  return sent;
}
