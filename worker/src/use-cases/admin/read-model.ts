import { MODEL_FAILURES_SECONDS, MODEL_FAILURES_SHOWN } from "@mealwright/schema/constants/model";
import type { AdminModel } from "@mealwright/schema/contract/admin";
import type { Deps } from "../../deps.ts";

/**
 * The configured endpoint and its failures of the last day, without its key and without anything that was sent to it.
 */
export async function readModel({
  clock,
  modelFailures,
  modelSettings,
}: Pick<Deps, "clock" | "modelFailures" | "modelSettings">): Promise<AdminModel> {
  const since = new Date(clock.now().getTime() - MODEL_FAILURES_SECONDS * 1000);
  const failures = await modelFailures.list(since, MODEL_FAILURES_SHOWN);
  return {
    endpoint: modelSettings?.baseUrl.replace(/\?.*/, "") ?? null,
    models: [...(modelSettings?.models ?? [])],
    priorityModel: modelSettings?.priorityModel ?? null,
    failures: failures.map(({ at, ...failure }) => ({ at: at.toISOString(), ...failure })),
  };
}
