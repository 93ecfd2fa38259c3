import { MODEL_FAILING_MS } from "@mealwright/schema/constants/errors/health-troubles";
import type { Deps } from "../../deps.ts";

/**
 * The state of the services that the worker needs. Throws `unavailable`, with the reason, if the database cannot be
 * used.
 */
export async function checkHealth({
  health,
  clock,
  model,
}: Pick<Deps, "health" | "clock" | "model">): Promise<{ readonly model: "none" | "answering" | "failing" }> {
  const { modelFailedAt } = await health.check();
  if (model === null) return { model: "none" };
  const isFailing = modelFailedAt !== null && clock.now().getTime() - modelFailedAt.getTime() < MODEL_FAILING_MS;
  return { model: isFailing ? "failing" : "answering" };
}
