import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { EMAIL_CHANGE_SECONDS } from "@mealwright/schema/constants/timings";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import type { Account } from "../../domain/ports.ts";
import type { CheckPasswordDeps } from "../auth/check-password.ts";
import { countOrRefuse } from "../limits/count-or-refuse.ts";
import { noteEvent } from "../note-event.ts";
import { type MailDeps, sendMail } from "../send-mail.ts";
import { confirmPassword } from "./confirm-password.ts";

export interface EmailChangeRequest {
  readonly email: string;
  readonly password: string;
  readonly network: string;
  readonly sessionId: string;
}

/**
 * Mails a link to a new address; the address changes once the signed-in user has followed it. Throws `email_taken`,
 * `invalid_fields` for a wrong password, `too_many_requests`, and `unavailable` when the mail is not accepted.
 */
export async function requestEmailChange(
  deps: CheckPasswordDeps & MailDeps & Pick<Deps, "auditLog" | "emailChanges" | "linkTokens" | "site">,
  account: Account,
  { email, password, network, sessionId }: EmailChangeRequest,
): Promise<void> {
  await countOrRefuse(deps, { emailChangesPerUser: account.id });
  await confirmPassword(deps, account, { password, network, sessionId, field: "password" });
  if (await deps.emailChanges.isTaken(email)) {
    throw new DomainError("email_taken", CALL_ERRORS.emailTaken, { fields: { email: CALL_ERRORS.emailTaken } });
  }
  const { token, tokenHash } = deps.linkTokens.create();
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + EMAIL_CHANGE_SECONDS * 1000);
  await deps.emailChanges.add({ tokenHash, userId: account.id, newEmail: email, createdAt, expiresAt });
  await noteEvent(deps, "email-change-asked", account.id);
  const mail = composeMail({
    to: email,
    subject: "Confirm your new Mealwright address",
    paragraphs: ["Hello,", "Please confirm that this is the new address of your Mealwright account."],
    action: { label: "Confirm the address", url: `${deps.site.origin}/api/user/email/confirm?token=${token}` },
    closing: [
      "The link works once, for one hour, in the browser where you are signed in.",
      "If this was not you, ignore this mail: nothing will change.",
    ],
  });
  await sendMail(deps, { kind: "email-change", userId: account.id, about: [tokenHash], mail, isToStranger: true });
}
