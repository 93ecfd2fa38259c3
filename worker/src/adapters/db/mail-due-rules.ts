import type { OptionalMail } from "@mealwright/schema/constants/mails";
import { EXPIRY_NOTICE_DAYS } from "@mealwright/schema/constants/payments";
import { users } from "@mealwright/schema/tables/users";
import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";

const DAY_MS = 24 * 3600 * 1000;

interface DueRule {
  /** Selects the rows of `users` for whom the mail is due. */
  readonly isDue: SQL | undefined;
  /** A whole number that identifies the occasion: nobody gets two mails for the same one; the lowest is sent first. */
  readonly occasion: SQL<number>;
}

/** When each mail that can be turned off is due. */
export const MAIL_DUE_RULES: Readonly<Record<OptionalMail, (now: Date) => DueRule>> = {
  "tier-ending": (now) => ({
    isDue: and(
      gt(users.paidUntil, now),
      lte(users.paidUntil, new Date(now.getTime() + EXPIRY_NOTICE_DAYS * DAY_MS)),
      eq(users.renews, false),
    ),
    occasion: sql`${users.paidUntil}`,
  }),
};
