import { mealPlans, meals } from "@mealwright/schema/tables/meal-plans";
import { and, eq, exists, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Meal } from "../../../domain/meal.ts";
import type { Lease, MealPlanStore, SlotProgress } from "../../../domain/meal-plan-ports.ts";
import type { Database } from "../connection/client.ts";
import { createEarlierPlans, keepEarlier } from "./earlier-plans.ts";
import { leaseTerms, type RefusalRow } from "./lease-quota.ts";
import { createPlanReads, markStatements, readStatements, toOpened } from "./plan-reads.ts";
import { createSlotChanges } from "./slot-changes.ts";
import { createWeekReads } from "./week-reads.ts";

function holdsLease(lease: Lease): SQL | undefined {
  return and(eq(mealPlans.id, lease.planId), eq(mealPlans.leaseOwner, lease.owner), eq(mealPlans.status, "running"));
}

export function createMealPlanStore(database: Database): MealPlanStore {
  return {
    ...createPlanReads(database),
    ...createSlotChanges(database),
    ...createWeekReads(database),
    ...createEarlierPlans(database),

    async insertRunning(
      { id, userId, weekOf, seed, metadata, notes, createdAt, replacedAt },
      replaces,
      lease,
      until,
      quota,
      begun,
    ) {
      const now = createdAt.getTime();
      // Of two simultaneous calls that replace the same plan, the second must fail: it finds another plan in its place.
      const newestIsAsSeen = sql`${replaces?.planId ?? null} is (
        select id from meal_plans where user_id = ${userId} and week_of = ${weekOf} order by created_at desc, id desc limit 1
      )`;
      const terms = leaseTerms({ userId, planId: id }, quota, createdAt);
      const insert = database.run(sql`
        insert or ignore into meal_plans
          (id, user_id, week_of, status, lease_owner, lease_until, seed, brief, notes, replaced_at, created_at, updated_at)
        select ${id}, ${userId}, ${weekOf}, 'running', ${lease.owner}, ${until.getTime()}, ${seed},
          ${JSON.stringify(metadata)}, ${JSON.stringify(notes)}, ${replacedAt?.getTime() ?? null}, ${now}, ${now}
        where ${newestIsAsSeen} and ${terms.areMet}`);
      const inserting = database.select({ id: mealPlans.id }).from(mealPlans).where(holdsLease(lease));
      const keep = database
        .update(meals)
        .set({ planId: id })
        .where(
          and(
            eq(meals.planId, replaces?.planId ?? ""),
            inArray(meals.id, [...(replaces?.keepMealIds ?? [])]),
            exists(inserting),
          ),
        );
      // If other answers were saved in the meantime, this first day was chosen for the wrong ones: do not store it.
      const areAnswersAsRead = sql`exists (
        select 1 from preferences where user_id = ${userId} and updated_at = ${begun?.answeredAt.getTime() ?? null})`;
      const [inserted, , , , , , [why], ...rows] = await database.batch([
        insert,
        ...keepEarlier(database, replaces?.planId ?? "", createdAt, sql`exists ${inserting}`),
        keep,
        database.run(insertWhileHeld(lease, begun?.meals ?? [], createdAt, areAnswersAsRead)),
        database.run(terms.spend(sql`exists ${inserting}`)),
        database.all<RefusalRow>(terms.explain(newestIsAsSeen)),
        ...readStatements(database, userId, sql`(${id})`),
      ]);
      return inserted.rowsAffected === 1 ? toOpened(...rows) : (why?.refusal ?? null);
    },

    async takeLease(userId, lease, { stoppedAt, dropMealIds, byForce = false }, now, until, quota) {
      const isFree = byForce ? undefined : or(ne(mealPlans.status, "running"), lt(mealPlans.leaseUntil, now));
      // A call that was already under way must not undo a later stop.
      const isStoppedAsSeen = byForce ? undefined : sql`${mealPlans.stoppedAt} is ${stoppedAt?.getTime() ?? null}`;
      // Nor may it resume a plan that another call has completed since: all meals to drop must still be there.
      const dropped = and(eq(meals.planId, lease.planId), inArray(meals.id, [...dropMealIds]));
      const hasDropped = byForce
        ? undefined
        : sql`(select count(*) from ${meals} where ${dropped}) = ${dropMealIds.length}`;
      const isOwn = and(eq(mealPlans.id, lease.planId), eq(mealPlans.userId, userId));
      const isWanted = and(isOwn, isFree, isStoppedAsSeen, hasDropped);
      const terms = leaseTerms({ userId, planId: lease.planId, byForce }, quota, now);
      const take = database
        .update(mealPlans)
        .set({
          status: "running",
          leaseOwner: lease.owner,
          leaseUntil: until,
          progress: null,
          stoppedAt: null,
          updatedAt: now,
        })
        .where(and(isWanted, terms.areMet));
      const held = database.select({ id: mealPlans.id }).from(mealPlans).where(holdsLease(lease));
      const drop = database.delete(meals).where(and(inArray(meals.id, [...dropMealIds]), inArray(meals.planId, held)));
      const wanted = database.select({ id: mealPlans.id }).from(mealPlans).where(isWanted);
      const [taken, , , [why], ...rows] = await database.batch([
        take,
        drop,
        database.run(terms.spend(sql`exists ${held}`)),
        database.all<RefusalRow>(terms.explain(sql`exists ${wanted}`)),
        ...readStatements(database, userId, sql`(${lease.planId})`),
      ]);
      return taken.rowsAffected === 1 ? toOpened(...rows) : (why?.refusal ?? null);
    },

    async addMeals(lease, newMeals, progress, now, until) {
      const renew = database
        .update(mealPlans)
        .set({ leaseUntil: until, progress, updatedAt: now })
        .where(holdsLease(lease));
      const [renewed] = await database.batch([renew, database.run(insertWhileHeld(lease, newMeals, now))]);
      return renewed.rowsAffected === 1;
    },

    async complete(lease, ending, now) {
      const finished = database.select({ id: mealPlans.id }).from(mealPlans).where(holdsLease(lease));
      const siblings = database
        .select({ userId: mealPlans.userId, weekOf: mealPlans.weekOf })
        .from(mealPlans)
        .where(holdsLease(lease))
        .as("finished");
      const removeOlder = database
        .delete(mealPlans)
        .where(
          and(
            ne(mealPlans.id, lease.planId),
            sql`exists (select 1 from ${siblings} where ${siblings.userId} = meal_plans.user_id and ${siblings.weekOf} = meal_plans.week_of)`,
          ),
        );
      const finish = database
        .update(mealPlans)
        .set({
          status: "complete",
          leaseOwner: null,
          leaseUntil: null,
          notes: [...ending.notes],
          metadata: ending.metadata,
          progress: null,
          updatedAt: now,
        })
        .where(inArray(mealPlans.id, finished));
      const [, , finishing, stored, ticks, cupboard, ownLines] = await database.batch([
        removeOlder,
        database.run(insertWhileHeld(lease, ending.meals, now)),
        finish,
        database.select({ id: meals.id, locked: meals.locked }).from(meals).where(eq(meals.planId, lease.planId)),
        ...markStatements(database, eq(mealPlans.id, lease.planId)),
      ]);
      return finishing.rowsAffected === 1 ? { meals: stored, listNotes: { ticks, cupboard, ownLines } } : null;
    },

    async glance(userId, planId) {
      const [row] = await database
        .select({
          status: mealPlans.status,
          leaseUntil: mealPlans.leaseUntil,
          stoppedAt: mealPlans.stoppedAt,
          progress: mealPlans.progress,
          mealCount: sql<number>`(select count(*) from meals where plan_id = meal_plans.id)`,
        })
        .from(mealPlans)
        .where(and(eq(mealPlans.id, planId), eq(mealPlans.userId, userId)));
      return row ? { ...row, progress: toProgress(row.progress) } : null;
    },

    async release(lease, now) {
      await database
        .update(mealPlans)
        .set({ status: "stopped", leaseOwner: null, leaseUntil: null, updatedAt: now })
        .where(holdsLease(lease));
    },

    async stop(userId, planId, now) {
      const isOwn = and(eq(mealPlans.id, planId), eq(mealPlans.userId, userId));
      const [, own] = await database.batch([
        database
          .update(mealPlans)
          .set({ status: "stopped", leaseOwner: null, leaseUntil: null, stoppedAt: now, updatedAt: now })
          .where(and(isOwn, ne(mealPlans.status, "complete"), isNull(mealPlans.stoppedAt))),
        database.select({ id: mealPlans.id }).from(mealPlans).where(isOwn),
      ]);
      return own.length === 1;
    },
  };
}

/**
 * Stores each meal only while the lease is held and its slot is empty. The condition is in the statement, so that races
 * lose; all meals go in one statement, as a JSON array.
 */
function insertWhileHeld(lease: Lease, newMeals: readonly Meal[], now: Date, condition = sql`true`): SQL {
  const rows = newMeals.map((meal) => {
    const { id, day, type, recipeId, source } = meal;
    return { id, day, type, recipeId, source, meal: JSON.stringify(meal) };
  });
  return sql`
    insert or ignore into meals (id, plan_id, day, type, recipe_id, source, meal, created_at)
    select row.value ->> 'id', plan.id, row.value ->> 'day', row.value ->> 'type', row.value ->> 'recipeId',
      row.value ->> 'source', row.value ->> 'meal', ${now.getTime()}
    from json_each(${JSON.stringify(rows)}) as row, meal_plans as plan
    where plan.id = ${lease.planId} and plan.lease_owner = ${lease.owner} and plan.status = 'running' and ${condition}`;
}

/** Progress is JSON that only our own adapters write. */
function toProgress(json: unknown): readonly SlotProgress[] {
  return (json ?? []) as readonly SlotProgress[];
}
