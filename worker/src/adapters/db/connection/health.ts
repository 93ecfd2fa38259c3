import { sql } from "drizzle-orm";
import type { Health } from "../../../domain/ports.ts";
import type { Database } from "./client.ts";

export function createHealth(database: Database): Health {
  return {
    async check() {
      await database.run(sql`select 1`);
    },
  };
}
