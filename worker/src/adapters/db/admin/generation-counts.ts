import { generationCounts } from "@mealwright/schema/tables/operations";
import { gte, sql } from "drizzle-orm";
import type { GenerationCounts } from "../../../domain/admin-ports.ts";
import type { Database } from "../connection/client.ts";

export function createGenerationCounts(database: Database): GenerationCounts {
  return {
    async add(counts) {
      if (counts.length === 0) return;
      await database
        .insert(generationCounts)
        .values([...counts])
        .onConflictDoUpdate({
          target: [generationCounts.day, generationCounts.kind, generationCounts.reason],
          set: { count: sql`${generationCounts.count} + excluded.count` },
        });
    },

    async list(fromDay) {
      return database.select().from(generationCounts).where(gte(generationCounts.day, fromDay));
    },
  };
}
