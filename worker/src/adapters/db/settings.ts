import { appSettings } from "@mealwright/schema/tables/operations";
import { eq } from "drizzle-orm";
import type { SettingStore } from "../../domain/identity-ports.ts";
import type { Database } from "./connection/client.ts";

export function createSettingStore(database: Database): SettingStore {
  return {
    async read(key) {
      const [row] = await database.select().from(appSettings).where(eq(appSettings.key, key));
      return row?.value ?? null;
    },

    async write(key, value, updatedAt) {
      await database
        .insert(appSettings)
        .values({ key, value, updatedAt })
        .onConflictDoUpdate({ target: appSettings.key, set: { value, updatedAt } });
    },
  };
}
