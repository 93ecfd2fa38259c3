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
  const basket = `In whole packs this week's shopping is about ${dollars(costCents)}${forPeople(request)}`;
  if (cheapestCents === null)
    return `${basket}, ${dollars(costCents - weekCents)} over your budget of ${dollars(weekCents)}.`;
  if (isByModel)
    return `${basket}, over your budget of ${dollars(weekCents)}: an AI model's dishes have few packs in common. A week of our cookbook's alone is about ${dollars(cheapestCents)}.`;
  const food = request.eater.diet === "omnivore" ? "" : ` of ${request.eater.diet} food`;
  const energy = `for ${whole(request.targets.energyKcal)} kcal a day${food}`;
  return cheapestCents < costCents
    ? `${basket}, over your budget of ${dollars(weekCents)}. The cheapest basket we found ${energy} is ${dollars(cheapestCents)}: you get it with that as your budget.`
    : `${basket}, over your budget of ${dollars(weekCents)}: it is the cheapest basket we found ${energy}.`;
}

function forPeople({ household, people = household }: Findings["request"]): string {
  return people === 1 ? "" : ` for ${people} people`;
}
