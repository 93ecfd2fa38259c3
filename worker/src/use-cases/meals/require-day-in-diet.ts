import { MOVE_TOO_MUCH_CARBOHYDRATE } from "@mealwright/schema/constants/meals";
import { DomainError } from "../../domain/errors.ts";
import type { Meal } from "../../domain/meal.ts";
import type { PlanContext } from "../../domain/meal-plan/plan-context.ts";
import { netCarbohydrateG } from "../../domain/nutrition/day.ts";
import { addNutrition } from "../../domain/nutrition/sum.ts";

/** Throws `conflict` if a day, with its new meal, would exceed the carbohydrate that the diet allows. */
export function requireDayInDiet(
  { targets }: Pick<PlanContext, "targets">,
  week: readonly Meal[],
  comes: Meal,
  goesId: string | null,
): void {
  const most = targets.netCarbohydrateMaxG;
  if (most === null) return;
  const day = week.filter((meal) => meal.day === comes.day && meal.id !== goesId);
  if (netCarbohydrateG(addNutrition([...day, comes].map(({ nutrition }) => nutrition))) > most)
    throw new DomainError("conflict", MOVE_TOO_MUCH_CARBOHYDRATE);
}
