import { CONTACT_PRIORITIES } from "@mealwright/schema/constants/support";
import { contactMessages } from "@mealwright/schema/tables/operations";
import type { ContactStore } from "../../domain/account-ports.ts";
import type { Database } from "./connection/client.ts";

export function createContactStore(database: Database): ContactStore {
  return {
    async add({ priority, ...message }) {
      await database.insert(contactMessages).values({ ...message, priority: CONTACT_PRIORITIES.indexOf(priority) });
    },
  };
}
