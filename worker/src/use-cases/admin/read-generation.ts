import { GENERATION_DAYS_SHOWN, type GenerationKind } from "@mealwright/schema/constants/admin";
import { DISH_FAULT_TEXTS, type DishFault } from "@mealwright/schema/constants/model";
import type { AdminGeneration } from "@mealwright/schema/contract/admin";
import type { Deps } from "../../deps.ts";
import { requireEntry } from "../../domain/unknown-value.ts";

const DAY_MS = 24 * 3600 * 1000;

/**
 * Figures on plans made with a model during the last days, including today.
 * @throws UnknownValueError for a stored code that no text is known for
 */
export async function readGeneration({
  clock,
  generationCounts,
}: Pick<Deps, "clock" | "generationCounts">): Promise<AdminGeneration> {
  const first = new Date(clock.now().getTime() - (GENERATION_DAYS_SHOWN - 1) * DAY_MS);
  const rows = await generationCounts.list(first.toISOString().slice(0, 10));
  const total = (wanted: GenerationKind) =>
    rows.reduce((sum, { kind, count }) => (kind === wanted ? sum + count : sum), 0);
  const refused = new Map<DishFault, number>();
  for (const { kind, reason, count } of rows) {
    if (kind !== "refused" || reason === "") continue;
    requireEntry(DISH_FAULT_TEXTS, reason, "reason of a refused dish");
    refused.set(reason, (refused.get(reason) ?? 0) + count);
  }
  const plans = total("plans");
  return {
    plans,
    meanSeconds: plans === 0 ? null : total("milliseconds") / plans / 1000,
    modelMeals: total("model-meals"),
    cookbookMeals: total("cookbook-meals"),
    refused: [...refused].map(([reason, count]) => ({ reason, count })).sort((one, other) => other.count - one.count),
  };
}
