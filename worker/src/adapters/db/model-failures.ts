import { modelFailures } from "@mealwright/schema/tables/operations";
import { desc, gte, lt } from "drizzle-orm";
import type { ModelFailureLog } from "../../domain/model-ports.ts";
import type { Database } from "./connection/client.ts";

export function createModelFailureLog(database: Database): ModelFailureLog {
  return {
    async add(failure, oldest) {
      await database.batch([
        database.delete(modelFailures).where(lt(modelFailures.at, oldest)),
        database.insert(modelFailures).values(failure),
      ]);
    },

    async list(since, limit) {
      return database
        .select({
          at: modelFailures.at,
          model: modelFailures.model,
          reason: modelFailures.reason,
          detail: modelFailures.detail,
        })
        .from(modelFailures)
        .where(gte(modelFailures.at, since))
        .orderBy(desc(modelFailures.at))
        .limit(limit);
    },
  };
}
