import type { MailKind, OptionalMail } from "@mealwright/schema/constants/mails";
import { emailOutbox } from "@mealwright/schema/tables/accounts";
import { users } from "@mealwright/schema/tables/users";
import { type Column, eq, type SQL, sql } from "drizzle-orm";
import type { MailOutbox } from "../../domain/account-ports.ts";
import { dedupeKeyOf } from "../../domain/mail/dedupe-key.ts";
import type { Database } from "./connection/client.ts";

/** A send without a result after this time was interrupted. */
const SENDING_IS_DEAD_AFTER_MS = 60_000;

/** Stands for a column in a key: no part of one holds it. */
const PLACE = "\0";

/** The `dedupeKeyOf` of every row of a query that is about these of its columns. */
export function dedupeKeyInSql(kind: MailKind, about: readonly Column[]): SQL {
  const texts = dedupeKeyOf(
    kind,
    about.map(() => PLACE),
  ).split(PLACE);
  const pieces = about.map((column, index) => sql`${texts[index]} || ${column}`);
  return sql`${sql.join(pieces, sql` || `)} || ${texts.at(-1)}`;
}

/** Whether somebody has left a mail on, of the rows of `users`. */
export function wantsMail(kind: OptionalMail): SQL {
  return sql`not exists (select 1 from json_each(${users.mailsOff}) where value = ${kind})`;
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
  };
}
