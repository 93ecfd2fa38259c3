import { CONTACT_CATEGORY_TEXTS, CONTACT_PRIORITY_TEXTS } from "@mealwright/schema/constants/support";
import type { Deps } from "../../deps.ts";
import type { ContactMessage } from "../../domain/account-ports.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import { type MailDeps, sendMail } from "../send-mail.ts";

/** Mails a stored message to support, with the writer's address to reply to. */
export async function forwardToSupport(
  deps: MailDeps & Pick<Deps, "site">,
  { id, userId, name, email, subject, message, category, priority }: ContactMessage,
): Promise<void> {
  const mark = CONTACT_PRIORITY_TEXTS[priority];
  const topic = CONTACT_CATEGORY_TEXTS[category];
  const mail = composeMail({
    to: deps.site.supportEmail,
    replyTo: email,
    subject: `${mark === null ? "" : `[${mark}] `}[${topic}] ${subject}`,
    paragraphs: [
      `From: ${name} <${email}>\nMember: ${userId ?? "no"}\nCategory: ${topic}\nPriority: ${mark ?? "no"}\nMessage: ${id}`,
      message,
    ],
  });
  const outgoing = { kind: "contact", userId, about: [id], mail, isToStranger: false } as const;
  await sendMail(deps, { ...outgoing, limit: "supportMailsPerDay" });
}
