import { contactMessages } from "@mealwright/schema/tables/operations";
import { eq } from "drizzle-orm";
import type { AdminStore } from "../../../domain/admin-ports.ts";
import type { Database } from "../connection/client.ts";
import { eventsPage } from "./list-events.ts";
import { messagesPage, toMessage } from "./list-messages.ts";
import { readPayments } from "./list-payments.ts";
import { toAdminUser, usersPage } from "./list-users.ts";

export function createAdminStore(database: Database): AdminStore {
  return {
    async listUsers(query, now) {
      const page = usersPage(database, query, now);
      const [rows, [counted]] = await database.batch([page.rows, page.total]);
      return { rows: rows.map((row) => toAdminUser(row, now)), total: counted?.total ?? 0 };
    },

    readPayments: () => readPayments(database),

    async listMessages(query) {
      const page = messagesPage(database, query);
      const [rows, [counted]] = await database.batch([page.rows, page.total]);
      return { rows: rows.map(toMessage), total: counted?.total ?? 0 };
    },

    async markAnswered(messageId, answeredAt) {
      const isIt = eq(contactMessages.id, messageId);
      const [row] = await database.update(contactMessages).set({ answeredAt }).where(isIt).returning();
      return row ? toMessage(row) : null;
    },

    async listEvents(query) {
      const page = eventsPage(database, query);
      const [rows, [counted]] = await database.batch([page.rows, page.total]);
      return { rows, total: counted?.total ?? 0 };
    },
  };
}
