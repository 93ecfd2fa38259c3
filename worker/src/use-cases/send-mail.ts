import type { MailKind, OptionalMail } from "@mealwright/schema/constants/mails";
import type { CountLimitName } from "@mealwright/schema/constants/rate-limits";
import { mailboxOf } from "@mealwright/schema/rules/email";
import type { Deps } from "../deps.ts";
import type { Mail } from "../domain/account-ports.ts";
import { dedupeKeyOf } from "../domain/mail/dedupe-key.ts";
import { countOrRefuse } from "./limits/count-or-refuse.ts";

/** Which mail; for one that can be turned off, also what its recipient has turned off. */
type Wanted =
  | { readonly kind: Exclude<MailKind, OptionalMail> }
  | { readonly kind: OptionalMail; readonly mailsOff: readonly OptionalMail[] };

export type OutgoingMail = Wanted & {
  readonly userId: string | null;
  /** What it is about: only one mail of a kind is sent about the same thing. */
  readonly about: readonly (string | number)[];
  readonly mail: Mail;
  /** For an unconfirmed address, which may be anybody's: it gets few mails, however many are requested. */
  readonly isToStranger: boolean;
  /** How many mails like this there may be in all; a duplicate does not count. */
  readonly limit?: CountLimitName;
};

export type MailDeps = Pick<
  Deps,
  "clock" | "chance" | "mailer" | "outbox" | "counters" | "digestKey" | "limitScale" | "network"
>;

/**
 * Sends a mail once (a second call about the same thing does nothing unless the first failed), and none that was turned
 * off. Throws `unavailable` if it was not accepted for delivery, `too_many_requests` if an unconfirmed address had all
 * its mails or the mail's own limit is used up.
 */
export async function sendMail(deps: MailDeps, outgoing: OutgoingMail): Promise<"sent" | "duplicate" | "unwanted"> {
  const { kind, userId, about, mail, isToStranger } = outgoing;
  if ("mailsOff" in outgoing && outgoing.mailsOff.includes(outgoing.kind)) return "unwanted";
  if (isToStranger) {
    const subjects = { strangerMailsPerMailbox: mailboxOf(mail.to), strangerMailsPerNetwork: deps.network };
    await countOrRefuse(deps, { ...subjects, strangerMailsPerDay: "all" });
  }
  const { clock, chance, mailer, outbox } = deps;
  const dedupeKey = dedupeKeyOf(kind, about);
  const isOurs = await outbox.claim({ id: chance.newId(), kind, userId, dedupeKey }, clock.now());
  if (!isOurs) return "duplicate";
  try {
    if (outgoing.limit !== undefined) await countOrRefuse(deps, { [outgoing.limit]: "all" });
    await mailer.send(mail, dedupeKey);
  } catch (error) {
    await outbox.finish(dedupeKey, "failed", clock.now());
    throw error;
  }
  await outbox.finish(dedupeKey, "sent", clock.now());
  return "sent";
}
