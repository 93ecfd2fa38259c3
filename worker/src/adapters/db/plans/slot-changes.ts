import type { Slot } from "@mealwright/schema/rules/week";
import { mealPlans, meals } from "@mealwright/schema/tables/meal-plans";
import { and, eq, exists, lt, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import type { MealPlanStore } from "../../../domain/meal-plan-ports.ts";
import type { Database } from "../connection/client.ts";

/** Where a plan's metadata notes that nothing is cooked for a slot. */
function awayPath({ day, type }: Slot): string {
  return `$.away."${day}:${type}"`;
}

/** The complete plan in which the slot has nothing cooked. */
function isAway(planId: string, path: string): SQL {
  return sql`(select 1 from meal_plans where id = ${planId} and status = 'complete' and json_extract(brief, ${path}) is not null)`;
}

/** Changes that a person makes to a complete plan; each applies only while what they saw is still there. */
export function createSlotChanges(
  database: Database,
): Pick<MealPlanStore, "swapMeal" | "leaveSlot" | "fillSlot" | "exchangeDays" | "setLocked"> {
  return {
    async swapMeal(planId, oldMealId, meal, now) {
      const { id, recipeId, source } = meal;
      const result = await database
        .update(meals)
        .set({ id, recipeId, source, meal, createdAt: now })
        .where(and(eq(meals.planId, planId), eq(meals.id, oldMealId), eq(meals.locked, false)));
      return result.rowsAffected === 1;
    },

    async leaveSlot(planId, away) {
      const { day, type, mealId } = away;
      const path = awayPath(away);
      const isThere = and(eq(meals.planId, planId), eq(meals.day, day), eq(meals.type, type));
      const changed = database
        .select({ id: meals.id })
        .from(meals)
        .where(and(isThere, or(eq(meals.locked, true), ne(meals.id, mealId ?? ""))));
      const [noted] = await database.batch([
        database
          .update(mealPlans)
          .set({ metadata: sql`json_set(${mealPlans.metadata}, ${path}, json(${JSON.stringify(away)}))` })
          .where(and(eq(mealPlans.id, planId), eq(mealPlans.status, "complete"), notExists(changed))),
        database.delete(meals).where(and(isThere, sql`exists ${isAway(planId, path)}`)),
      ]);
      return noted.rowsAffected === 1;
    },

    async fillSlot(planId, meal, now) {
      const path = awayPath(meal);
      const { id, day, type, recipeId, source } = meal;
      const [inserted] = await database.batch([
        database.run(sql`
          insert or ignore into meals (id, plan_id, day, type, recipe_id, source, meal, created_at)
          select ${id}, ${planId}, ${day}, ${type}, ${recipeId}, ${source}, ${JSON.stringify(meal)}, ${now.getTime()}
          where exists ${isAway(planId, path)}`),
        database
          .update(mealPlans)
          .set({ metadata: sql`json_remove(${mealPlans.metadata}, ${path})` })
          .where(
            and(
              eq(mealPlans.id, planId),
              exists(
                database
                  .select({ id: meals.id })
                  .from(meals)
                  .where(and(eq(meals.id, id), eq(meals.planId, planId))),
              ),
            ),
          ),
      ]);
      return inserted.rowsAffected === 1;
    },

    async exchangeDays(planId, mealId, day) {
      const isMoved = and(eq(meals.planId, planId), eq(meals.id, mealId));
      const isComplete = sql`exists (select 1 from meal_plans where id = ${planId} and status = 'complete')`;
      const isOtherThere = sql`exists (
        select 1 from meals other where other.plan_id = ${planId} and other.day = ${day} and other.type = meals.type and other.locked = 0
      )`;
      // A slot holds one meal at a time: the moved meal waits on the negative of its day.
      const from = sql`(select -moved.day from meals moved where moved.id = ${mealId})`;
      const type = sql`(select moved.type from meals moved where moved.id = ${mealId} and moved.day < 0)`;
      const [, , arrived] = await database.batch([
        database
          .update(meals)
          .set({ day: sql`-day` })
          .where(and(isMoved, eq(meals.locked, false), ne(meals.day, day), isComplete, isOtherThere)),
        database
          .update(meals)
          .set({ day: from, meal: sql`json_set(meal, '$.day', ${from})` })
          .where(and(eq(meals.planId, planId), eq(meals.day, day), sql`${meals.type} = ${type}`)),
        database
          .update(meals)
          .set({ day, meal: sql`json_set(meal, '$.day', ${day})` })
          .where(and(isMoved, lt(meals.day, 0))),
      ]);
      return arrived.rowsAffected === 1;
    },

    async setLocked(planId, mealId, locked) {
      const isTheOne = and(eq(meals.planId, planId), eq(meals.id, mealId));
      const result = await database.update(meals).set({ locked }).where(isTheOne);
      return result.rowsAffected === 1;
    },
  };
}
