import type { Deps } from "../deps.ts";
import type { Mail, MailKind } from "../domain/account-ports.ts";

export interface OutgoingMail {
  readonly kind: MailKind;
  readonly userId: string | null;
  /** Mails with one key go out once. */
  readonly dedupeKey: string;
  readonly mail: Mail;
}

/**
 * Sends a mail once: a second call with the same key does nothing unless the first failed.
 * Throws `unavailable` when the mail was not accepted for delivery.
 */
export async function sendMail(
  deps: Pick<Deps, "clock" | "chance" | "mailer" | "outbox">,
  { kind, userId, dedupeKey, mail }: OutgoingMail,
): Promise<"sent" | "duplicate"> {
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
