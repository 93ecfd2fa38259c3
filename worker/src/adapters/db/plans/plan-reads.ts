import { groceryChecks, groceryCupboard, groceryOwnLines } from "@mealwright/schema/tables/grocery";
import { mealPlans, meals } from "@mealwright/schema/tables/meal-plans";
import { preferences } from "@mealwright/schema/tables/preferences";
import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { CupboardEntry } from "../../../domain/grocery/grocery-list.ts";
import type { OwnLine } from "../../../domain/grocery/own-line.ts";
import type { GroceryTick } from "../../../domain/grocery/ticks.ts";
import type { MealPlanStore, OpenedPlans } from "../../../domain/meal-plan-ports.ts";
import type { OpenedPlan, StoredPlan } from "../../../domain/ports.ts";
import type { Database } from "../connection/client.ts";
import { prepareOnce, readAllPrepared } from "../prepared.ts";
import { toPlanMetadata, toPlanState } from "../rows.ts";
import { DIGEST, HAS_REPLACED_MEAL } from "../stats.ts";
import { toPreferences } from "./preferences.ts";
import { toStoredMeal } from "./stored-meal.ts";

/** What was removed from the cupboard again stays as 0 g. */
export const IS_AT_HOME = or(isNull(groceryCupboard.grams), ne(groceryCupboard.grams, 0));

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
    metadata: toPlanMetadata(row.metadata),
    notes: row.notes,
    createdAt: row.createdAt,
    replacedAt: row.replacedAt,
    meals: stored.map(({ meal }) => meal),
    lockedIds: new Set(stored.flatMap(({ meal, locked }) => (locked ? [meal.id] : []))),
  };
}

function answersOf(rows: readonly (typeof preferences.$inferSelect)[]) {
  const [row] = rows;
  return row ? toPreferences(row) : null;
}

/** The results of `readStatements`, assembled into one plan. */
export function toOpened(
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
    listNotes: { ticks, cupboard, ownLines },
  };
}

interface OfPlan {
  readonly planId: string;
}

/** The same, of several plans. */
export function toOpenedPlans(
  answers: readonly (typeof preferences.$inferSelect)[],
  plans: readonly PlanRow[],
  storedMeals: readonly (StoredMealRow & OfPlan)[],
  ticks: readonly (GroceryTick & OfPlan)[],
  cupboard: readonly (CupboardEntry & OfPlan)[],
  ownLines: readonly (OwnLine & OfPlan)[],
): OpenedPlans {
  return {
    answers: answersOf(answers),
    plans: plans.map((row) => {
      const isOf = ({ planId }: OfPlan) => planId === row.id;
      const listNotes = {
        ticks: ticks.filter(isOf),
        cupboard: cupboard.filter(isOf),
        ownLines: ownLines.filter(isOf),
      };
      return { plan: toPlan(row, storedMeals.filter(isOf)), listNotes };
    }),
  };
}

const MEAL_ORDER = sql`case ${meals.type} when 'breakfast' then 0 when 'lunch' then 1 when 'dinner' then 2 else 3 end`;

const NEWEST_FIRST = [desc(mealPlans.createdAt), desc(mealPlans.id)];

/** What is noted on the lists of the plans that a condition selects: three statements of one batch. */
export function markStatements(database: Database, isWanted: SQL | undefined) {
  return [
    database
      .select({
        planId: mealPlans.id,
        item: groceryChecks.item,
        checked: groceryChecks.checked,
        buyGrams: groceryChecks.buyGrams,
        system: groceryChecks.system,
      })
      .from(groceryChecks)
      .innerJoin(mealPlans, and(eq(mealPlans.userId, groceryChecks.userId), eq(mealPlans.weekOf, groceryChecks.weekOf)))
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
      .where(and(isWanted, isNull(groceryOwnLines.removedAt)))
      .orderBy(asc(groceryOwnLines.createdAt), asc(groceryOwnLines.id)),
  ] as const;
}

/** Everything needed to show the user's plans that a condition selects: six statements of one batch. */
export function readStatements(database: Database, userId: string | SQL, planIds: SQL | ReturnType<typeof newestOf>) {
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
    ...markStatements(database, isWanted),
  ] as const;
}

/** The ids of a user's newest plans that a condition selects. */
export function newestOf(database: Database, userId: string | SQL, condition: SQL | undefined, limit: number) {
  return database
    .select({ id: mealPlans.id })
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, userId), condition))
    .orderBy(...NEWEST_FIRST)
    .limit(limit);
}

const ownAnswers = prepareOnce((database) =>
  database
    .select()
    .from(preferences)
    .where(eq(preferences.userId, sql.placeholder("userId")))
    .prepare(),
);

const ownPlans = prepareOnce((database) =>
  database
    .select({
      id: mealPlans.id,
      weekOf: mealPlans.weekOf,
      createdAt: mealPlans.createdAt,
      status: mealPlans.status,
      digest: DIGEST,
      isTouched: HAS_REPLACED_MEAL,
      mealCount: sql<number>`(select count(*) from meals where plan_id = meal_plans.id)`,
    })
    .from(mealPlans)
    .where(eq(mealPlans.userId, sql.placeholder("userId")))
    .orderBy(...NEWEST_FIRST)
    .limit(sql.placeholder("limit"))
    .prepare(),
);

async function findNewest(database: Database, userId: string, condition: SQL | undefined): Promise<OpenedPlan> {
  return toOpened(
    ...(await database.batch(readStatements(database, userId, newestOf(database, userId, condition, 1)))),
  );
}

type PlanReads = Pick<
  MealPlanStore,
  "list" | "findByWeek" | "findByWeekBefore" | "findById" | "findByMeal" | "findMany"
>;

/** Reads plans: answers, plans, meals and the notes on their lists, all in one trip. */
export function createPlanReads(database: Database): PlanReads {
  return {
    async list(userId, limit) {
      const [answers, rows] = await readAllPrepared(database, [ownAnswers({ userId }), ownPlans({ userId, limit })]);
      return { answers: answersOf(answers), plans: rows.map((row) => ({ ...row, ...toPlanState(row) })) };
    },

    findByWeek: (userId, weekOf) => findNewest(database, userId, eq(mealPlans.weekOf, weekOf)),

    findByWeekBefore(userId, planId) {
      const ofPlan = sql`(select date(week_of, '-7 days') from meal_plans where id = ${planId} and user_id = ${userId})`;
      return findNewest(database, userId, eq(mealPlans.weekOf, ofPlan));
    },

    findById: (userId, planId) => findNewest(database, userId, eq(mealPlans.id, planId)),

    findByMeal(userId, mealId) {
      const holder = database.select({ id: meals.planId }).from(meals).where(eq(meals.id, mealId));
      return findNewest(database, userId, inArray(mealPlans.id, holder));
    },

    async findMany(userId, limit, planIds) {
      const named = planIds === undefined ? undefined : inArray(mealPlans.id, [...planIds]);
      const newest = newestOf(database, userId, named, limit);
      return toOpenedPlans(...(await database.batch(readStatements(database, userId, newest))));
    },
  };
}
