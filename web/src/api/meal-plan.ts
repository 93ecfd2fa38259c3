import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import {
  createGenerationStore,
  type GenerationOutcome,
  type GenerationRequest,
  type GenerationStore,
} from "./generation/generation.ts";
import { invalidate, put, refetch } from "./transport/cache.ts";
import { NetworkError } from "./transport/http-error.ts";
import { keyOf } from "./transport/queries.ts";
import { send } from "./transport/send.ts";
import { STALE } from "./transport/stale.ts";
import { streamMealPlan } from "./transport/stream.ts";
import { write } from "./transport/write.ts";

const stores = new Map<string, GenerationStore>();

/**
 * The one generation of a user's week in this tab, whichever screens show it. The week is its first day, YYYY-MM-DD, or null
 * for this week.
 */
export function generationOf(userId: string, weekOf: string | null): GenerationStore {
  const key = `${userId} ${weekOf}`;
  const known = stores.get(key);
  if (known) return known;
  const store = createGenerationStore({
    stream: streamMealPlan,
    stopPlan: (id) => write("stopMealPlan", { params: { id } }),
    fillPlan: (id) => write("fillMealPlan", { params: { id } }),
    keep: keepPlan,
  });
  stores.set(key, store);
  return store;
}

/**
 * Shows what has arrived at once and fetches what the generation makes stale, the plan too unless the stream brought
 * all of it. If the connection broke, the meals that arrived were already checked and stay until the server answers;
 * the plan as the server has it by then is returned.
 */
async function keepPlan(
  { plan, status, error }: GenerationOutcome,
  { userId, weekOf }: GenerationRequest,
): Promise<MealPlan | undefined> {
  if (plan === null) return void refetch(STALE.generateMealPlan);
  const key = weekOf === null ? keyOf("activeMealPlan", { userId }) : keyOf("mealPlan", { id: plan.id });
  if (weekOf === null) await put("activeMealPlan", { userId }, plan);
  else await put("mealPlan", { id: plan.id }, plan);
  if (status === "failed" && error instanceof NetworkError) {
    const stored = await send("mealPlan", { params: { id: plan.id } }).catch(() => undefined);
    void refetch(STALE.generateMealPlan);
    return stored;
  }
  void (status === "done" ? invalidate(STALE.generateMealPlan, key) : refetch(STALE.generateMealPlan));
}

/** Brings back the plan that this one has replaced; this one is then the last version. */
export async function restorePlan(planId: string): Promise<void> {
  await write("restoreMealPlan", { params: { id: planId } });
}
