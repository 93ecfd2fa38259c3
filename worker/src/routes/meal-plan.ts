import { CALLS } from "@mealwright/schema/calls";
import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import type { Account } from "../domain/ports.ts";
import { readBody } from "../http/body.ts";
import type { AppContext } from "../http/context.ts";
import { streamEvents, wantsEventStream } from "../http/event-stream.ts";
import { pathId, requireOwnId } from "../http/guards.ts";
import { reply } from "../http/reply.ts";
import { requireMember } from "../http/session.ts";
import { type GenerateOptions, generatePlan, generateWholePlan } from "../use-cases/meal-plan/generate-plan.ts";
import { listPlans, readActivePlan, readPlan } from "../use-cases/meal-plan/read-plans.ts";
import { stopPlan } from "../use-cases/meal-plan/stop-plan.ts";
import type { Handlers } from "./handlers.ts";

async function readGenerateOptions(c: AppContext, account: Account): Promise<Omit<GenerateOptions, "signal">> {
  const body = await readBody(c, CALLS.generateMealPlan.body);
  requireOwnId(account, body?.userId, CALL_ERRORS.userOrPreferencesNotFound);
  return { weekOf: body?.weekOf, forceRegenerate: body?.forceRegenerate };
}

export const mealPlanHandlers: Handlers = {
  mealPlans: async (c) => {
    const { account } = await requireMember(c);
    return reply(c, "mealPlans", await listPlans(c.get("deps"), account));
  },

  activeMealPlan: async (c) => {
    const { account } = await requireMember(c);
    requireOwnId(account, pathId(c, "userId"), CALL_ERRORS.noActiveMealPlan);
    return reply(c, "activeMealPlan", await readActivePlan(c.get("deps"), account));
  },

  mealPlan: async (c) => {
    const { account } = await requireMember(c);
    return reply(c, "mealPlan", await readPlan(c.get("deps"), account, pathId(c, "id")));
  },

  stopMealPlan: async (c) => {
    const { account } = await requireMember(c);
    await stopPlan(c.get("deps"), account, pathId(c, "id"));
    return reply(c, "stopMealPlan", { success: true });
  },

  generateMealPlan: async (c) => {
    const { account } = await requireMember(c);
    const options = await readGenerateOptions(c, account);
    const deps = c.get("deps");
    if (wantsEventStream(c)) return streamEvents(c, (signal) => generatePlan(deps, account, { ...options, signal }));
    const { signal } = c.req.raw;
    return reply(c, "generateMealPlan", await generateWholePlan(deps, account, { ...options, signal }));
  },
};
