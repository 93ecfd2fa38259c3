import { mealPlans } from "@mealwright/schema/tables/meal-plans";
import { neverAgain } from "@mealwright/schema/tables/never-again";
import { and, desc, eq, gte, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { NeverAgainStore } from "../../../domain/dish-ports.ts";
import type { Database } from "../connection/client.ts";

const COLUMNS = {
  id: neverAgain.id,
  templateId: neverAgain.templateId,
  name: neverAgain.name,
  wish: neverAgain.wish,
  createdAt: neverAgain.createdAt,
};

/** A user's marks, newest first. */
export function selectNeverDishes(database: Database, userId: string, condition?: SQL) {
  return database
    .select(COLUMNS)
    .from(neverAgain)
    .where(and(eq(neverAgain.userId, userId), condition))
    .orderBy(desc(neverAgain.createdAt), desc(neverAgain.id));
}

/** Reopens the slots for which no dish was found, of the user who owns such a mark. */
function openPlaces(database: Database, isMark: SQL | undefined, fromWeek: string) {
  const owner = database.select({ userId: neverAgain.userId }).from(neverAgain).where(isMark);
  return database
    .update(mealPlans)
    .set({ metadata: sql`json_set(${mealPlans.metadata}, '$.digest', '')` })
    .where(
      and(
        inArray(mealPlans.userId, owner),
        gte(mealPlans.weekOf, fromWeek),
        sql`json_array_length(${mealPlans.metadata}, '$.unfilled') > 0`,
      ),
    );
}

export function createNeverAgainStore(database: Database): NeverAgainStore {
  return {
    async list(userId) {
      return selectNeverDishes(database, userId);
    },

    async add(userId, { id, key, templateId, name, wish, createdAt }, most, fromWeek) {
      const isSame = and(eq(neverAgain.userId, userId), eq(neverAgain.dishKey, key));
      // Counted within the statement, so that two simultaneous calls cannot exceed the limit.
      const insert = database.run(sql`
        insert or ignore into never_again (id, user_id, template_id, name, dish_key, wish, created_at)
        select ${id}, ${userId}, ${templateId}, ${name}, ${key}, ${wish}, ${createdAt.getTime()}
        where (select count(*) from never_again where user_id = ${userId}) < ${most}`);
      const isTakenBack = and(isSame, eq(neverAgain.wish, "never"), ne(neverAgain.wish, wish));
      const [, , , [stored]] = await database.batch([
        openPlaces(database, isTakenBack, fromWeek),
        insert,
        database.update(neverAgain).set({ wish }).where(isSame),
        database.select(COLUMNS).from(neverAgain).where(isSame),
      ]);
      return stored ?? null;
    },

    async remove(userId, dishId, fromWeek) {
      const isOwn = and(eq(neverAgain.userId, userId), eq(neverAgain.id, dishId));
      const [, removed] = await database.batch([
        openPlaces(database, isOwn, fromWeek),
        database.delete(neverAgain).where(isOwn),
      ]);
      return removed.rowsAffected === 1;
    },
  };
}
