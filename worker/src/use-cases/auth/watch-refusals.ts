import { ALARM_REFUSALS_PER_HOUR } from "@mealwright/schema/constants/rate-limits";
import type { Deps } from "../../deps.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import { type MailDeps, sendMail } from "../send-mail.ts";

const HOUR_MS = 3_600_000;

const DOORS = { signIn: "signing in", admin: "unlocking the admin screen" } as const;
export type Door = keyof typeof DOORS;

type WatchDeps = MailDeps & Pick<Deps, "accounts" | "site">;

/**
 * Counts a refused sign-in or unlock. Too many in an hour are logged, and the administrators get one mail. Run it after
 * the reply.
 */
export async function watchRefusals(deps: WatchDeps, door: Door): Promise<void> {
  const hour = Math.floor(deps.clock.now().getTime() / HOUR_MS);
  const [count = 0] = await deps.counters.count([{ key: `refusals:${door}`, endsAt: new Date((hour + 1) * HOUR_MS) }]);
  const most = ALARM_REFUSALS_PER_HOUR[door] * deps.limitScale;
  // Only one refusal an hour reaches this count exactly, so that there is one mail.
  if (count !== most) return;
  console.error(JSON.stringify({ level: "error", event: "many_refusals", door, count }));
  for (const to of await deps.accounts.listAdminEmails()) {
    const mail = composeMail({
      to,
      subject: "Mealwright is refusing unusually many sign-ins",
      paragraphs: [
        `${count} attempts at ${DOORS[door]} were refused since the hour began: somebody may be guessing passwords.`,
        `Nobody is locked out, and further attempts have to wait. The table audit_log shows which accounts, networks and browsers (as digests) are involved: ${deps.site.origin}.`,
      ],
    });
    await sendMail(deps, {
      kind: "alarm",
      userId: null,
      about: [door, hour, to],
      mail,
      isToStranger: false,
    });
  }
}
