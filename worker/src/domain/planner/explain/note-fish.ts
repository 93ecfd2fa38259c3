import { findRecipe } from "../../cookbook/cookbook.ts";
import { isMain } from "../model/build/build-dishes.ts";
import { kindsOf, SEAFOOD, seafoodFloor } from "../model/goals/pattern.ts";
import type { PlanNote } from "../types.ts";
import type { Findings } from "./findings.ts";
import { dollars } from "./note-text.ts";

const HOW_OFTEN = ["no fish", "fish only once", "fish only twice"] as const;
const WANTED = ["never", "once", "twice", "three times"] as const;

/** Where a budget has no room for as much fish as is good: what a week with it would cost. */
export function noteFish({ meals, request: { eater, budgetCents }, events }: Findings): readonly PlanNote[] {
  const { fishBasketCents = null } = events;
  const floor = seafoodFloor(eater.diet);
  const found = meals.filter(({ type, recipeId }) => {
    const recipe = recipeId === null || !isMain(type) ? undefined : findRecipe(recipeId);
    return recipe !== undefined && (kindsOf(recipe) & (1 << SEAFOOD)) !== 0;
  }).length;
  if (fishBasketCents === null || budgetCents === null || found >= floor) return [];
  return [
    {
      kind: "fish",
      text: `With ${dollars(budgetCents)} a week there is ${HOW_OFTEN[found]} for lunch or dinner. The cheapest week that we found with fish ${WANTED[floor]} is ${dollars(fishBasketCents)}.`,
      figures: { found, wanted: floor, fishCents: fishBasketCents },
    },
  ];
}
