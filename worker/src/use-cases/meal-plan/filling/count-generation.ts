import type { DishFault } from "@mealwright/schema/constants/model";
import type { Deps } from "../../../deps.ts";
import type { GenerationCount } from "../../../domain/admin-ports.ts";
import type { Meal } from "../../../domain/meal.ts";

/**
 * Counts how one generation with a model went, for the administrator's figures; nothing in it tells whose plan it was.
 */
export class GenerationTally {
  private readonly startedAt: number;
  private readonly refused = new Map<DishFault, number>();

  constructor(startedAt: number) {
    this.startedAt = startedAt;
  }

  refuse(fault: DishFault): void {
    this.refused.set(fault, (this.refused.get(fault) ?? 0) + 1);
  }

  /** Adds the counts to the day's figures. A plan must not fail because they cannot be stored. */
  async store({ clock, generationCounts }: Pick<Deps, "clock" | "generationCounts">, meals: readonly Meal[]) {
    const now = clock.now();
    const day = now.toISOString().slice(0, 10);
    const made = (source: Meal["source"]) => meals.filter((meal) => meal.source === source).length;
    const row = (kind: GenerationCount["kind"], count: number, reason: GenerationCount["reason"] = "") => ({
      day,
      kind,
      reason,
      count,
    });
    const counts = [
      row("plans", 1),
      row("milliseconds", now.getTime() - this.startedAt),
      row("model-meals", made("model")),
      row("cookbook-meals", made("cookbook")),
      ...[...this.refused].map(([fault, count]) => row("refused", count, fault)),
    ];
    await generationCounts.add(counts).catch(() => {});
  }
}
