import { groceryChecks, groceryCupboard, groceryOwnLines } from "@mealwright/schema/tables/grocery";
import { and, eq, sql } from "drizzle-orm";
import { ownItemId } from "../../domain/grocery/own-line.ts";
import type { GroceryStore } from "../../domain/ports.ts";
import type { Database } from "./client.ts";

export function createGroceryStore(database: Database): GroceryStore {
  return {
    async setTick(userId, weekOf, tick, now) {
      const row = { userId, weekOf, ...tick, updatedAt: now };
      await database
        .insert(groceryChecks)
        .values(row)
        .onConflictDoUpdate({
          target: [groceryChecks.userId, groceryChecks.weekOf, groceryChecks.item],
          set: { checked: tick.checked, buyGrams: tick.buyGrams, system: tick.system, updatedAt: now },
        });
    },

    async putInCupboard(userId, weekOf, { foodId, grams }, most, now) {
      // The bound is in the statement, so that calls at the same time keep it too.
      const result = await database.run(sql`
        insert into grocery_cupboard (user_id, week_of, food_id, grams, updated_at)
        select ${userId}, ${weekOf}, ${foodId}, ${grams}, ${now.getTime()}
        where (
          select count(*) from grocery_cupboard where user_id = ${userId} and week_of = ${weekOf} and food_id <> ${foodId}
        ) < ${most}
        on conflict (user_id, week_of, food_id) do update set grams = excluded.grams, updated_at = excluded.updated_at`);
      return result.rowsAffected === 1;
    },

    async takeFromCupboard(userId, weekOf, foodId) {
      const { userId: owner, weekOf: week, foodId: food } = groceryCupboard;
      await database.delete(groceryCupboard).where(and(eq(owner, userId), eq(week, weekOf), eq(food, foodId)));
    },

    async addOwnLine(userId, weekOf, { id, text }, most, now) {
      const result = await database.run(sql`
        insert into grocery_own_lines (id, user_id, week_of, text, created_at)
        select ${id}, ${userId}, ${weekOf}, ${text}, ${now.getTime()}
        where (select count(*) from grocery_own_lines where user_id = ${userId} and week_of = ${weekOf}) < ${most}`);
      return result.rowsAffected === 1;
    },

    async removeOwnLine(userId, weekOf, lineId) {
      const { id, userId: owner, weekOf: week } = groceryOwnLines;
      const isTick = and(
        eq(groceryChecks.userId, userId),
        eq(groceryChecks.weekOf, weekOf),
        eq(groceryChecks.item, ownItemId(lineId)),
      );
      const [removed] = await database.batch([
        database.delete(groceryOwnLines).where(and(eq(id, lineId), eq(owner, userId), eq(week, weekOf))),
        database.delete(groceryChecks).where(isTick),
      ]);
      return removed.rowsAffected === 1;
    },
  };
}
