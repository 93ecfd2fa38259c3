import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { DATABASE_TROUBLES } from "@mealwright/schema/constants/errors/health-troubles";
import { RETRY_AFTER_UNAVAILABLE_SECONDS } from "@mealwright/schema/constants/limits";
import { modelFailures } from "@mealwright/schema/tables/operations";
import { max } from "drizzle-orm";
import { DomainError } from "../../../domain/errors.ts";
import type { Health } from "../../../domain/ports.ts";
import { type Database, DatabaseRefusal, isBreach } from "./client.ts";

const REFUSED_TOKEN: ReadonlySet<number> = new Set([401, 403]);

function troubleOf(error: unknown): keyof typeof DATABASE_TROUBLES {
  if (isBreach(error, "no such table") || isBreach(error, "no such column")) return "unmigrated";
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseRefusal) return REFUSED_TOKEN.has(current.status) ? "refusing" : "failing";
    if (current.name === "TimeoutError") return "silent";
    if ("code" in current && String(current.code).startsWith("SQLITE_")) return "failing";
  }
  return "unreachable";
}

export function createHealth(database: Database): Health {
  return {
    async check() {
      try {
        const [row] = await database.select({ at: max(modelFailures.at) }).from(modelFailures);
        return { modelFailedAt: row?.at ?? null };
      } catch (cause) {
        const error = new DomainError("unavailable", CALL_ERRORS.unavailable, {
          retryAfterSeconds: RETRY_AFTER_UNAVAILABLE_SECONDS,
          fields: { database: DATABASE_TROUBLES[troubleOf(cause)] },
        });
        error.cause = cause;
        throw error;
      }
    },
  };
}
