import { groceryChecks, groceryCupboard, groceryOwnLines } from "@mealwright/schema/tables/grocery";
import { mealPlans, meals } from "@mealwright/schema/tables/meal-plans";
import { preferences } from "@mealwright/schema/tables/preferences";
import { and, asc, desc, eq, exists, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { CupboardEntry } from "../../domain/grocery/grocery-list.ts";
import type { OwnLine } from "../../domain/grocery/own-line.ts";
import type { GroceryTick } from "../../domain/grocery/ticks.ts";
import type { Meal } from "../../domain/meal.ts";
import type { Lease, MealPlanStore, OpenedPlan, StoredPlan } from "../../domain/ports.ts";
import type { Database } from "./client.ts";
import { selectNeverDishes } from "./never-again.ts";
import { toAnswers } from "./preferences.ts";
import { toBrief, toPlanState, toStoredMeal } from "./rows.ts";
import { IS_TOUCHED } from "./stats.ts";

type PlanRow = typeof mealPlans.$inferSelect;

interface StoredMealRow {
  readonly meal: unknown;
  readonly locked: boolean;
}

function toPlan(row: PlanRow, rows: readonly StoredMealRow[]): StoredPlan {
  const stored = rows.map(({ meal, locked }) => ({ meal: toStoredMeal(meal), locked }));
  return {
    id: row.id,
    userId: row.userId,
    weekOf: row.weekOf,
    status: row.status,
    leaseUntil: row.leaseUntil,
    stoppedAt: row.stoppedAt,
    seed: row.seed,
    brief: toBrief(row.brief),
    notes: row.notes,
    createdAt: row.createdAt,
    meals: stored.map(({ meal }) => meal),
    lockedIds: new Set(stored.flatMap(({ meal, locked }) => (locked ? [meal.id] : []))),
  };
}

function answersOf(rows: readonly (typeof preferences.$inferSelect)[]) {
  const [row] = rows;
  return row ? toAnswers(row) : null;
}

function toOpened(
  answers: readonly (typeof preferences.$inferSelect)[],
  plans: readonly PlanRow[],
  storedMeals: readonly StoredMealRow[],
  ticks: readonly GroceryTick[],
  cupboard: readonly CupboardEntry[],
  ownLines: readonly OwnLine[],
): OpenedPlan {
  const [row] = plans;
  return {
    answers: answersOf(answers),
    plan: row ? toPlan(row, storedMeals) : null,
    marks: { ticks, cupboard, ownLines },
  };
}

function toMealRow(planId: string, meal: Meal, now: Date): typeof meals.$inferInsert {
  return {
    id: meal.id,
    planId,
    day: meal.day,
    type: meal.type,
    recipeId: meal.recipeId,
    source: meal.source,
    meal,
    createdAt: now,
  };
}

function holdsLease(lease: Lease): SQL | undefined {
  return and(eq(mealPlans.id, lease.planId), eq(mealPlans.leaseOwner, lease.owner), eq(mealPlans.status, "running"));
}

const MEAL_ORDER = sql`case ${meals.type} when 'breakfast' then 0 when 'lunch' then 1 when 'dinner' then 2 else 3 end`;

const NEWEST_FIRST = [desc(mealPlans.createdAt), desc(mealPlans.id)];

export function createMealPlanStore(database: Database): MealPlanStore {
  /** What shows a user's plans that a condition selects: six statements of one batch. */
  function readStatements(userId: string, planIds: SQL | ReturnType<typeof newestOf>) {
    const isWanted = and(eq(mealPlans.userId, userId), inArray(mealPlans.id, planIds));
    return [
      database.select().from(preferences).where(eq(preferences.userId, userId)),
      database
        .select()
        .from(mealPlans)
        .where(isWanted)
        .orderBy(...NEWEST_FIRST),
      database
        .select({ planId: meals.planId, meal: meals.meal, locked: meals.locked })
        .from(meals)
        .where(inArray(meals.planId, planIds))
        .orderBy(asc(meals.day), asc(MEAL_ORDER)),
      database
        .select({
          planId: mealPlans.id,
          item: groceryChecks.item,
          checked: groceryChecks.checked,
          buyGrams: groceryChecks.buyGrams,
          system: groceryChecks.system,
        })
        .from(groceryChecks)
        .innerJoin(
          mealPlans,
          and(eq(mealPlans.userId, groceryChecks.userId), eq(mealPlans.weekOf, groceryChecks.weekOf)),
        )
        .where(isWanted),
      database
        .select({ planId: mealPlans.id, foodId: groceryCupboard.foodId, grams: groceryCupboard.grams })
        .from(groceryCupboard)
        .innerJoin(
          mealPlans,
          and(eq(mealPlans.userId, groceryCupboard.userId), eq(mealPlans.weekOf, groceryCupboard.weekOf)),
        )
        .where(isWanted),
      database
        .select({ planId: mealPlans.id, id: groceryOwnLines.id, text: groceryOwnLines.text })
        .from(groceryOwnLines)
        .innerJoin(
          mealPlans,
          and(eq(mealPlans.userId, groceryOwnLines.userId), eq(mealPlans.weekOf, groceryOwnLines.weekOf)),
        )
        .where(isWanted)
        .orderBy(asc(groceryOwnLines.createdAt), asc(groceryOwnLines.id)),
    ] as const;
  }

  function newestOf(userId: string, condition: SQL | undefined, limit: number) {
    return database
      .select({ id: mealPlans.id })
      .from(mealPlans)
      .where(and(eq(mealPlans.userId, userId), condition))
      .orderBy(...NEWEST_FIRST)
      .limit(limit);
  }

  async function findNewest(userId: string, condition: SQL | undefined): Promise<OpenedPlan> {
    return toOpened(...(await database.batch(readStatements(userId, newestOf(userId, condition, 1)))));
  }

  return {
    async list(userId, limit) {
      const [answers, rows] = await database.batch([
        database.select().from(preferences).where(eq(preferences.userId, userId)),
        database
          .select({
            id: mealPlans.id,
            weekOf: mealPlans.weekOf,
            createdAt: mealPlans.createdAt,
            status: mealPlans.status,
            brief: mealPlans.brief,
            isTouched: IS_TOUCHED,
            mealCount: sql<number>`(select count(*) from meals where plan_id = meal_plans.id)`,
          })
          .from(mealPlans)
          .where(eq(mealPlans.userId, userId))
          .orderBy(...NEWEST_FIRST)
          .limit(limit),
      ]);
      return { answers: answersOf(answers), plans: rows.map((row) => ({ ...row, ...toPlanState(row) })) };
    },

    findByWeek: (userId, weekOf) => findNewest(userId, eq(mealPlans.weekOf, weekOf)),

    findById: (userId, planId) => findNewest(userId, eq(mealPlans.id, planId)),

    findByMeal(userId, mealId) {
      const holder = database.select({ id: meals.planId }).from(meals).where(eq(meals.id, mealId));
      return findNewest(userId, inArray(mealPlans.id, holder));
    },

    async findMany(userId, limit, planIds) {
      const named = planIds === undefined ? undefined : inArray(mealPlans.id, [...planIds]);
      const [answers, plans, storedMeals, ticks, cupboard, ownLines] = await database.batch(
        readStatements(userId, newestOf(userId, named, limit)),
      );
      const isOf =
        (planId: string) =>
        (row: { planId: string }): boolean =>
          row.planId === planId;
      return {
        answers: answersOf(answers),
        plans: plans.map((row) => ({
          plan: toPlan(row, storedMeals.filter(isOf(row.id))),
          marks: {
            ticks: ticks.filter(isOf(row.id)),
            cupboard: cupboard.filter(isOf(row.id)),
            ownLines: ownLines.filter(isOf(row.id)),
          },
        })),
      };
    },

    async swapMeal(planId, oldMealId, meal, now) {
      const { id, recipeId, source, createdAt } = toMealRow(planId, meal, now);
      const result = await database
        .update(meals)
        .set({ id, recipeId, source, meal, createdAt })
        .where(and(eq(meals.planId, planId), eq(meals.id, oldMealId), eq(meals.locked, false)));
      return result.rowsAffected === 1;
    },

    async setLocked(planId, mealId, locked) {
      const isTheOne = and(eq(meals.planId, planId), eq(meals.id, mealId));
      const result = await database.update(meals).set({ locked }).where(isTheOne);
      return result.rowsAffected === 1;
    },

    async readHistory(userId, exceptWeekOf, limit) {
      const [recentDishes, neverDishes] = await database.batch([
        database
          .select({ recipeId: meals.recipeId, name: sql<string>`json_extract(${meals.meal}, '$.name')` })
          .from(meals)
          .innerJoin(mealPlans, eq(mealPlans.id, meals.planId))
          .where(and(eq(mealPlans.userId, userId), ne(mealPlans.weekOf, exceptWeekOf)))
          .orderBy(desc(mealPlans.weekOf), desc(meals.createdAt))
          .limit(limit),
        selectNeverDishes(database, userId),
      ]);
      return { recentDishes, neverDishes };
    },

    async insertRunning({ id, userId, weekOf, seed, brief, notes, createdAt }, replaces, lease, until) {
      const now = createdAt.getTime();
      // Two that replace the same plan at once must not both succeed: the second finds another plan in its place.
      const newestIsAsSeen = sql`${replaces?.planId ?? null} is (
        select id from meal_plans where user_id = ${userId} and week_of = ${weekOf} order by created_at desc, id desc limit 1
      )`;
      const insert = database.run(sql`
        insert or ignore into meal_plans
          (id, user_id, week_of, status, lease_owner, lease_until, seed, brief, notes, created_at, updated_at)
        select ${id}, ${userId}, ${weekOf}, 'running', ${lease.owner}, ${until.getTime()}, ${seed},
          ${JSON.stringify(brief)}, ${JSON.stringify(notes)}, ${now}, ${now}
        where ${newestIsAsSeen}`);
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
      const [inserted, , ...rows] = await database.batch([insert, keep, ...readStatements(userId, sql`(${id})`)]);
      return inserted.rowsAffected === 1 ? toOpened(...rows) : null;
    },

    async takeLease(userId, lease, { stoppedAt, dropMealIds }, now, until) {
      const isFree = or(ne(mealPlans.status, "running"), lt(mealPlans.leaseUntil, now));
      // Who stops is not overtaken by a call that was on its way before.
      const isStoppedAsSeen = sql`${mealPlans.stoppedAt} is ${stoppedAt?.getTime() ?? null}`;
      const take = database
        .update(mealPlans)
        .set({ status: "running", leaseOwner: lease.owner, leaseUntil: until, stoppedAt: null, updatedAt: now })
        .where(and(eq(mealPlans.id, lease.planId), isFree, isStoppedAsSeen));
      const held = database.select({ id: mealPlans.id }).from(mealPlans).where(holdsLease(lease));
      const drop = database.delete(meals).where(and(inArray(meals.id, [...dropMealIds]), inArray(meals.planId, held)));
      const [taken, , ...rows] = await database.batch([take, drop, ...readStatements(userId, sql`(${lease.planId})`)]);
      return taken.rowsAffected === 1 ? toOpened(...rows) : null;
    },

    async addMeals(lease, newMeals, now, until) {
      const renew = database.update(mealPlans).set({ leaseUntil: until, updatedAt: now }).where(holdsLease(lease));
      const inserts = newMeals.map((meal) => database.run(insertWhileHeld(lease, toMealRow(lease.planId, meal, now))));
      const [renewed] = await database.batch([renew, ...inserts]);
      return renewed.rowsAffected === 1;
    },

    async complete(lease, ending, now) {
      const inserts = ending.meals.map((meal) =>
        database.run(insertWhileHeld(lease, toMealRow(lease.planId, meal, now))),
      );
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
          brief: ending.brief,
          updatedAt: now,
        })
        .where(inArray(mealPlans.id, finished));
      const results = await database.batch([removeOlder, ...inserts, finish]);
      return results.at(-1)?.rowsAffected === 1;
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

/** One meal, stored only while the lease is held and its slot is empty: the condition is in the statement, so races lose. */
function insertWhileHeld(lease: Lease, row: typeof meals.$inferInsert): SQL {
  return sql`
    insert or ignore into meals (id, plan_id, day, type, recipe_id, source, meal, created_at)
    select ${row.id}, id, ${row.day}, ${row.type}, ${row.recipeId}, ${row.source}, ${JSON.stringify(row.meal)}, ${row.createdAt.getTime()}
    from meal_plans
    where id = ${lease.planId} and lease_owner = ${lease.owner} and status = 'running'`;
}
