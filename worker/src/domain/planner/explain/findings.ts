import type { Slot } from "@mealwright/schema/rules/week";
import type { Meal } from "../../meal.ts";
import type { PlanEvents, PlanRequest, PlanTotals } from "../types.ts";

/** What the notes of a finished week are computed from, whenever it is read. */
export interface Findings {
  readonly request: Pick<
    PlanRequest,
    | "eater"
    | "targets"
    | "mealsPerDay"
    | "budgetCents"
    | "budgetDays"
    | "household"
    | "people"
    | "level"
    | "wishes"
    | "skippedSlots"
  >;
  readonly meals: readonly Meal[];
  readonly totals: PlanTotals;
  /** US cents for the whole packs that have to be bought. */
  readonly basketCents: number;
  readonly emptySlots: readonly Slot[];
  /** Meals that are leftovers, which do not count as repeats. */
  readonly leftoverIds: ReadonlySet<string>;
  readonly events: PlanEvents;
}
