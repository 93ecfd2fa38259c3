import type { PlanStreamEvent } from "@mealwright/schema/contract/meal-plan";
import { leftoverLinks } from "../../../domain/cookbook/leftovers/meal-leftovers.ts";
import type { Meal } from "../../../domain/meal.ts";
import type { PlanContext } from "../../../domain/meal-plan/plan-context.ts";
import type { SlotProgress } from "../../../domain/meal-plan-ports.ts";
import { slotKey } from "../../../domain/planner/slots.ts";
import type { StoredPlan } from "../../../domain/ports.ts";
import { presentAway, presentPlan, presentTargets } from "../../../presenters/meal-plan.ts";
import { markLocked, presentMade, recomputeMeal } from "../../../presenters/meals.ts";
import type { FinishedPlan, Work } from "./generation-work.ts";

const NONE_LOCKED: ReadonlySet<string> = new Set();

/** What one reader of a generation has been told so far, so that nothing is reported twice. */
export class PlanReport {
  private announced = "";
  private readonly sentIds = new Set<string>();
  private readonly filled = new Set<string>();
  /** The state of a slot reported last, and whether the reader knows that one of its dishes was refused. */
  private readonly states = new Map<string, string>();
  private readonly replaced = new Set<string>();

  /** Reports the plan itself, and again when it was replaced or its answers have changed. */
  *plan({ context, weekOf }: Work, plan: StoredPlan): Generator<PlanStreamEvent> {
    const announcement = `${plan.id} ${context.digest}`;
    if (this.announced === announcement) return;
    this.announced = announcement;
    for (const told of [this.sentIds, this.filled, this.states, this.replaced]) told.clear();
    const slots = context.slots.map(({ day, type }) => ({ day, type }));
    const targets = presentTargets(context.targets);
    const { digest: answersDigest, firstDay } = context;
    const data = { planId: plan.id, weekOf, answersDigest, targets, slots, firstDay, ...presentAway(context) };
    yield { event: "plan", data };
  }

  /** @param among all known meals of the plan; they tell which meal is whose leftover. */
  *meals(
    context: PlanContext,
    meals: readonly Meal[],
    lockedIds: ReadonlySet<string> = NONE_LOCKED,
    among: readonly Meal[] = meals,
  ): Generator<PlanStreamEvent> {
    const links = leftoverLinks(among);
    for (const meal of meals) {
      if (this.sentIds.has(meal.id)) continue;
      this.sentIds.add(meal.id);
      this.filled.add(slotKey(meal));
      yield { event: "meal", data: markLocked(presentMade(recomputeMeal(meal), context, links), lockedIds) };
    }
  }

  /** State changes of the slots that have no meal yet. */
  *slots(progress: readonly SlotProgress[]): Generator<PlanStreamEvent> {
    for (const { day, type, state, reason, replaced } of progress) {
      const key = slotKey({ day, type });
      if (replaced !== null && !this.replaced.has(key)) {
        this.replaced.add(key);
        yield { event: "slot", data: { day, type, state: "replaced", reason: replaced } };
      }
      if (state === "replaced" || this.states.get(key) === state || this.filled.has(key)) continue;
      this.states.set(key, state);
      yield { event: "slot", data: { day, type, state, reason } };
    }
  }
}

/** The end of a generation: compromises, the shopping list, the totals. Returns the plan as its owner sees it. */
export function* reportEnd({ work, plan, listNotes }: FinishedPlan) {
  const shown = presentPlan(work.context, plan, listNotes);
  for (const text of shown.notes) yield { event: "note", data: { text } } as const;
  yield { event: "grocery", data: { groceryList: shown.groceryList, labels: shown.labels } } as const;
  const { id: planId, totals, replacedAt } = shown;
  yield {
    event: "done",
    data: { planId, totals, complete: true, ...(replacedAt === undefined ? {} : { replacedAt }) },
  } as const;
  return shown;
}
