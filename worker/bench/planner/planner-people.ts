import { ALLERGENS, type Allergen } from "@mealwright/schema/constants/food/allergens";
import { MEAL_TYPES_BY_MEALS_PER_DAY, MEALS_PER_DAY_OPTIONS, type MealType } from "@mealwright/schema/constants/meals";
import { ACTIVITIES, COOKING_LEVELS, DIETS, GENDERS, GOALS } from "@mealwright/schema/constants/questionnaire";
import { safeRecipes } from "../../src/domain/cookbook/safe.ts";
import { targetsFor } from "../../src/domain/nutrition/targets.ts";
import { createRandom } from "../../src/domain/planner/random.ts";
import type { PlanRequest } from "../../src/domain/planner/types.ts";
import type { Eater } from "../../src/domain/safety/gate/eater.ts";
import { usualRequest } from "../../test/fixtures/plan-requests.ts";

/** The FDA's allergens and gluten, the most common allergies; drawn with equal probability. */
const USUAL_ALLERGENS: readonly Allergen[] = ALLERGENS.slice(0, 11);

export function noAllergies(): Eater["avoids"] {
  return { allergens: [], foodIds: [], terms: [], unresolved: [] };
}

/** A random adult with a body, a goal, a diet, up to two allergens, and 25 minutes or more to cook. No budget. */
export function randomPerson(seed: number): PlanRequest {
  const random = createRandom(seed * 7919 + 17);
  const between = (low: number, high: number) => low + random() * (high - low);
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("nothing to draw from");
    return item;
  };
  const diet = oneOf(DIETS);
  const gender = oneOf(GENDERS);
  const heightCm = gender === "female" ? between(150, 182) : between(158, 198);
  const weightKg = between(18.5, 34) * (heightCm / 100) ** 2;
  const goal = oneOf(GOALS);
  const targets = targetsFor({
    age: Math.round(between(18, 75)),
    weightKg: Math.round(weightKg),
    heightCm: Math.round(heightCm),
    gender,
    goal,
    diet,
    activity: oneOf(ACTIVITIES),
  });
  const allergens = new Set<Allergen>();
  for (let count = Math.floor(random() * 3); count > 0; count--) allergens.add(oneOf(USUAL_ALLERGENS));
  if (allergens.has("wheat")) allergens.add("gluten");
  return usualRequest({
    eater: {
      diet,
      avoids: { ...noAllergies(), allergens: ALLERGENS.filter((allergen) => allergens.has(allergen)) },
      maxPrepMinutes: Math.round(between(25, 60) / 5) * 5,
      eatsRaw: true,
    },
    targets,
    mealsPerDay: oneOf(MEALS_PER_DAY_OPTIONS),
    level: oneOf(COOKING_LEVELS),
    premium: random() < 0.3,
    seed,
  });
}

/** Whether the cookbook has a safe dish for every meal of the day, without which no planner could plan it. */
export function isFeasible(request: PlanRequest): boolean {
  const types = new Set<MealType>(safeRecipes(request.eater).flatMap(({ mealTypes }) => mealTypes));
  return MEAL_TYPES_BY_MEALS_PER_DAY[request.mealsPerDay].every((type) => types.has(type));
}

/** The limits for planning a whole week, milliseconds. */
export const WEEK_BAR = "bar: median 15, p99 45";

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
}
