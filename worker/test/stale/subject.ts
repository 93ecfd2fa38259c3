import type { Client } from "@libsql/client/http";
import { CALL_NAMES, callByName } from "@mealwright/schema/calls";
import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import { addWeeks, weekStart } from "@mealwright/schema/rules/week";
import { expect } from "vitest";
import { NOT_SHOWN, PAGED, type QueryName } from "../../../web/src/api/transport/queries.ts";
import { addPeriod } from "../../src/domain/payments/standing.ts";
import type { Browser, Reply } from "../client.ts";
import { PASSWORD, registerPaid } from "../factories.ts";
import type { Harness } from "../harness.ts";
import { GENERATE } from "../meal-plan/plan-calls.ts";

const isQuery = (name: string): name is QueryName =>
  CALL_NAMES.some((call) => call === name && callByName(call).method === "GET" && callByName(call).reply) &&
  ![...NOT_SHOWN, ...PAGED].some((other) => other === name);
export const QUERIES = CALL_NAMES.filter(isQuery);

/** A person with data of every kind, in a browser that has the admin screen unlocked as well. */
export interface Subject {
  readonly harness: Harness;
  readonly browser: Browser;
  readonly userId: string;
  readonly email: string;
  readonly thisWeek: MealPlan;
  readonly nextWeek: MealPlan;
}

export function ok(reply: Reply): Reply {
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply;
}

export const foodsOf = (plan: MealPlan) => plan.groceryList.flatMap(({ items }) => items.map(({ foodId }) => foodId));
/** The first meal with a side. */
export const composedMeal = (plan: MealPlan) => plan.meals.find(({ parts }) => parts !== undefined)?.id ?? "";
export const firstMeal = (plan: MealPlan) => plan.meals[0]?.id ?? "";
export const idOf = (reply: Reply, list: "favorites" | "never-again" | "sessions") => {
  const found = reply.list.find(({ current }) => list !== "sessions" || current === false);
  return String(found?.id);
};

/** Adds a pending payment and two confirmed ones; the first two get the given ids. */
async function addPayments(database: Client, userId: string, waiting: string, paid: string): Promise<void> {
  const now = new Date();
  const ends = addPeriod(addPeriod(now, "Y"), "Y");
  const insert = (id: string, status: string) => ({
    sql: "insert into payments (id, user_id, tier, amount_cents, currency, billing_period, status, week_of, created_at, confirmed_at) values (?, ?, 'annual-vip', 18000, 'USD', 'Y', ?, '2026-11-16', ?, ?)",
    args: [id, userId, status, now.getTime(), status === "confirmed" ? now.getTime() : null],
  });
  await database.batch([
    insert(waiting, "pending"),
    insert(paid, "confirmed"),
    insert(`more-${paid}`, "confirmed"),
    { sql: "update users set paid_until = ? where id = ?", args: [ends.getTime(), userId] },
  ]);
}

export async function makeSubject(harness: Harness): Promise<Subject> {
  const { browser, id, email } = await registerPaid(harness, "annual-vip");
  const weekOf = addWeeks(weekStart(new Date()), 1);
  const thisWeek = mealPlan.parse(ok(await browser.post(GENERATE)).json);
  const nextWeek = mealPlan.parse(ok(await browser.post(GENERATE, { weekOf })).json);
  for (const plan of [thisWeek, nextWeek]) {
    const [first = "", second = ""] = foodsOf(plan);
    ok(await browser.post("/api/favorites", { mealId: firstMeal(plan) }));
    ok(await browser.post(`/api/meal-plans/${plan.id}/cupboard`, { foodId: first, grams: 1 }));
    ok(await browser.post(`/api/meal-plans/${plan.id}/own-lines`, { text: "Candles" }));
    ok(await browser.post("/api/grocery-checks", { planId: plan.id, item: second, checked: true }));
  }
  ok(await browser.post("/api/never-again", { mealId: thisWeek.meals[1]?.id }));
  await addPayments(harness.database, id, thisWeek.id, nextWeek.id);
  ok(await harness.visitor().post("/api/auth/login", { email, password: PASSWORD }));
  ok(await browser.post("/api/admin/login", harness.admin));
  return { harness, browser, userId: id, email, thisWeek, nextWeek };
}
/** The current answers of a query, under all of its addresses. */
async function answersOf(name: QueryName, { browser, userId, thisWeek, nextWeek }: Subject): Promise<string> {
  const { path } = callByName(name);
  const addresses = path.includes("{id}")
    ? [thisWeek, nextWeek].map(({ id }) => path.replace("{id}", id))
    : [path.replace("{userId}", userId)];
  const replies = await Promise.all(addresses.map((address) => browser.get(address)));
  // Asking changes when a session was last used, and every refused request has its own id.
  return replies
    .map(({ status, text }) => `${status} ${text.replaceAll(/"(?:lastSeenAt|requestId)":"[^"]*"/g, "")}`)
    .join();
}

export async function snapshot(
  subject: Subject,
  names: readonly QueryName[] = QUERIES,
): Promise<ReadonlyMap<QueryName, string>> {
  const entries = await Promise.all(names.map(async (name) => [name, await answersOf(name, subject)] as const));
  return new Map(entries);
}

export type Action = (subject: Subject) => Promise<unknown>;
