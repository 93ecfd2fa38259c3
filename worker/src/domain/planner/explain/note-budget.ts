import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import { formatMoney } from "@mealwright/schema/rules/money";
import type { Meal } from "../../meal.ts";
import { DIET_RULES } from "../../safety/gate/diets.ts";
import type { PlanNote } from "../types.ts";
import type { Findings } from "./findings.ts";
import { count, whole } from "./note-text.ts";

/** The list counts packs a little more exactly than the planner: sums within this ratio are the same basket. */
const SAME_BASKET = 1.03;

/**
 * A note if the budget is not kept: a whole week is judged by its basket, a part of one by what its meals use. It names
 * the cheapest basket found unless the week costs less; with a model's dishes, what a cookbook week would cost.
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
        : `The ${count(meals.length, "meal", "meals")} here cost ${formatMoney(costCents)}${forPeople(request)}: their share of your ${formatMoney(weekCents)} a week is ${formatMoney(budgetCents)}.`,
      figures: cheapestCents === null ? figures : { ...figures, cheapestCents },
    },
  ];
}

interface Overspent {
  readonly request: Findings["request"];
  readonly costCents: number;
  readonly weekCents: number;
  readonly cheapestCents: number | null;
  /** Whether some dishes are a model's; the cheapest basket found has only cookbook dishes. */
  readonly isByModel: boolean;
}

function isOfModel({ source }: Meal): boolean {
  return source === "model";
}

function basketText({ request, costCents, weekCents, cheapestCents, isByModel }: Overspent): string {
  const { budgetDays = DAYS_PER_WEEK } = request;
  const isWhole = budgetDays === DAYS_PER_WEEK;
  const basket = `In whole packs this week's shopping is about ${formatMoney(costCents)}${forPeople(request)}`;
  // Nobody typed the share of the budget for the days of a week that has already begun.
  const budget = isWhole
    ? `your budget of ${formatMoney(weekCents)}`
    : `the ${formatMoney(weekCents)} that your budget has for ${count(budgetDays, "day", "days")}`;
  if (cheapestCents === null) return `${basket}, ${formatMoney(costCents - weekCents)} over ${budget}.`;
  if (isByModel)
    return `${basket}, over ${budget}: an AI model's dishes have few packs in common. A week from our cookbook alone is about ${formatMoney(cheapestCents)}.`;
  const { diet } = request.eater;
  const food = DIET_RULES[diet].excludesFood ? ` of ${diet} food` : "";
  const energy = `for ${whole(request.targets.energyKcal)} kcal a day${food}`;
  if (cheapestCents >= costCents) return `${basket}, over ${budget}: it is the cheapest basket we found ${energy}.`;
  const enough = isWhole ? "that" : `${formatMoney(wholeDollars((cheapestCents * DAYS_PER_WEEK) / budgetDays))} a week`;
  return `${basket}, over ${budget}. The cheapest basket we found ${energy} is ${formatMoney(cheapestCents)}: to get it, set your budget to ${enough}.`;
}

/** Rounded up to whole dollars, in which a budget is typed; US cents. */
function wholeDollars(cents: number): number {
  return Math.ceil(cents / 100) * 100;
}

function forPeople({ household, people = household }: Findings["request"]): string {
  return people === 1 ? "" : ` for ${people} people`;
}
