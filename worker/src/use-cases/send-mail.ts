import { mailboxOf } from "@mealwright/schema/rules/email";
import type { Deps } from "../deps.ts";
import type { Mail, MailKind } from "../domain/account-ports.ts";
import { countOrRefuse } from "./limits/count-or-refuse.ts";

export interface OutgoingMail {
  readonly kind: MailKind;
  readonly userId: string | null;
  /** Mails with one key go out once. */
  readonly dedupeKey: string;
  readonly mail: Mail;
  /** Nobody has proved to read the address: it may be anybody's, and gets few mails however many ask for them. */
  readonly isToStranger: boolean;
}

export type MailDeps = Pick<
  Deps,
  "clock" | "chance" | "mailer" | "outbox" | "counters" | "digestKey" | "limitScale" | "network"
>;

/**
 * Sends a mail once: a second call with the same key does nothing unless the first failed.
 * Throws `unavailable` when the mail was not accepted for delivery, and `too_many_requests` for one stranger's mail too many.
 */
export async function sendMail(
  deps: MailDeps,
  { kind, userId, dedupeKey, mail, isToStranger }: OutgoingMail,
): Promise<"sent" | "duplicate"> {
  if (isToStranger) {
    const subjects = { strangerMailsPerMailbox: mailboxOf(mail.to), strangerMailsPerNetwork: deps.network };
    await countOrRefuse(deps, { ...subjects, strangerMailsPerDay: "all" });
  }
  const { clock, chance, mailer, outbox } = deps;
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
