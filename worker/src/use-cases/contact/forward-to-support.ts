import type { Deps } from "../../deps.ts";
import type { ContactMessage } from "../../domain/account-ports.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import { sendMail } from "../send-mail.ts";

/** Mails a stored message to support, so that an answer goes to who wrote it. */
export async function forwardToSupport(
  deps: Pick<Deps, "clock" | "chance" | "mailer" | "outbox" | "site">,
  { id, userId, name, email, subject, message, category, isPriority }: ContactMessage,
): Promise<void> {
  const mail = composeMail({
    to: deps.site.supportEmail,
    replyTo: email,
    subject: `${isPriority ? "[Priority] " : ""}[${category}] ${subject}`,
    paragraphs: [
      `From: ${name} <${email}>\nMember: ${userId ?? "no"}\nCategory: ${category}\nPriority: ${isPriority ? "yes" : "no"}\nMessage: ${id}`,
      message,
    ],
  });
  await sendMail(deps, { kind: "contact", userId, dedupeKey: `contact:${id}`, mail });
}
