import type { Meal } from "../../meal.ts";
import { addNutrition } from "../../nutrition/sum.ts";
import { centsForAll } from "../../portions.ts";
import { plannedShare } from "../slots.ts";
import type { DayTotal, PlanRequest, PlanTotals } from "../types.ts";

/** Sums of the shown figures by day and week, each with its target. */
export function planTotals(
  meals: readonly Meal[],
  request: Pick<PlanRequest, "targets" | "mealsPerDay" | "household" | "portionsByDay" | "skippedSlots">,
  budgetCents: number | null,
): PlanTotals {
  const numbers = [...new Set(meals.map(({ day }) => day))].sort((one, other) => one - other);
  const days = numbers.map((day): DayTotal => {
    const own = meals.filter((meal) => meal.day === day);
    const skipped = request.skippedSlots.filter((slot) => slot.day === day);
    const share = plannedShare(request, own, skipped);
    return {
      day,
      nutrition: addNutrition(own.map(({ nutrition }) => nutrition)),
      costCents: own.reduce((sum, meal) => sum + meal.costCents, 0),
      targetKcal: Math.round(request.targets.energyKcal * share),
      proteinGoalG: Math.ceil(request.targets.proteinG * share * 10) / 10,
    };
  });
  const costCents = days.reduce((sum, day) => sum + day.costCents, 0);
  return {
    days,
    nutrition: addNutrition(days.map(({ nutrition }) => nutrition)),
    costCents,
    householdCostCents: centsForAll(meals, request),
    budgetCents,
  };
}
