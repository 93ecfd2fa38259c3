import type { MailKind } from "@mealwright/schema/constants/mails";
import { emailOutbox } from "@mealwright/schema/tables/accounts";
import { users } from "@mealwright/schema/tables/users";
import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import type { MailOutbox } from "../../domain/account-ports.ts";
import { dedupeKeyOf } from "../../domain/mail/dedupe-key.ts";
import type { Database } from "./connection/client.ts";
import { MAIL_DUE_RULES } from "./mail-due-rules.ts";
import { accountColumns, toAccount } from "./rows.ts";

/** A send without a result after this time was interrupted. */
const SENDING_IS_DEAD_AFTER_MS = 60_000;

/** Stands for a column within a key; no other part of a key contains it. */
const PLACE = "\0";

/** `dedupeKeyOf` as SQL, so that a query computes the key of each row from these columns. */
export function dedupeKeyInSql(kind: MailKind, about: readonly (Column | SQL)[]): SQL {
  const texts = dedupeKeyOf(
    kind,
    about.map(() => PLACE),
  ).split(PLACE);
  const pieces = about.map((part, index) => sql`${texts[index]} || ${part}`);
  return sql`${sql.join(pieces, sql` || `)} || ${texts.at(-1)}`;
}

export function createOutbox(database: Database): MailOutbox {
  return {
    async claim(note, now) {
      const rows = await database
        .insert(emailOutbox)
        .values({ ...note, status: "sending", attempts: 1, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: emailOutbox.dedupeKey,
          set: { status: "sending", attempts: sql`${emailOutbox.attempts} + 1`, updatedAt: now },
          setWhere: sql`${emailOutbox.status} = 'failed' or (${emailOutbox.status} = 'sending' and ${emailOutbox.updatedAt} < ${now.getTime() - SENDING_IS_DEAD_AFTER_MS})`,
        })
        .returning({ id: emailOutbox.id });
      return rows.length > 0;
    },

    async finish(dedupeKey, status, now) {
      await database.update(emailOutbox).set({ status, updatedAt: now }).where(eq(emailOutbox.dedupeKey, dedupeKey));
    },

    async listRecipients(kind, now, limit) {
      const { isDue, occasion } = MAIL_DUE_RULES[kind](now);
      const key = dedupeKeyInSql(kind, [users.id, occasion]);
      const isSent = sql`exists (select 1 from email_outbox where dedupe_key = ${key} and status = 'sent')`;
      const isOff = sql`exists (select 1 from json_each(${users.mailsOff}) where value = ${kind})`;
      const rows = await database
        .select({ account: accountColumns, occasion })
        .from(users)
        .where(and(isDue, sql`not ${isSent}`, sql`not ${isOff}`))
        .orderBy(occasion)
        .limit(limit);
      return rows.map(({ account, ...about }) => ({ ...toAccount(account, now), ...about }));
    },
  };
}
