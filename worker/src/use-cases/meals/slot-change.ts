import type { AwayState, LEFTOVER_STATE } from "@mealwright/schema/constants/meals";
import type { Slot } from "@mealwright/schema/rules/week";
import type { PlanContext } from "../../domain/meal-plan/plan-context.ts";
import type { StoredPlan } from "../../domain/ports.ts";

export interface SlotInput extends Slot {
  readonly planId: string;
  readonly state: "planned" | typeof LEFTOVER_STATE | AwayState;
  /** Energy of a meal eaten out; null = the slot's share of the day. */
  readonly energyKcal: number | null;
  /** For a leftover: the meal that is cooked double. */
  readonly sourceMealId: string | null;
}

/** What is to become of a slot, and the plan that it belongs to. */
export interface SlotChange {
  readonly input: SlotInput;
  readonly plan: StoredPlan;
  readonly context: PlanContext;
}
