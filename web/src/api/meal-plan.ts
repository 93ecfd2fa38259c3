import {
  createGenerationStore,
  type GenerationOutcome,
  type GenerationRequest,
  type GenerationStore,
} from "./generation.ts";
import { invalidate, put, refetch } from "./transport/cache.ts";
import { keyOf } from "./transport/queries.ts";
import { STALE } from "./transport/stale.ts";
import { streamMealPlan } from "./transport/stream.ts";
import { write } from "./transport/write.ts";

const stores = new Map<string, GenerationStore>();

/** The one generation of a user's week in this tab, whichever screens show it: a Monday, YYYY-MM-DD, or null for this week. */
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
 * What has come is shown at once; what the generation makes stale is fetched, the plan too unless the stream brought
 * all of it. After a break the network may be gone: the meals that came were checked and stay until the server answers.
 */
async function keepPlan({ plan, status }: GenerationOutcome, { userId, weekOf }: GenerationRequest): Promise<void> {
  if (plan === null) return void refetch(STALE.generateMealPlan);
  const key = weekOf === null ? keyOf("activeMealPlan", { userId }) : keyOf("mealPlan", { id: plan.id });
  if (weekOf === null) await put("activeMealPlan", { userId }, plan);
  else await put("mealPlan", { id: plan.id }, plan);
  void (status === "done" ? invalidate(STALE.generateMealPlan, key) : refetch(STALE.generateMealPlan));
}
