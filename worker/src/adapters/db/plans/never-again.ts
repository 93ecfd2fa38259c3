import { mealPlans } from "@mealwright/schema/tables/meal-plans";
import { neverAgain } from "@mealwright/schema/tables/never-again";
import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { NeverAgainStore } from "../../../domain/ports.ts";
import type { Database } from "../client.ts";

const COLUMNS = {
  id: neverAgain.id,
  templateId: neverAgain.templateId,
  name: neverAgain.name,
  createdAt: neverAgain.createdAt,
};

/** A user's marks, newest first. */
export function selectNeverDishes(database: Database, userId: string) {
  return database
    .select(COLUMNS)
    .from(neverAgain)
    .where(eq(neverAgain.userId, userId))
    .orderBy(desc(neverAgain.createdAt), desc(neverAgain.id));
}

export function createNeverAgainStore(database: Database): NeverAgainStore {
  return {
    async list(userId) {
      return selectNeverDishes(database, userId);
    },

    async add(userId, { id, key, templateId, name, createdAt }, most) {
      // The count is in the statement, so that two at once cannot go beyond it.
      const insert = database.run(sql`
        insert or ignore into never_again (id, user_id, template_id, name, dish_key, created_at)
        select ${id}, ${userId}, ${templateId}, ${name}, ${key}, ${createdAt.getTime()}
        where (select count(*) from never_again where user_id = ${userId}) < ${most}`);
      const [, [stored]] = await database.batch([
        insert,
        database
          .select(COLUMNS)
          .from(neverAgain)
          .where(and(eq(neverAgain.userId, userId), eq(neverAgain.dishKey, key))),
      ]);
      return stored ?? null;
    },

    async remove(userId, dishId, fromWeek) {
      const isOwn = and(eq(neverAgain.userId, userId), eq(neverAgain.id, dishId));
      const owner = database.select({ userId: neverAgain.userId }).from(neverAgain).where(isOwn);
      const [, removed] = await database.batch([
        database
          .update(mealPlans)
          .set({ brief: sql`json_set(${mealPlans.brief}, '$.digest', '')` })
          .where(
            and(
              inArray(mealPlans.userId, owner),
              gte(mealPlans.weekOf, fromWeek),
              sql`json_array_length(${mealPlans.brief}, '$.unfilled') > 0`,
            ),
          ),
        database.delete(neverAgain).where(isOwn),
      ]);
      return removed.rowsAffected === 1;
    },
  };
}
