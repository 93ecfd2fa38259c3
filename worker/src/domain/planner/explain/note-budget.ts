import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import type { Meal } from "../../meal.ts";
import type { PlanNote } from "../types.ts";
import type { Findings } from "./findings.ts";
import { count, dollars, whole } from "./note-text.ts";

/** The list counts packs a little more exactly than the planner: within this, two sums are of one basket. */
const SAME_BASKET = 1.03;

/**
 * Where the budget is not kept: a whole week is judged by its basket, a part of one by what its meals use of their share.
 * The cheapest basket found is named as long as the week costs no less; beside a model's dishes, what the cookbook alone costs.
 */
export function noteBudget({ request, meals, totals, basketCents, events }: Findings): readonly PlanNote[] {
  const { budgetCents, householdCostCents } = totals;
  if (budgetCents === null) return [];
  const weekCents = request.budgetCents ?? budgetCents;
  const isWhole = budgetCents >= weekCents;
  const costCents = isWhole ? basketCents : householdCostCents;
  if (costCents <= budgetCents) return [];
  const known = events.cheapestBasketCents !== null && events.cheapestBasketCents <= costCents * SAME_BASKET;
  const cheapestCents = isWhole && known ? events.cheapestBasketCents : null;
  const figures = { budgetCents, costCents, energyKcal: request.targets.energyKcal, household: request.household };
  return [
    {
      kind: "budget",
      text: isWhole
        ? basketText({ request, costCents, weekCents, cheapestCents, isByModel: meals.some(isOfModel) })
        : `The ${count(meals.length, "meal", "meals")} here cost ${dollars(costCents)}${forPeople(request)}: their share of your ${dollars(weekCents)} a week is ${dollars(budgetCents)}.`,
      figures: cheapestCents === null ? figures : { ...figures, cheapestCents },
    },
  ];
}

interface Overspent {
  readonly request: Findings["request"];
  readonly costCents: number;
  readonly weekCents: number;
  readonly cheapestCents: number | null;
  /** Some of the dishes are a model's: what was found is the cookbook's alone. */
  readonly isByModel: boolean;
}

function isOfModel({ source }: Meal): boolean {
  return source === "model";
}

function basketText({ request, costCents, weekCents, cheapestCents, isByModel }: Overspent): string {
  const { budgetDays = DAYS_PER_WEEK } = request;
  const isWhole = budgetDays === DAYS_PER_WEEK;
  const basket = `In whole packs this week's shopping is about ${dollars(costCents)}${forPeople(request)}`;
  // Nobody typed what a begun week's days have of it.
  const budget = isWhole
    ? `your budget of ${dollars(weekCents)}`
    : `the ${dollars(weekCents)} that your budget has for ${count(budgetDays, "day", "days")}`;
  if (cheapestCents === null) return `${basket}, ${dollars(costCents - weekCents)} over ${budget}.`;
  if (isByModel)
    return `${basket}, over ${budget}: an AI model's dishes have few packs in common. A week of our cookbook's alone is about ${dollars(cheapestCents)}.`;
  const food = request.eater.diet === "omnivore" ? "" : ` of ${request.eater.diet} food`;
  const energy = `for ${whole(request.targets.energyKcal)} kcal a day${food}`;
  if (cheapestCents >= costCents) return `${basket}, over ${budget}: it is the cheapest basket we found ${energy}.`;
  const enough = isWhole ? "that" : `${dollars(wholeDollars((cheapestCents * DAYS_PER_WEEK) / budgetDays))} a week`;
  return `${basket}, over ${budget}. The cheapest basket we found ${energy} is ${dollars(cheapestCents)}: you get it with ${enough} as your budget.`;
}

/** The least whole dollars, which a budget is typed in, US cents. */
function wholeDollars(cents: number): number {
  return Math.ceil(cents / 100) * 100;
}

function forPeople({ household, people = household }: Findings["request"]): string {
  return people === 1 ? "" : ` for ${people} people`;
}
