import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Browser, Reply, StreamEvent } from "../client.ts";

export const GENERATE = "/api/generate-meal-plan";

export const planOf = (reply: Reply): MealPlan => mealPlan.parse(reply.json);

/** This week's plan, requested as its page does. */
export const activeOf = async (browser: Browser, userId: string): Promise<MealPlan> =>
  planOf(await browser.get(`/api/meal-plans/${userId}/active`));

export async function readStream(events: AsyncGenerator<StreamEvent>): Promise<StreamEvent[]> {
  const all: StreamEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** The events of one name. */
export const named = (events: readonly StreamEvent[], name: string) => events.filter(({ event }) => event === name);
