import type { PageCursor } from "@mealwright/schema/contract/admin";
import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Rows older than the last one of a page, in the order "newest first, then by id"; undefined for the first page. */
export function rowsBefore(at: SQLiteColumn, id: SQLiteColumn, after: PageCursor | undefined): SQL | undefined {
  return after && sql`(${at}, ${id}) < (${after.numbers.at(-1)}, ${after.id})`;
}
