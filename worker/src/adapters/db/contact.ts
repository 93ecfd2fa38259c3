import { CONTACT_PRIORITIES } from "@mealwright/schema/constants/support";
import { contactMessages } from "@mealwright/schema/tables/operations";
import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import type { ContactStore } from "../../domain/account-ports.ts";
import type { Database } from "./connection/client.ts";

export function createContactStore(database: Database): ContactStore {
  return {
    async addOnce({ id, userId, name, email, subject, message, category, priority, createdAt }, since) {
      const isSame = and(
        userId === null ? isNull(contactMessages.userId) : eq(contactMessages.userId, userId),
        eq(contactMessages.name, name),
        eq(contactMessages.email, email),
        eq(contactMessages.subject, subject),
        eq(contactMessages.message, message),
        eq(contactMessages.category, category),
        gte(contactMessages.createdAt, since),
        isNull(contactMessages.answeredAt),
      );
      const [, [stored]] = await database.batch([
        database.run(sql`
          insert into contact_messages (id, user_id, name, email, subject, message, category, priority, created_at)
          select ${id}, ${userId}, ${name}, ${email}, ${subject}, ${message}, ${category},
            ${CONTACT_PRIORITIES.indexOf(priority)}, ${createdAt.getTime()}
          where not exists (select 1 from contact_messages where ${isSame})`),
        database
          .select({ id: contactMessages.id })
          .from(contactMessages)
          .where(isSame)
          .orderBy(asc(contactMessages.createdAt))
          .limit(1),
      ]);
      return stored?.id ?? id;
    },
  };
}
