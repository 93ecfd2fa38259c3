import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import { useCallback } from "react";
import { send } from "../../api/send.ts";
import { placeMeal } from "./plan-draft.ts";

/** Puts a new meal where another was, then fetches the list and the sums that follow from it. */
export function useReplacedMeal(
  planId: string | null,
  change: (update: (plan: MealPlan) => MealPlan) => void,
): (originalId: string, meal: Meal) => void {
  return useCallback(
    (originalId, meal) => {
      change((plan) => ({
        ...plan,
        meals: [
          ...placeMeal(
            plan.meals.filter(({ id }) => id !== originalId),
            meal,
          ),
        ],
      }));
      if (planId === null) return;
      send("mealPlan", { params: { id: planId } }).then(
        ({ groceryList, totals, notes }) => change((plan) => ({ ...plan, groceryList, totals, notes })),
        // The right dishes stay; what was said and summed of the others does not.
        () => change((plan) => ({ ...plan, totals: null, notes: [] })),
      );
    },
    [change, planId],
  );
}
