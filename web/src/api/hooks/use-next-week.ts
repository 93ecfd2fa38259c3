import type { GenerationOutcome } from "../generation/generation.ts";
import { useCall } from "./use-call.ts";
import { useGeneration } from "./use-generation.ts";

interface NextWeek {
  readonly isPlanned: boolean;
  /** Plans the week; null if it is planned or being planned already. */
  readonly plan: () => Promise<GenerationOutcome> | null;
}

/** Next week, on a screen that shows this one: its first day, YYYY-MM-DD. */
export function useNextWeek(userId: string, weekOf: string): NextWeek {
  const { store } = useGeneration(userId, weekOf);
  const plans = useCall("mealPlans");
  const isPlanned = plans.data?.some((plan) => plan.weekOf === weekOf && plan.mealCount > 0) === true;
  return {
    isPlanned,
    plan() {
      if (isPlanned) return null;
      const ended = store.start({ userId, weekOf, base: null, force: false, startedAt: new Date().toISOString() });
      if (ended === null) return null;
      return ended.then((outcome) => {
        if (outcome.status === "done") store.settle();
        return outcome;
      });
    },
  };
}
