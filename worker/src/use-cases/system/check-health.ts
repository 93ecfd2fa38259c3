import { MODEL_FAILING_MS } from "@mealwright/schema/constants/errors/health-troubles";
import type { Deps } from "../../deps.ts";

/** How the parts are that the worker needs. Throws `unavailable`, with what is wrong, where the database is of no use. */
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
