import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { User } from "@mealwright/schema/contract/user";
import { weekStart } from "@mealwright/schema/rules/week";
import { useCall } from "../../api/hooks/use-call.ts";
import type { HttpError, NetworkError } from "../../api/transport/http-error.ts";
import { localTimeZone } from "../../lib/time-zone.ts";
import { useDay } from "../../product/use-day.ts";

interface ThisWeek {
  /** undefined while loading, null when there is none. */
  readonly plan: MealPlan | null | undefined;
  readonly error: HttpError | NetworkError | undefined;
  readonly retry: () => void;
}

/** This week's plan. The list is fetched first, so that a week without a plan does not cause a failed call. */
export function useThisWeek(user: User): ThisWeek {
  useDay();
  const week = weekStart(new Date(), localTimeZone());
  const list = useCall("mealPlans");
  const exists = list.data?.some((plan) => plan.weekOf === week && plan.mealCount > 0);
  const active = useCall("activeMealPlan", { enabled: exists === true, params: { userId: user.id } });
  return {
    plan: exists === false ? null : active.data,
    error: list.error ?? active.error,
    retry() {
      list.retry();
      if (exists) active.retry();
    },
  };
}
