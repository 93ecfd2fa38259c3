import { DISH_WISH_FACTS, DISH_WISHES, type DishWish } from "@mealwright/schema/constants/dish-wishes";
import { NEVER_AGAIN_NAMED } from "@mealwright/schema/constants/limits";
import type { Slot } from "@mealwright/schema/rules/week";
import type { PlanContext } from "../../../domain/meal-plan/plan-context.ts";
import { CUISINES_LISTED, type PromptInput } from "../../../domain/model/prompt/prompt.ts";
import type { MainGroup } from "../../../domain/nutrition/diet-terms.ts";
import type { Tastes } from "../planner-profile.ts";
import type { Job } from "./proposal-jobs.ts";

const PERCENT_STEP = 5;
const LOCAL_PART = /\S*@\S*|\d[\d\s().+-]{4,}/g;

/** What a prompt depends on besides its job and the person. */
export interface DayFacts {
  readonly tastes: Tastes;
  readonly names: Iterable<string>;
  readonly groups: ReadonlyMap<Slot, MainGroup>;
  readonly wishes: readonly string[];
  readonly seed: number;
}

/** What the model is told for one job. */
export function promptInputFor(context: PlanContext, job: Job, facts: DayFacts): PromptInput {
  const { answers, eater, targets, account, budgetCents, people } = context;
  const { tastes, names, groups, wishes, seed } = facts;
  const marked = (place: "favored" | "avoided") =>
    DISH_WISHES.filter((wish) => DISH_WISH_FACTS[wish].namedAs === place).flatMap((wish) => namesMarked(tastes, wish));
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
    avoidText: withoutPersons(typedTexts(context), [account, ...answers.people]),
    proteinPercent: Math.round((targets.proteinG * 400) / targets.energyKcal / PERCENT_STEP) * PERCENT_STEP,
    budgetCents,
    household: people,
    favoriteNames: [...tastes.favoriteDishes.map(({ name }) => name), ...marked("favored")],
    namesToAvoid: [...marked("avoided"), ...names, ...tastes.recentDishes.map(({ name }) => name)],
    wishes,
    seed: seed + job.turn * CUISINES_LISTED,
  };
}

/** The newest dishes with a mark. */
function namesMarked({ neverDishes, weighedDishes = [] }: Tastes, mark: DishWish): readonly string[] {
  const dishes = [...neverDishes, ...weighedDishes].filter(({ wish }) => wish === mark);
  return dishes.slice(0, NEVER_AGAIN_NAMED).map(({ name }) => name);
}

/** The allergy texts of everybody who eats, the account owner's first; not who wrote which. */
function typedTexts({ answers, diners }: PlanContext): string {
  const eating = answers.people.filter(({ name }) => diners.some((diner) => diner.name === name));
  return [answers, ...eating].flatMap(({ otherAllergies }) => otherAllergies ?? []).join(", ");
}

/** A typed text without mail addresses, long numbers and the names of those at the table. */
function withoutPersons(text: string, persons: readonly { readonly name: string }[]): string {
  const own = new Set(persons.flatMap(({ name }) => name.toLowerCase().split(/\s+/)).filter((word) => word.length > 1));
  const words = text.replace(LOCAL_PART, " ").split(/(\s+|[,;.])/);
  return words.filter((word) => !own.has(word.toLowerCase())).join("");
}
