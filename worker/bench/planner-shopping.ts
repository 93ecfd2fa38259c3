import { safeRecipes } from "../src/domain/cookbook/safe.ts";
import { requireFood } from "../src/domain/foods/catalogue/catalogue.ts";
import { packsFor, packsGrams } from "../src/domain/grocery/packs.ts";
import type { Meal } from "../src/domain/meal.ts";
import { isMain, isPerishable } from "../src/domain/planner/model/build-dishes.ts";
import { toMeal } from "../src/domain/planner/model/to-meal.ts";
import { planWeek } from "../src/domain/planner/plan-week.ts";
import { createRandom } from "../src/domain/planner/random.ts";
import { requestedSlots, slotShare } from "../src/domain/planner/slots.ts";
import type { PlanRequest } from "../src/domain/planner/types.ts";
import { isFeasible, percent, quantile, randomPerson } from "./planner-people.ts";

/** Foods and pack waste beside a random planner, and how new each of four weeks is: `node worker/bench/planner-shopping.ts 300`. */
const people = Number(process.argv[2] ?? 300);
const WEEKS = 4;

/** Any safe dish in each slot, in the portion that meets the slot's energy. */
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

/** Grams bought and not eaten of perishables, and grams bought of them. */
function perishableWaste(meals: readonly Meal[]): { wasted: number; bought: number } {
  let wasted = 0;
  let bought = 0;
  for (const [foodId, need] of gramsToBuy(meals)) {
    const food = requireFood(foodId);
    if (!isPerishable(food)) continue;
    const rest = packsGrams(packsFor(food, [need * food.edibleYield], "metric")) - need;
    wasted += rest;
    bought += need + rest;
  }
  return { wasted, bought };
}

const ours: number[] = [];
const random: number[] = [];
const newness: number[] = [];
let repeats = 0;
let mains = 0;
const waste = { ours: { wasted: 0, bought: 0 }, random: { wasted: 0, bought: 0 } };
let planned = 0;
for (let seed = 1; planned < people && seed < people * 20; seed++) {
  const request = randomPerson(seed);
  if (!isFeasible(request)) continue;
  planned++;
  const served = new Set<string>();
  let templates: readonly string[] = [];
  for (let week = 0; week < WEEKS; week++) {
    const { meals } = planWeek({
      ...request,
      seed: request.seed * WEEKS + week,
      recentRecipeIds: [...served],
      recentTemplateIds: templates,
    });
    const weekMains = new Set(meals.filter(({ type }) => isMain(type)).map(({ recipeId }) => recipeId ?? ""));
    if (week > 0) newness.push([...weekMains].filter((id) => !served.has(id)).length / weekMains.size);
    for (const { recipeId } of meals) if (recipeId !== null) served.add(recipeId);
    templates = meals.map(({ recipeId }) => recipeId?.split(".")[0] ?? "");
    if (week > 0) continue;
    const all = meals.filter(({ type }) => isMain(type)).length;
    mains += all;
    repeats += all - weekMains.size;
    const other = planRandomly(request);
    ours.push(gramsToBuy(meals).size);
    random.push(gramsToBuy(other).size);
    for (const [key, list] of [
      ["ours", meals],
      ["random", other],
    ] as const) {
      const { wasted, bought } = perishableWaste(list);
      waste[key].wasted += wasted;
      waste[key].bought += bought;
    }
  }
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
console.log(`${planned} random feasible people`);
console.log(
  `distinct foods a week: ${(sum(ours) / planned).toFixed(1)}, a random planner ${(sum(random) / planned).toFixed(1)}: ${percent(sum(random) - sum(ours), sum(random))} fewer (bar 30 %)`,
);
console.log(
  `perishables bought and not eaten: ${percent(waste.ours.wasted, waste.ours.bought)} by mass (bar 15 %), a random planner ${percent(waste.random.wasted, waste.random.bought)}`,
);
console.log(`mains served twice in a week: ${percent(repeats, mains)}`);
console.log(
  `new mains in weeks 2 to 4: mean ${percent(sum(newness), newness.length)}, at the 5th percentile ${percent(quantile(newness, 0.05), 1)} (bar 70 %), weeks under the bar ${percent(newness.filter((share) => share < 0.7).length, newness.length)}`,
);
