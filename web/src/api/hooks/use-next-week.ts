import type { User } from "@mealwright/schema/contract/user";
import { useNextWeekFirst } from "../../product/next-week.ts";
import type { GenerationOutcome } from "../generation/generation.ts";
import { useCall } from "./use-call.ts";
import { useGeneration } from "./use-generation.ts";

interface NextWeek {
  /** Whether it is offered before the rest of this week. */
  readonly isOffered: boolean;
  readonly isPlanned: boolean;
  /** Plans the week; null if it is planned or being planned already. */
  readonly plan: () => Promise<GenerationOutcome> | null;
}

/** Next week, on a screen that shows this one. */
export function useNextWeek(user: User): NextWeek {
  const first = useNextWeekFirst(user);
  const isOffered = first !== null;
  const weekOf = first ?? "";
  const { store } = useGeneration(user.id, weekOf);
  const plans = useCall("mealPlans", { enabled: isOffered });
  const isPlanned = plans.data?.some((plan) => plan.weekOf === weekOf && plan.mealCount > 0) === true;
  return {
    isOffered,
    isPlanned,
    plan() {
      if (!isOffered || isPlanned) return null;
      const startedAt = new Date().toISOString();
      const ended = store.start({ userId: user.id, weekOf, base: null, force: false, startedAt });
      if (ended === null) return null;
      return ended.then((outcome) => {
        if (outcome.status === "done") store.settle();
        return outcome;
      });
    },
  };
}
