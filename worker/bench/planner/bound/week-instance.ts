import { createPlanContext } from "../../../src/domain/meal-plan/plan-context.ts";
import { eligibleCandidates } from "../../../src/domain/planner/model/candidates.ts";
import type { Assignment, GoalModel } from "../../../src/domain/planner/model/goals/goal-model.ts";
import { goalPoints } from "../../../src/domain/planner/model/goals/goal-points.ts";
import { createRandom } from "../../../src/domain/planner/random.ts";
import { searchBest } from "../../../src/domain/planner/search/anneal.ts";
import { requestedSlots } from "../../../src/domain/planner/slots.ts";
import type { PlanRequest } from "../../../src/domain/planner/types.ts";
import { chooseWeek } from "../../../src/domain/planner/week/choose-week.ts";
import { createPlannerProfile } from "../../../src/use-cases/meal-plan/planner-profile.ts";
import { randomAnswers } from "../../weeks/people.ts";
import { BENCH_ACCOUNT } from "../../weeks/plan-for-person.ts";

/** A person's first week as the planner's last search saw it: its dishes, portions and goals. */
export interface WeekInstance {
  readonly seed: number;
  readonly diet: string;
  readonly mealsPerDay: number;
  readonly budgetDollars: number;
  readonly model: GoalModel;
  /** What the planner chose. */
  readonly choice: Assignment;
  readonly points: number;
}

const NO_BUDGET = 2_000_000_000;

export function weekInstance(seed: number): WeekInstance {
  const answers = randomAnswers(seed);
  const context = createPlanContext(BENCH_ACCOUNT, answers);
  const tastes = { recentDishes: [], favoriteDishes: [], neverDishes: [] };
  const request: PlanRequest = {
    ...createPlannerProfile(context, { ...tastes, seed, newId: () => "meal" }),
    days: [...new Set(context.slots.map(({ day }) => day))],
    slots: context.slots,
    fixed: [],
    leftovers: [],
  };
  const slots = requestedSlots(request);
  const draw = { slots, fixed: [], leftovers: new Map(), budgetCents: request.budgetCents ?? NO_BUDGET };
  const { model, search } = chooseWeek(request, draw, eligibleCandidates(request));
  const choice = search.choice();
  return {
    seed,
    diet: answers.dietaryPreference,
    mealsPerDay: answers.mealsPerDay,
    budgetDollars: answers.budget,
    model: model.goal,
    choice,
    points: goalPoints(model.goal, choice),
  };
}

/** A hundred times the usual effort, and hot enough to leave the planner's week and find what else there is. */
const LONG = { coolingSweeps: 1_500, startTemperature: 4_000_000, pairChance: 0.35 } as const;

/** The points of the best week that a long search finds; never more than the planner's. */
export function longSearched({ model, choice, points, seed }: WeekInstance): number {
  return Math.min(points, goalPoints(model, searchBest(model, createRandom(seed), LONG, choice).choice()));
}
