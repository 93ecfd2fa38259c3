import type { Deps } from "../../deps.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import { greeting } from "../../domain/mail/greeting.ts";
import type { Account, ProvedOwner } from "../../domain/ports.ts";
import { noteEvent } from "../note-event.ts";
import { type MailDeps, sendMail } from "../send-mail.ts";
import { LINK_TICKET, openTicket } from "./tickets.ts";

/** Links the Google account that waits in this browser, if whoever just gave a password owns its address. */
export async function linkGoogle(
  deps: Pick<Deps, "clock" | "chance" | "sealer" | "identities" | "auditLog">,
  owner: ProvedOwner,
  sealedTicket: string,
): Promise<boolean> {
  const opened = await openTicket(deps, LINK_TICKET, sealedTicket);
  if (opened?.ticket.userId !== owner.userId) return false;
  const isLinked = await deps.identities.link(owner, opened.ticket, deps.clock.now());
  if (isLinked) await noteEvent(deps, "google-linked", owner.userId);
  return isLinked;
}

/** Tells the owner by mail, so that a link made by somebody else is noticed. */
export async function tellGoogleLinked(deps: MailDeps & Pick<Deps, "site">, account: Account): Promise<void> {
  const { id, email } = account;
  const mail = composeMail({
    to: email,
    subject: "Google was connected to your Mealwright account",
    paragraphs: [
      greeting(account),
      "From now on you can sign in to Mealwright with your Google account too.",
      `If this was not you, change your password in the settings and write to ${deps.site.supportEmail}.`,
    ],
  });
  await sendMail(deps, {
    kind: "google-linked",
    userId: id,
    about: [deps.chance.newId()],
    mail,
    isToStranger: !account.isEmailVerified,
  });
}
