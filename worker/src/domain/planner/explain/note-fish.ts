import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import { formatMoney } from "@mealwright/schema/rules/money";
import { findRecipe } from "../../cookbook/cookbook.ts";
import { isMain } from "../model/build/build-dishes.ts";
import { kindsOf, SEAFOOD, seafoodFloor } from "../model/goals/pattern.ts";
import type { PlanNote } from "../types.ts";
import type { Findings } from "./findings.ts";
import { count } from "./note-text.ts";

const HOW_OFTEN = ["no fish", "fish only once", "fish only twice"] as const;
const WANTED = ["never", "once", "twice", "three times"] as const;

/** If the budget has no room for the recommended fish, a note on what a week with it would cost. */
export function noteFish({ meals, request, events }: Findings): readonly PlanNote[] {
  const { eater, budgetCents, budgetDays = DAYS_PER_WEEK } = request;
  const { fishBasketCents = null } = events;
  const floor = seafoodFloor(eater.diet);
  const found = meals.filter(({ type, recipeId }) => {
    const recipe = recipeId === null || !isMain(type) ? undefined : findRecipe(recipeId);
    return recipe !== undefined && (kindsOf(recipe) & (1 << SEAFOOD)) !== 0;
  }).length;
  if (fishBasketCents === null || budgetCents === null || found >= floor) return [];
  const isWhole = budgetDays === DAYS_PER_WEEK;
  const time = isWhole ? "a week" : `for ${count(budgetDays, "day", "days")}`;
  return [
    {
      kind: "fish",
      text: `With ${formatMoney(budgetCents)} ${time} there is ${HOW_OFTEN[found]} for lunch or dinner. The cheapest ${isWhole ? "week" : "basket"} we found with fish ${WANTED[floor]} is ${formatMoney(fishBasketCents)}.`,
      figures: { found, wanted: floor, fishCents: fishBasketCents },
    },
  ];
}
