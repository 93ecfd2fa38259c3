import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Browser, Reply, StreamEvent } from "../client.ts";
import type { Harness } from "../harness.ts";

const HOUR_MS = 3_600_000;

export const GENERATE = "/api/generate-meal-plan";

export const planOf = (reply: Reply): MealPlan => mealPlan.parse(reply.json);

/** This week's plan, requested as its page does. */
export const activeOf = async (browser: Browser, userId: string): Promise<MealPlan> =>
  planOf(await browser.get(`/api/meal-plans/${userId}/active`));

/** All events of a stream. `onFirst` runs once the first has arrived, and the others are read after it. */
export async function readStream(
  events: AsyncGenerator<StreamEvent>,
  onFirst: () => Promise<unknown> = async () => undefined,
): Promise<StreamEvent[]> {
  const all: StreamEvent[] = [];
  for await (const event of events) {
    if (all.push(event) === 1) await onFirst();
  }
  return all;
}

/** Leaves a plan without the meals after a day, as a worker does that died: its lease holds until `endLease`. */
export async function dieAfterDay({ database }: Pick<Harness, "database">, planId: string, day: number) {
  await database.batch([
    { sql: "delete from meals where plan_id = ? and day > ?", args: [planId, day] },
    {
      sql: "update meal_plans set status = 'running', lease_owner = 'a dead worker', lease_until = ? where id = ?",
      args: [Date.now() + HOUR_MS, planId],
    },
  ]);
  return {
    endLease: () => database.execute({ sql: "update meal_plans set lease_until = 0 where id = ?", args: [planId] }),
  };
}

/** The events of one name. */
export const named = (events: readonly StreamEvent[], name: string) => events.filter(({ event }) => event === name);
