import { safeRecipes } from "../../src/domain/cookbook/safe.ts";
import { requireFood } from "../../src/domain/foods/catalogue/catalogue.ts";
import { packsFor, packsGrams } from "../../src/domain/grocery/packs.ts";
import type { Meal } from "../../src/domain/meal.ts";
import { isMain, isPerishable } from "../../src/domain/planner/model/build/build-dishes.ts";
import { toMeal } from "../../src/domain/planner/model/build/to-meal.ts";
import { planWeek } from "../../src/domain/planner/plan-week.ts";
import { createRandom } from "../../src/domain/planner/random.ts";
import { requestedSlots, slotShare } from "../../src/domain/planner/slots.ts";
import type { PlanRequest } from "../../src/domain/planner/types.ts";
import { quantile } from "../planner/planner-people.ts";
import { feasiblePeople } from "./accuracy.ts";
import { Counter, countOf, mean, percentOf, type Section, tenths, valuesOf } from "./section.ts";

const WEEKS = 4;

/** A random safe dish in each slot, in the portion that meets the slot's energy. */
function planRandomly(request: PlanRequest): readonly Meal[] {
  const random = createRandom(request.seed + 1);
  const safe = safeRecipes(request.eater);
  return requestedSlots(request).map((slot) => {
    const dishes = safe.filter(({ mealTypes }) => mealTypes.includes(slot.type));
    const recipe = dishes[Math.floor(random() * dishes.length)];
    if (recipe === undefined) throw new Error("not feasible");
    const base = toMeal(recipe, 1, slot, "base").nutrition.calories;
    const wanted = request.targets.energyKcal * slotShare(request.mealsPerDay, slot.type);
    return toMeal(recipe, wanted / Math.max(1, base), slot, "random");
  });
}

function gramsToBuy(meals: readonly Meal[]): ReadonlyMap<string, number> {
  const grams = new Map<string, number>();
  for (const { foodId, grams: edible } of meals.flatMap(({ ingredients }) => ingredients)) {
    grams.set(foodId, (grams.get(foodId) ?? 0) + edible / requireFood(foodId).edibleYield);
  }
  return grams;
}

/** Counts the foods that a week needs, and grams of perishables bought and of those not eaten. */
function countShopping(counter: Counter, who: string, meals: readonly Meal[]): void {
  const needs = gramsToBuy(meals);
  counter.note(`${who} foods`, needs.size);
  for (const [foodId, need] of needs) {
    const food = requireFood(foodId);
    if (!isPerishable(food)) continue;
    const rest = packsGrams(packsFor(food, [need * food.edibleYield], "metric")) - need;
    counter.add(`${who} wasted`, rest);
    counter.add(`${who} bought`, need + rest);
  }
}

/** What `size` people have to buy, next to the weeks of a random planner, and how new each of four weeks is. */
export const list: Section = {
  measure: (share, size) => {
    const counter = new Counter();
    for (const request of feasiblePeople(share, size)) {
      const served = new Set<string>();
      let templates: readonly string[] = [];
      for (let week = 0; week < WEEKS; week++) {
        const { meals } = planWeek({
          ...request,
          seed: request.seed * WEEKS + week,
          recentRecipeIds: [...served],
          recentTemplateIds: templates,
        });
        const mains = new Set(meals.filter(({ type }) => isMain(type)).map(({ recipeId }) => recipeId ?? ""));
        if (week > 0) counter.note("newMains", [...mains].filter((id) => !served.has(id)).length / mains.size);
        else {
          countShopping(counter, "ours", meals);
          countShopping(counter, "random", planRandomly(request));
        }
        for (const { recipeId } of meals) if (recipeId !== null) served.add(recipeId);
        templates = meals.map(({ recipeId }) => recipeId?.split(".")[0] ?? "");
      }
    }
    return counter;
  },
  figures: (tally) => ({
    people: valuesOf(tally, "ours foods").length,
    foodsAWeekMean: tenths(mean(valuesOf(tally, "ours foods"))),
    foodsAWeekOfRandomPlannerMean: tenths(mean(valuesOf(tally, "random foods"))),
    perishablesNotEatenPercent: percentOf(countOf(tally, "ours wasted"), countOf(tally, "ours bought")),
    perishablesNotEatenOfRandomPlannerPercent: percentOf(
      countOf(tally, "random wasted"),
      countOf(tally, "random bought"),
    ),
    newMainsInLaterWeeksMeanPercent: tenths(100 * mean(valuesOf(tally, "newMains"))),
    newMainsInLaterWeeksFifthPercentilePercent: tenths(100 * quantile(valuesOf(tally, "newMains"), 0.05)),
  }),
};
