import { REMOVED_LINES_MAX } from "@mealwright/schema/constants/grocery";
import { groceryChecks, groceryOwnLines } from "@mealwright/schema/tables/grocery";
import { mealPlans } from "@mealwright/schema/tables/meal-plans";
import { and, eq, isNull, sql } from "drizzle-orm";
import { isOwnItemId, ownItemId } from "../../../domain/grocery/own-line.ts";
import type { GroceryStore } from "../../../domain/ports.ts";
import type { Database } from "../connection/client.ts";

export function createGroceryStore(database: Database): GroceryStore {
  return {
    async setTick(userId, { planId, item, checked, buyGrams, system, pressedAt, pressedBy }) {
      const set = database.run(sql`
        insert into grocery_checks (user_id, week_of, item, checked, buy_grams, system, pressed_at, pressed_by)
        select user_id, week_of, ${item}, ${checked}, ${buyGrams}, ${system}, ${pressedAt.getTime()}, ${pressedBy}
        from meal_plans
        where id = ${planId} and user_id = ${userId} and (not ${isOwnItemId(item)} or exists (
          select 1 from grocery_own_lines as own
          where own.removed_at is null and own.user_id = meal_plans.user_id and own.week_of = meal_plans.week_of and ${item} = ${ownItemId("")} || own.id
        ))
        on conflict (user_id, week_of, item) do update
        set checked = excluded.checked, buy_grams = excluded.buy_grams, system = excluded.system,
          pressed_at = excluded.pressed_at, pressed_by = excluded.pressed_by
        where excluded.pressed_at >= grocery_checks.pressed_at`);
      const following = database.all<{ changesKitchen: number }>(sql`
        select exists (
          select 1 from meal_plans as later join meal_plans as own on own.user_id = later.user_id
          where own.id = ${planId} and own.user_id = ${userId} and later.week_of > own.week_of
        ) or exists (
          select 1 from kitchen_corrections where user_id = ${userId} and food_id = ${item}
        ) as changesKitchen`);
      const [stored, [found]] = await database.batch([set, following]);
      const changesKitchen = found?.changesKitchen === 1;
      if (stored.rowsAffected === 1) return { changesKitchen };
      const later = await database
        .select({ item: groceryChecks.item })
        .from(groceryChecks)
        .innerJoin(
          mealPlans,
          and(eq(mealPlans.userId, groceryChecks.userId), eq(mealPlans.weekOf, groceryChecks.weekOf)),
        )
        .where(and(eq(mealPlans.id, planId), eq(mealPlans.userId, userId), eq(groceryChecks.item, item)));
      return later.length === 1 && { changesKitchen };
    },

    async setCupboard(userId, weekOf, { foodId, grams }, most, saidAt) {
      const saidOfKitchenLater = sql`exists (
        select 1 from kitchen_corrections
        where user_id = ${userId} and food_id = ${foodId} and week_of <= ${weekOf} and said_at > ${saidAt.getTime()}
      )`;
      // The limit is checked within the statement, so that simultaneous calls respect it too.
      const result = await database.run(sql`
        insert into grocery_cupboard (user_id, week_of, food_id, grams, updated_at)
        select ${userId}, ${weekOf}, ${foodId}, ${grams}, ${saidAt.getTime()}
        where not ${saidOfKitchenLater} and (${grams} is 0 or (
          select count(*) from grocery_cupboard
          where user_id = ${userId} and week_of = ${weekOf} and food_id <> ${foodId} and grams is not 0
        ) < ${most})
        on conflict (user_id, week_of, food_id) do update set grams = excluded.grams, updated_at = excluded.updated_at
        where excluded.updated_at >= grocery_cupboard.updated_at`);
      if (result.rowsAffected === 1) return true;
      const later = await database.all(sql`
        select 1 where ${saidOfKitchenLater} or exists (
          select 1 from grocery_cupboard
          where user_id = ${userId} and week_of = ${weekOf} and food_id = ${foodId} and updated_at > ${saidAt.getTime()}
        )`);
      return later.length === 1;
    },

    async addOwnLine(userId, weekOf, { id, text }, most, now) {
      const result = await database.run(sql`
        insert into grocery_own_lines (id, user_id, week_of, text, created_at)
        select ${id}, ${userId}, ${weekOf}, ${text}, ${now.getTime()}
        from (select count(*) filter (where removed_at is null) as shown, count(*) as stored
          from grocery_own_lines where user_id = ${userId} and week_of = ${weekOf})
        where shown < ${most} and stored < ${most + REMOVED_LINES_MAX}
        on conflict (id) do nothing`);
      if (result.rowsAffected === 1) return true;
      const { id: lineId, userId: owner, weekOf: week } = groceryOwnLines;
      const there = await database
        .select({ lineId })
        .from(groceryOwnLines)
        .where(and(eq(lineId, id), eq(owner, userId), eq(week, weekOf)));
      return there.length === 1;
    },

    async removeOwnLine(userId, weekOf, lineId, now) {
      const { id, userId: owner, weekOf: week } = groceryOwnLines;
      const isTick = and(
        eq(groceryChecks.userId, userId),
        eq(groceryChecks.weekOf, weekOf),
        eq(groceryChecks.item, ownItemId(lineId)),
      );
      const [removed] = await database.batch([
        database
          .update(groceryOwnLines)
          .set({ text: "", removedAt: now })
          .where(and(eq(id, lineId), eq(owner, userId), eq(week, weekOf), isNull(groceryOwnLines.removedAt))),
        database.delete(groceryChecks).where(isTick),
      ]);
      return removed.rowsAffected === 1;
    },
  };
}
