import { groceryChecks, groceryCupboard, kitchenCorrections } from "@mealwright/schema/tables/grocery";
import { mealPlans, meals } from "@mealwright/schema/tables/meal-plans";
import { preferences } from "@mealwright/schema/tables/preferences";
import { and, asc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { KitchenStore, StoredKitchen } from "../../../domain/grocery/kitchen/kitchen-ports.ts";
import type { Database } from "../connection/client.ts";
import { toPlanMetadata } from "../rows.ts";
import { toPreferences } from "./preferences.ts";
import { toStoredMeal } from "./stored-meal.ts";

/** Every press and correction has a later time than the one before, so the sum of the times identifies a state. */
const versionOf = (userId: string) => sql<number>`
  (select coalesce(sum(pressed_at), 0) from grocery_checks where user_id = ${userId})
  + (select coalesce(sum(said_at), 0) from kitchen_corrections where user_id = ${userId})
  + (select coalesce(sum(updated_at), 0) from grocery_cupboard where user_id = ${userId})`;

/** Everything about a kitchen from a week on: seven statements of one batch. */
export function kitchenStatements(database: Database, userId: string, fromWeek: SQL) {
  // For people who never ticked or corrected anything no plan is read.
  const firstWeek = sql`(select min(week_of) from (
    select week_of from grocery_checks where user_id = ${userId} and checked and buy_grams > 0 and week_of >= ${fromWeek}
    union all select week_of from grocery_cupboard where user_id = ${userId} and week_of >= ${fromWeek}
    union all select week_of from kitchen_corrections where user_id = ${userId} and week_of >= ${fromWeek}
  ))`;
  const newest = sql`(
    select id from meal_plans as own where own.user_id = ${userId} and own.week_of >= ${firstWeek}
    and not exists (
      select 1 from meal_plans as newer where newer.user_id = own.user_id and newer.week_of = own.week_of
      and (newer.created_at, newer.id) > (own.created_at, own.id)
    )
  )`;
  return [
    database.select().from(preferences).where(eq(preferences.userId, userId)),
    database
      .select({ id: mealPlans.id, weekOf: mealPlans.weekOf, metadata: mealPlans.metadata })
      .from(mealPlans)
      .where(inArray(mealPlans.id, newest))
      .orderBy(asc(mealPlans.weekOf)),
    database
      .select({ planId: meals.planId, meal: meals.meal })
      .from(meals)
      .where(inArray(meals.planId, newest))
      .orderBy(asc(meals.day)),
    database
      .select()
      .from(groceryChecks)
      .where(and(eq(groceryChecks.userId, userId), gte(groceryChecks.weekOf, fromWeek)))
      .orderBy(asc(groceryChecks.item)),
    database
      .select()
      .from(groceryCupboard)
      .where(and(eq(groceryCupboard.userId, userId), gte(groceryCupboard.weekOf, fromWeek)))
      .orderBy(asc(groceryCupboard.foodId)),
    database
      .select()
      .from(kitchenCorrections)
      .where(and(eq(kitchenCorrections.userId, userId), gte(kitchenCorrections.weekOf, fromWeek)))
      .orderBy(asc(kitchenCorrections.foodId)),
    database.all<{ version: number }>(sql`select ${versionOf(userId)} as version`),
  ] as const;
}

/** What those statements found. */
export function toStoredKitchen(
  answers: readonly (typeof preferences.$inferSelect)[],
  plans: readonly Pick<typeof mealPlans.$inferSelect, "id" | "weekOf" | "metadata">[],
  ownMeals: readonly Pick<typeof meals.$inferSelect, "planId" | "meal">[],
  ticks: StoredKitchen["ticks"],
  said: readonly (typeof groceryCupboard.$inferSelect)[],
  corrections: readonly (typeof kitchenCorrections.$inferSelect)[],
  [stamp]: readonly { readonly version: number }[],
): StoredKitchen {
  return {
    answers: answers[0] ? toPreferences(answers[0]) : null,
    plans: plans.map(({ metadata, ...plan }) => ({
      ...plan,
      metadata: toPlanMetadata(metadata),
      meals: ownMeals.filter(({ planId }) => planId === plan.id).map(({ meal }) => toStoredMeal(meal)),
    })),
    ticks,
    said: said.map(({ updatedAt, ...entry }) => ({ ...entry, at: updatedAt })),
    corrections: corrections.map(({ saidAt, ...correction }) => ({ ...correction, at: saidAt })),
    version: stamp?.version ?? 0,
  };
}

function withPart(key: string, part: readonly unknown[], metadata: SQL): SQL {
  const path = `$.${key}`;
  return part.length === 0
    ? sql`json_remove(${metadata}, ${path})`
    : sql`json_set(${metadata}, ${path}, json(${JSON.stringify(part)}))`;
}

export function createKitchenStore(database: Database): KitchenStore {
  return {
    async read(userId, fromWeek) {
      return toStoredKitchen(...(await database.batch(kitchenStatements(database, userId, sql`${fromWeek}`))));
    },

    async correct(userId, { at, ...correction }) {
      const { userId: owner, foodId, weekOf, updatedAt } = groceryCupboard;
      const isOlder = and(gte(weekOf, correction.weekOf), lte(updatedAt, at));
      await database.batch([
        database
          .insert(kitchenCorrections)
          .values({ userId, ...correction, saidAt: at })
          .onConflictDoUpdate({
            target: [kitchenCorrections.userId, kitchenCorrections.foodId],
            set: { ...correction, saidAt: at },
            setWhere: sql`excluded.said_at >= ${kitchenCorrections.saidAt}`,
          }),
        database.delete(groceryCupboard).where(and(eq(owner, userId), eq(foodId, correction.foodId), isOlder)),
      ]);
    },

    async note(userId, homes, version) {
      const [first, ...rest] = homes.map(({ planId, atHome, gone }) =>
        database
          .update(mealPlans)
          .set({ metadata: withPart("gone", gone, withPart("atHome", atHome, sql`${mealPlans.metadata}`)) })
          .where(and(eq(mealPlans.id, planId), eq(mealPlans.userId, userId), sql`${versionOf(userId)} = ${version}`)),
      );
      if (first !== undefined) await database.batch([first, ...rest]);
    },
  };
}
