import { mailboxOf } from "@mealwright/schema/rules/email";
import type { Deps } from "../deps.ts";
import type { Mail, MailKind } from "../domain/account-ports.ts";
import { dedupeKeyOf } from "../domain/mail/dedupe-key.ts";
import { countOrRefuse } from "./limits/count-or-refuse.ts";

export interface OutgoingMail {
  readonly kind: MailKind;
  readonly userId: string | null;
  /** What it is about: of mails of one kind about the same one is sent. */
  readonly about: readonly (string | number)[];
  readonly mail: Mail;
  /** For an unconfirmed address, which may be anybody's: it gets few mails, however many are requested. */
  readonly isToStranger: boolean;
}

export type MailDeps = Pick<
  Deps,
  "clock" | "chance" | "mailer" | "outbox" | "counters" | "digestKey" | "limitScale" | "network"
>;

/**
 * Sends a mail once: a second call about the same does nothing unless the first failed. Throws `unavailable` when
 * the mail was not accepted for delivery, and `too_many_requests` when an unconfirmed address has had its number of
 * mails.
 */
export async function sendMail(
  deps: MailDeps,
  { kind, userId, about, mail, isToStranger }: OutgoingMail,
): Promise<"sent" | "duplicate"> {
  if (isToStranger) {
    const subjects = { strangerMailsPerMailbox: mailboxOf(mail.to), strangerMailsPerNetwork: deps.network };
    await countOrRefuse(deps, { ...subjects, strangerMailsPerDay: "all" });
  }
  const { clock, chance, mailer, outbox } = deps;
  const dedupeKey = dedupeKeyOf(kind, about);
  const isOurs = await outbox.claim({ id: chance.newId(), kind, userId, dedupeKey }, clock.now());
  if (!isOurs) return "duplicate";
  try {
    await mailer.send(mail, dedupeKey);
  } catch (error) {
    await outbox.finish(dedupeKey, "failed", clock.now());
    throw error;
  }
  await outbox.finish(dedupeKey, "sent", clock.now());
  return "sent";
}
