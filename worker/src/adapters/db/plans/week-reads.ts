import { mealPlans, meals } from "@mealwright/schema/tables/meal-plans";
import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { MealPlanStore } from "../../../domain/meal-plan-ports.ts";
import type { Database } from "../connection/client.ts";
import { selectFavorites, toStoredFavorite } from "./favorites.ts";
import { kitchenStatements, toStoredKitchen } from "./kitchen.ts";
import { spentOf } from "./lease-quota.ts";
import { selectNeverDishes } from "./never-again.ts";
import { newestOf, readStatements, toOpened } from "./plan-reads.ts";

/** Later than every week, so that a query from here on finds nothing. */
const AFTER_EVERY_WEEK = "9999-12-31";

/** The dishes of a user's other weeks, newest first. */
function selectRecentDishes(
  database: Database,
  userId: string,
  exceptWeekOf: string | SQL,
  limit: number,
  condition?: SQL,
) {
  return database
    .select({ recipeId: meals.recipeId, name: sql<string>`json_extract(${meals.meal}, '$.name')` })
    .from(meals)
    .innerJoin(mealPlans, eq(mealPlans.id, meals.planId))
    .where(and(eq(mealPlans.userId, userId), ne(mealPlans.weekOf, exceptWeekOf), condition))
    .orderBy(desc(mealPlans.weekOf), desc(meals.createdAt))
    .limit(limit);
}

/** What a week is made from, read before it is made. */
export function createWeekReads(database: Database): Pick<MealPlanStore, "openWeek" | "readHistory"> {
  return {
    async openWeek(userId, weekOf, { isReplacing, recentDishes, kitchenFrom, quota }) {
      // Most people who open a week have it complete: for them nothing more is read.
      const isMaking = sql`(${isReplacing} or not exists (
        select 1 from meal_plans as own
        where own.user_id = ${userId} and own.week_of = ${weekOf} and own.status = 'complete'))`;
      const fromWeek = sql`(select case when ${isMaking} then ${kitchenFrom} else ${AFTER_EVERY_WEEK} end)`;
      const ofWeek = newestOf(database, userId, eq(mealPlans.weekOf, weekOf), 1);
      const [answers, plans, ownMeals, ticks, cupboard, ownLines, [asked], recent, marked, favorites, ...kitchen] =
        await database.batch([
          ...readStatements(database, userId, ofWeek),
          database.all<{ isMaking: number; spent: number }>(
            sql`select ${isMaking} as isMaking, ${spentOf(quota)} as spent`,
          ),
          selectRecentDishes(database, userId, weekOf, recentDishes, isMaking),
          selectNeverDishes(database, userId, isMaking),
          selectFavorites(database, userId, isMaking),
          ...kitchenStatements(database, userId, fromWeek),
        ]);
      const material = {
        history: { recentDishes: recent, markedDishes: marked },
        favorites: favorites.map(toStoredFavorite),
        kitchen: toStoredKitchen(...kitchen),
        isQuotaLeft: quota === null || (asked?.spent ?? 0) < quota.most,
        answeredAt: answers[0]?.updatedAt ?? null,
      };
      const opened = toOpened(answers, plans, ownMeals, ticks, cupboard, ownLines);
      return { ...opened, material: asked?.isMaking === 1 ? material : null };
    },

    async readHistory(userId, except, limit) {
      const exceptWeekOf =
        typeof except === "string"
          ? except
          : sql`(select week_of from meal_plans where id = ${except.weekOfPlan} and user_id = ${userId})`;
      const [recentDishes, markedDishes] = await database.batch([
        selectRecentDishes(database, userId, exceptWeekOf, limit),
        selectNeverDishes(database, userId),
      ]);
      return { recentDishes, markedDishes };
    },
  };
}
