import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { User } from "@mealwright/schema/contract/user";
import { useCall } from "../../api/hooks/use-call.ts";

export interface WeekPlan {
  /** undefined while it is on its way, null when the week has none. */
  readonly plan: MealPlan | null | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * The plan of any week, if the list says there is one. This week's plan is shared with the meal plan page, so that a
 * change here shows there.
 */
export function useWeekPlan(user: User, weekOf: string, isThisWeek: boolean): WeekPlan {
  const list = useCall("mealPlans");
  const id = list.data?.find((plan) => plan.weekOf === weekOf && plan.mealCount > 0)?.id;
  const byWeek = useCall("activeMealPlan", {
    enabled: isThisWeek && id !== undefined,
    params: { userId: user.id },
  });
  const byId = useCall("mealPlan", { enabled: !isThisWeek, params: { id } });
  const answer = isThisWeek ? byWeek : byId;
  return {
    plan: list.data !== undefined && id === undefined ? null : answer.data,
    failed: list.error !== undefined || answer.error !== undefined,
    retry() {
      list.retry();
      if (id !== undefined) answer.retry();
    },
  };
}
