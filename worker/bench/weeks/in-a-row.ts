import type { KnownDish } from "../../src/domain/dish-ports.ts";
import { createPlanContext } from "../../src/domain/meal-plan/plan-context.ts";
import { isMain } from "../../src/domain/planner/model/build/build-dishes.ts";
import { fillSlots } from "../../src/use-cases/meal-plan/filling/fill-slots.ts";
import { RECENT_MEALS } from "../../src/use-cases/meal-plan/planner-profile.ts";
import { percent, quantile } from "../planner/planner-people.ts";
import { randomAnswers } from "./people.ts";
import { BENCH_ACCOUNT } from "./plan-for-person.ts";

/**
 * How varied consecutive weeks of a person are, with the history that the product remembers: `node
 * worker/bench/weeks/in-a-row.ts 20`. A dish is identified by its name and detail, without its sides.
 */
const people = Number(process.argv[2] ?? 20);
const WEEKS = 8;
const DAYS_APART = 14;

const newness: number[] = [];
const shares = { again: 0, of: 0 };
const mainShares = { again: 0, of: 0 };
for (let seed = 1; seed <= people; seed++) {
  const context = createPlanContext(BENCH_ACCOUNT, randomAnswers(seed));
  let history: readonly KnownDish[] = [];
  const servedOn = new Map<string, number>();
  for (let week = 0; week < WEEKS; week++) {
    let id = 0;
    const filling = fillSlots(context, {
      recentDishes: history.slice(0, RECENT_MEALS),
      favoriteDishes: [],
      neverDishes: [],
      seed: seed * WEEKS + week,
      newId: () => `meal-${id++}`,
      fixed: [],
    });
    const meals = filling.mealsByDay.flat();
    const mains = new Set(meals.filter(({ type }) => isMain(type)).map(({ recipeId }) => recipeId ?? ""));
    if (week > 0) newness.push([...mains].filter((dish) => !servedOn.has(dish)).length / mains.size);
    for (const { recipeId, day, type } of meals) {
      const last = servedOn.get(recipeId ?? "");
      const isAgain = last !== undefined && last < week * 7 && week * 7 + day - last < DAYS_APART;
      for (const share of isMain(type) ? [shares, mainShares] : [shares]) {
        share.of++;
        if (isAgain) share.again++;
      }
    }
    for (const { recipeId, day } of meals) servedOn.set(recipeId ?? "", week * 7 + day);
    history = [...[...meals].reverse().map(({ recipeId, name }) => ({ recipeId, name })), ...history];
  }
}
console.log(`${people} people, ${WEEKS} weeks each`);
console.log(
  `new mains a week: mean ${percent(
    newness.reduce((sum, share) => sum + share, 0),
    newness.length,
  )}, 5th percentile ${percent(quantile(newness, 0.05), 1)} (bar 80 %), weeks under the bar ${percent(newness.filter((share) => share < 0.8).length, newness.length)}`,
);
console.log(
  `meals again within ${DAYS_APART} days of an earlier week: ${percent(shares.again, shares.of)}, mains ${percent(mainShares.again, mainShares.of)} (bar 0)`,
);
