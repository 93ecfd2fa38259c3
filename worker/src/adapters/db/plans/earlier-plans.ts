import { earlierPlans, mealPlans } from "@mealwright/schema/tables/meal-plans";
import { and, desc, eq, gte, ne, type SQL, sql } from "drizzle-orm";
import type { MealPlanStore } from "../../../domain/meal-plan-ports.ts";
import type { Database } from "../connection/client.ts";

/**
 * Keeps a plan as the previous version of its week, in place of an older one, if a condition holds: two statements for
 * a batch, before the one that deletes its meals.
 */
export function keepEarlier(database: Database, planId: string, now: Date, condition: SQL) {
  const ofPlan = sql`(select user_id, week_of from meal_plans where id = ${planId})`;
  return [
    database.run(sql`delete from earlier_plans where (user_id, week_of) in ${ofPlan} and ${condition}`),
    keepPlan(database, planId, now, condition),
  ] as const;
}

function keepPlan(database: Database, planId: string, now: Date, condition: SQL) {
  return database.run(sql`
    insert into earlier_plans (user_id, week_of, plan_id, plan, meals, replaced_at)
    select user_id, week_of, id,
      json_object('status', status, 'stopped_at', stopped_at, 'seed', seed, 'brief', json(brief), 'notes', json(notes),
        'created_at', created_at),
      (select json_group_array(json_object('id', id, 'day', day, 'type', type, 'recipe_id', recipe_id, 'source', source,
        'meal', json(meal), 'locked', locked, 'created_at', created_at)) from meals where plan_id = ${planId}),
      ${now.getTime()}
    from meal_plans where id = ${planId} and ${condition}`);
}

/** Restores the previous version of a week. */
export function createEarlierPlans(database: Database): Pick<MealPlanStore, "restoreEarlier"> {
  return {
    async restoreEarlier(userId, planId, since, now) {
      const [earlier] = await database
        .select({ planId: earlierPlans.planId })
        .from(earlierPlans)
        .innerJoin(mealPlans, and(eq(mealPlans.userId, earlierPlans.userId), eq(mealPlans.weekOf, earlierPlans.weekOf)))
        .where(
          and(
            eq(mealPlans.id, planId),
            eq(mealPlans.userId, userId),
            ne(mealPlans.status, "running"),
            ne(earlierPlans.planId, planId),
            gte(earlierPlans.replacedAt, since),
          ),
        )
        .orderBy(desc(earlierPlans.replacedAt))
        .limit(1);
      if (!earlier) return null;
      const [, restored] = await database.batch(exchange(database, { userId, planId, earlierId: earlier.planId, now }));
      return restored.rowsAffected === 1 ? earlier.planId : null;
    },
  };
}

interface Exchange {
  readonly userId: string;
  readonly planId: string;
  readonly earlierId: string;
  readonly now: Date;
}

/** One batch: either all of it happens or, when somebody else was faster, nothing. */
function exchange(database: Database, { userId, planId, earlierId, now }: Exchange) {
  const kept = sql`earlier_plans where user_id = ${userId} and plan_id = ${earlierId}`;
  const isWanted = sql`exists (select 1 from ${kept}) and exists (
    select 1 from meal_plans where id = ${planId} and user_id = ${userId} and status <> 'running')`;
  // True once the earlier plan is stored again and the other one deleted.
  const isExchanged = sql`not exists (select 1 from meal_plans where id = ${planId}) and exists (
    select 1 from meal_plans where id = ${earlierId} and user_id = ${userId})`;
  return [
    // A replacement that was stopped early may have left a part of the earlier plan.
    database.run(sql`delete from meal_plans where id = ${earlierId} and user_id = ${userId} and ${isWanted}`),
    database.run(sql`
      insert into meal_plans (id, user_id, week_of, status, stopped_at, seed, brief, notes, replaced_at, created_at, updated_at)
      select plan_id, user_id, week_of, plan ->> 'status', plan ->> 'stopped_at', plan ->> 'seed', plan -> 'brief',
        plan -> 'notes', ${now.getTime()}, plan ->> 'created_at', ${now.getTime()}
      from ${kept} and ${isWanted}`),
    keepPlan(database, planId, now, isWanted),
    database.run(sql`delete from meal_plans where id = ${planId} and user_id = ${userId} and ${isWanted}`),
    database.run(sql`
      insert or ignore into meals (id, plan_id, day, type, recipe_id, source, meal, locked, created_at)
      select meal.value ->> 'id', ${earlierId}, meal.value ->> 'day', meal.value ->> 'type', meal.value ->> 'recipe_id',
        meal.value ->> 'source', meal.value -> 'meal', meal.value ->> 'locked', meal.value ->> 'created_at'
      from earlier_plans, json_each(earlier_plans.meals) as meal
      where earlier_plans.user_id = ${userId} and earlier_plans.plan_id = ${earlierId} and ${isExchanged}`),
    database.run(sql`delete from ${kept} and ${isExchanged}`),
  ] as const;
}
