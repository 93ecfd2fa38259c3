import type { Meal } from "../../../domain/meal.ts";
import type { PlanContext } from "../../../domain/meal-plan/plan-context.ts";
import type { WeekMaterial } from "../../../domain/meal-plan-ports.ts";
import { slotKey } from "../../../domain/planner/slots.ts";
import type { StoredPlan } from "../../../domain/ports.ts";
import { homeFrom } from "../../kitchen/kitchen.ts";
import { tastesOf } from "../planner-profile.ts";
import { type Filling, fillSlots } from "./fill-slots.ts";
import type { Work } from "./generation-work.ts";

/** A week chosen before the lease is taken, so that its first day can be stored in the same trip as the lease. */
export interface BegunWeek extends Filling {
  readonly fixed: readonly Meal[];
  /** When the answers that the week was chosen for were saved. */
  readonly answeredAt: Date;
  /** The slots that it fills. */
  readonly slots: string;
}

/** Chooses the week around the meals that it keeps; null where there is nothing to choose. */
export function beginWeek(
  { deps, context, weekOf }: Work,
  fixed: readonly Meal[],
  seed: number,
  { answeredAt, ...material }: WeekMaterial,
): BegunWeek | null {
  if (answeredAt === null) return null;
  const { account } = context;
  const home = homeFrom(account, material.kitchen, weekOf);
  const options = { ...tastesOf(account, material), fixed, seed, newId: deps.chance.newId };
  const filling = fillSlots({ ...context, ...home }, options);
  return filling.mealsByDay.length === 0 ? null : { ...filling, fixed, answeredAt, slots: slotsOf(context) };
}

/** The chosen week, if the stored plan still stands as it did when the week was chosen; otherwise null. */
export function stillBegun(begun: BegunWeek | null, context: PlanContext, { meals }: StoredPlan): BegunWeek | null {
  if (begun === null || begun.slots !== slotsOf(context)) return null;
  const [firstDay = []] = begun.mealsByDay;
  const ids = new Set([...begun.fixed, ...firstDay].map(({ id }) => id));
  return meals.length === ids.size && meals.every(({ id }) => ids.has(id)) ? begun : null;
}

function slotsOf({ slots }: PlanContext): string {
  return slots.map(slotKey).join();
}
