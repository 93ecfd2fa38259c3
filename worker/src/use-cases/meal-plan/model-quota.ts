import { MODEL_MEALS_PER_DAY, MODEL_PLANS_PER_DAY } from "@mealwright/schema/constants/model";
import type { Deps } from "../../deps.ts";
import type { Account } from "../../domain/ports.ts";
import { nextMidnight } from "./next-midnight.ts";

const QUOTAS = { plans: MODEL_PLANS_PER_DAY, meals: MODEL_MEALS_PER_DAY } as const;

/** Counts one more plan or meal of today; false when the tier's number is used up. */
export async function mayAskModel(
  deps: Pick<Deps, "clock" | "counters" | "limitScale">,
  { id, tier }: Account,
  kind: keyof typeof QUOTAS,
): Promise<boolean> {
  const endsAt = nextMidnight(deps.clock.now());
  const [count = 0] = await deps.counters.count([{ key: `model-${kind}:${id}`, endsAt }]);
  return count <= QUOTAS[kind][tier] * deps.limitScale;
}
