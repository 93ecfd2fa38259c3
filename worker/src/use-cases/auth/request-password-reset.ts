import { LINKED_PATHS } from "@mealwright/schema/constants/page-paths";
import { PASSWORD_RESET_SECONDS } from "@mealwright/schema/constants/timings";
import type { Deps } from "../../deps.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import { greeting } from "../../domain/mail/greeting.ts";
import { countOrRefuse } from "../limits/count-or-refuse.ts";
import { type MailDeps, sendMail } from "../send-mail.ts";

/**
 * Mails a reset link to the owner of an address. An unknown address gets no mail, and the caller does not learn that.
 * Throws `too_many_requests` beyond a day's total of such mails; unknown addresses do not count toward it.
 */
export async function requestPasswordReset(
  deps: MailDeps & Pick<Deps, "users" | "passwordResets" | "linkTokens" | "site">,
  email: string,
): Promise<void> {
  const found = await deps.users.findForLogin(email);
  if (!found) return;
  await countOrRefuse(deps, { resetMailsPerDay: "all" });
  const { id: userId } = found.account;
  const { token, tokenHash } = deps.linkTokens.create();
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + PASSWORD_RESET_SECONDS * 1000);
  await deps.passwordResets.add({ tokenHash, userId, createdAt, expiresAt });
  const mail = composeMail({
    to: found.account.email,
    subject: "Reset your Mealwright password",
    paragraphs: [greeting(found.account), "Somebody asked to reset the password of your Mealwright account."],
    action: { label: "Choose a new password", url: `${deps.site.origin}${LINKED_PATHS.resetPassword}?token=${token}` },
    closing: [
      "The link works once, for one hour. A newer mail replaces it.",
      "If this was not you, ignore this mail: your password stays as it is.",
    ],
  });
  // The route has already counted this mail for the address.
  await sendMail(deps, { kind: "password-reset", userId, about: [tokenHash], mail, isToStranger: false });
}
