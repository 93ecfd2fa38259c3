import { CALLS } from "@mealwright/schema/calls";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { Claimant } from "../domain/claimant.ts";
import { streamEvents, wantsEventStream } from "../http/answer/event-stream.ts";
import { reply } from "../http/answer/reply.ts";
import { readBody } from "../http/body.ts";
import { pathId, requireOwnId } from "../http/caller/guards.ts";
import { refuseComputingFlood } from "../http/caller/limits.ts";
import { claimMember, entitled, readFor, requireMember } from "../http/caller/session.ts";
import type { AppContext } from "../http/context.ts";
import type { Handlers } from "../http/handler.ts";
import { coachWeek } from "../use-cases/meal-plan/coach.ts";
import { fillNow } from "../use-cases/meal-plan/fill-now.ts";
import { generatePlan, generateWholePlan } from "../use-cases/meal-plan/generate-plan.ts";
import { findHealthSwap } from "../use-cases/meal-plan/health-swap.ts";
import { listPlans, readActivePlan, readPlan } from "../use-cases/meal-plan/read-plans.ts";
import { restorePlan } from "../use-cases/meal-plan/restore-plan.ts";
import { stopPlan } from "../use-cases/meal-plan/stop-plan.ts";
import { requireCapability } from "../use-cases/require-capability.ts";

async function readGenerateOptions(c: AppContext, user: Claimant) {
  const body = await readBody(c, CALLS.generateMealPlan.body);
  requireOwnId(user, body?.userId, CALL_ERRORS.userOrPreferencesNotFound);
  const { weekOf, forceRegenerate, source } = body ?? {};
  return { weekOf, forceRegenerate, source };
}

export const mealPlanHandlers = {
  mealPlans: async (c) => {
    return reply(c, "mealPlans", await listPlans(c.get("deps"), await claimMember(c)));
  },

  activeMealPlan: async (c) => {
    const user = await claimMember(c);
    const plan = await readActivePlan(c.get("deps"), user);
    requireOwnId(user, pathId(c, "userId"), CALL_ERRORS.noActiveMealPlan);
    return reply(c, "activeMealPlan", plan);
  },

  mealPlan: async (c) => {
    const user = await claimMember(c);
    const planId = await readFor(user, () => pathId(c, "id"));
    return reply(c, "mealPlan", await readPlan(c.get("deps"), user, planId));
  },

  coaching: async (c) => {
    const user = entitled(await claimMember(c), CALLS.coaching.capability);
    await refuseComputingFlood(c, user);
    const planId = await readFor(user, () => pathId(c, "id"));
    return reply(c, "coaching", await coachWeek(c.get("deps"), user, planId));
  },

  healthSwap: async (c) => {
    const user = entitled(await claimMember(c), CALLS.healthSwap.capability);
    await refuseComputingFlood(c, user);
    const planId = await readFor(user, () => pathId(c, "id"));
    return reply(c, "healthSwap", await findHealthSwap(c.get("deps"), user, planId));
  },

  stopMealPlan: async (c) => {
    const { account } = await requireMember(c);
    await stopPlan(c.get("deps"), account, pathId(c, "id"));
    return reply(c, "stopMealPlan", { success: true });
  },

  restoreMealPlan: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.restoreMealPlan.capability);
    return reply(c, "restoreMealPlan", await restorePlan(c.get("deps"), account, pathId(c, "id")));
  },

  fillMealPlan: async (c) => {
    const { account } = await requireMember(c);
    await refuseComputingFlood(c, account);
    return reply(c, "fillMealPlan", await fillNow(c.get("deps"), account, pathId(c, "id")));
  },

  generateMealPlan: async (c) => {
    const user = await claimMember(c);
    await refuseComputingFlood(c, user);
    const options = await readFor(user, () => readGenerateOptions(c, user));
    const deps = c.get("deps");
    if (wantsEventStream(c)) return streamEvents(c, (signal) => generatePlan(deps, user, { ...options, signal }));
    const { signal } = c.req.raw;
    return reply(c, "generateMealPlan", await generateWholePlan(deps, user, { ...options, signal }));
  },
} satisfies Handlers;
