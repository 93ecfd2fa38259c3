import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "../../src/domain/meal.ts";
import { createPlanContext } from "../../src/domain/meal-plan/plan-context.ts";
import type { StoredPlan } from "../../src/domain/ports.ts";
import { presentPlan } from "../../src/presenters/meal-plan.ts";
import { fillSlots } from "../../src/use-cases/meal-plan/filling/fill-slots.ts";
import { testAccount } from "../../test/fixtures/account.ts";
import { randomAnswers } from "./people.ts";

const WHEN = new Date("2026-11-16T08:00:00Z");

/** The account in the benchmarks of weeks. */
export const BENCH_ACCOUNT = testAccount({ id: "bench", email: "bench@example.com", name: "Bench", createdAt: WHEN });

/** The first week of a random person, as sent to the browser. */
export function planForPerson(seed: number): {
  readonly answers: ReturnType<typeof randomAnswers>;
  readonly wire: MealPlan;
  /** The same meals as stored. */
  readonly meals: readonly Meal[];
} {
  const answers = randomAnswers(seed);
  const context = createPlanContext(BENCH_ACCOUNT, answers);
  let id = 0;
  const filling = fillSlots(context, {
    recentDishes: [],
    favoriteDishes: [],
    neverDishes: [],
    seed,
    newId: () => `meal-${id++}`,
    fixed: [],
  });
  const plan: StoredPlan = {
    id: "plan",
    userId: BENCH_ACCOUNT.id,
    weekOf: "2026-11-16",
    status: "complete",
    leaseUntil: null,
    stoppedAt: null,
    seed,
    metadata: { digest: context.digest, unfilled: filling.unfilled, events: filling.events },
    notes: [],
    createdAt: WHEN,
    replacedAt: null,
    meals: filling.mealsByDay.flat(),
    lockedIds: new Set(),
  };
  const wire = presentPlan(context, plan, { ticks: [], cupboard: [], ownLines: [] });
  return { answers, wire, meals: plan.meals };
}
