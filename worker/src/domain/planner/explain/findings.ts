import type { Slot } from "@mealwright/schema/rules/week";
import type { Meal } from "../../meal.ts";
import type { PlanEvents, PlanRequest, PlanTotals } from "../types.ts";

/** What the notes of a finished week are made from, at whatever time it is read. */
export interface Findings {
  readonly request: Pick<
    PlanRequest,
    "eater" | "targets" | "mealsPerDay" | "budgetCents" | "budgetDays" | "household" | "people" | "level" | "wishes"
  >;
  readonly meals: readonly Meal[];
  readonly totals: PlanTotals;
  /** What the whole packs cost that are to be bought, US cents. */
  readonly basketCents: number;
  readonly emptySlots: readonly Slot[];
  /** Meals that eat another slot's dish: no repeats. */
  readonly leftoverIds: ReadonlySet<string>;
  readonly events: PlanEvents;
}
