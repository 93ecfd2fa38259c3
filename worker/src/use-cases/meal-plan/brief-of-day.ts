import { NEVER_AGAIN_NAMED } from "@mealwright/schema/constants/limits";
import type { Slot } from "@mealwright/schema/rules/week";
import type { PlanContext } from "../../domain/meal-plan/plan-context.ts";
import type { MainGroup } from "../../domain/model/food-groups.ts";
import { type Brief, CUISINES_LISTED } from "../../domain/model/prompt.ts";
import type { Tastes } from "./planner-profile.ts";
import type { Job } from "./proposal-jobs.ts";

const PERCENT_STEP = 5;
const LOCAL_PART = /\S*@\S*|\d[\d\s().+-]{4,}/g;

/** What besides a job and a person the words of a request depend on. */
export interface DayFacts {
  readonly tastes: Tastes;
  readonly names: Iterable<string>;
  readonly groups: ReadonlyMap<Slot, MainGroup>;
  readonly wishes: readonly string[];
  readonly seed: number;
}

/** What a model is told for a job. */
export function briefOfDay(context: PlanContext, job: Job, facts: DayFacts): Brief {
  const { answers, eater, targets, account, budgetCents, household } = context;
  const { tastes, names, groups, wishes, seed } = facts;
  const nevers = tastes.neverDishes.slice(0, NEVER_AGAIN_NAMED).map(({ name }) => name);
  return {
    day: job.day,
    types: job.slots.map(({ type }) => type),
    mains: job.slots.flatMap((slot) => {
      const group = groups.get(slot);
      return group === undefined ? [] : [{ type: slot.type, group }];
    }),
    refused: job.refused,
    diet: eater.diet,
    goal: answers.goal,
    level: answers.cookingLevel,
    eater,
    avoidText: withoutPerson(answers.otherAllergies ?? "", account.name),
    proteinPercent: Math.round((targets.proteinG * 400) / targets.energyKcal / PERCENT_STEP) * PERCENT_STEP,
    budgetCents,
    household,
    favouriteNames: tastes.favoriteDishes.map(({ name }) => name),
    namesToAvoid: [...nevers, ...names, ...tastes.recentDishes.map(({ name }) => name)],
    wishes,
    seed: seed + job.turn * CUISINES_LISTED,
  };
}

/** What a person typed, without addresses, long numbers and their own name. */
function withoutPerson(text: string, name: string): string {
  const own = new Set(
    name
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word.length > 1),
  );
  const words = text.replace(LOCAL_PART, " ").split(/(\s+|[,;.])/);
  return words.filter((word) => !own.has(word.toLowerCase())).join("");
}
