import { SEAFOOD, seafoodFloor } from "../model/goals/pattern.ts";
import { BETTER_EFFORT, THRIFT } from "../model/search-limits.ts";
import { at } from "../model/typed-arrays.ts";
import { searchBest } from "../search/anneal.ts";
import type { Search } from "../search/search.ts";
import { NONE } from "../search/week-foods.ts";
import type { Found } from "../serve/serve.ts";
import type { PlanRequest } from "../types.ts";
import { thriftyFoods } from "./thrifty-foods.ts";

const MAINS_OF_A_WEEK = 14;

/**
 * If a week lacks fish for lack of money, the cheapest one with fish found from it. Null if it has its fish, the diet
 * requires none, it is not a whole week, or none was found.
 */
export function cheapestWithFish(request: PlanRequest, { model, search }: Found, random: () => number): Search | null {
  const floor = seafoodFloor(request.eater.diet);
  const { goal, ampleKindPoints } = model;
  const mains = goal.units.reduce((sum, { main, days }) => sum + (main ? days.length : 0), 0);
  if (floor === 0 || mains < MAINS_OF_A_WEEK || seafoodMains(search) >= floor) return null;
  const { spendingPerCent, startTemperatures } = THRIFT;
  const [startTemperature] = startTemperatures;
  const wanted = {
    ...goal,
    foods: thriftyFoods(goal),
    kindPoints: ampleKindPoints,
    budgetCents: 0,
    spendingPerCent,
    budgetPerCent: 0,
  };
  const found = searchBest(wanted, random, { ...BETTER_EFFORT, startTemperature, isRough: true }, search.choice());
  return found.brokenDays() === 0 && seafoodMains(found) >= floor ? found : null;
}

function seafoodMains({ model, pick }: Search): number {
  let mains = at(model.baseKindUses, SEAFOOD);
  model.units.forEach(({ main, days, pool }, unit) => {
    const chosen = at(pick, unit);
    if (main && chosen !== NONE && (at(model.dishes.kinds, at(pool, chosen)) & (1 << SEAFOOD)) !== 0)
      mains += days.length;
  });
  return mains;
}
