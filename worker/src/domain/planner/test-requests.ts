import {
  type AllergyOption,
  COOKING_LEVELS,
  DIETS,
  type Diet,
  type MealsPerDay,
  NAMED_ALLERGY_OPTIONS,
} from "@mealwright/schema/constants/questionnaire";
import { requireFood } from "../foods/catalogue.ts";
import type { Allergen } from "../foods/food.ts";
import type { Meal } from "../meal.ts";
import { targetsFor } from "../nutrition/targets.ts";
import { avoidanceFor } from "../safety/avoidance.ts";
import type { Eater } from "../safety/eater.ts";
import type { PlanRequest } from "./types.ts";

/** A request with everything usual, for tests to vary. */
export function usualRequest(changes: Partial<PlanRequest> = {}): PlanRequest {
  return {
    eater: eaterWith("omnivore", [], 45),
    targets: targetsFor({
      age: 35,
      weightKg: 75,
      heightCm: 175,
      gender: "male",
      goal: "eat_healthier",
      diet: "omnivore",
    }),
    mealsPerDay: 3,
    days: [1, 2, 3, 4, 5, 6, 7],
    budgetCents: null,
    household: 1,
    level: "intermediate",
    seed: 1,
    premium: false,
    recentRecipeIds: [],
    recentTemplateIds: [],
    favouriteTemplateIds: [],
    neverTemplateIds: [],
    fixed: [],
    skippedSlots: [],
    leftovers: [],
    mealLimit: null,
    newId: ({ day, type }) => `${day}-${type}`,
    ...changes,
  };
}

export function eaterWith(diet: Diet, allergies: readonly AllergyOption[], maxPrepMinutes: number): Eater {
  return { diet, avoids: avoidanceFor({ allergies }), maxPrepMinutes };
}

/** The allergy answers of a number from 0 to 2,047: one bit an option. */
function allergySet(bits: number): readonly AllergyOption[] {
  return NAMED_ALLERGY_OPTIONS.filter((_, index) => (bits & (1 << index)) !== 0);
}

/** One of the 6 × 2,048 × 3 kinds of person, with a body that follows from the number. */
export function personOf(dietIndex: number, bits: number, mealsPerDay: MealsPerDay): PlanRequest {
  const diet = DIETS[dietIndex % DIETS.length] ?? "omnivore";
  const body = { age: 18 + (bits % 60), weightKg: 50 + (bits % 53), heightCm: 155 + (bits % 37) };
  const goal = bits % 2 === 0 ? "lose_weight" : "gain_muscle";
  return usualRequest({
    eater: eaterWith(diet, allergySet(bits), 15 + 5 * (bits % 7)),
    targets: targetsFor({ ...body, gender: bits % 3 === 0 ? "female" : "male", goal, diet }),
    mealsPerDay,
    level: COOKING_LEVELS[bits % 3] ?? "beginner",
    premium: bits % 5 === 0,
    seed: bits * 31 + dietIndex,
  });
}

/** Allergens of the meal's foods that the eater avoids, found without the gate: the same fact by another way. */
export function avoidedIn(meal: Meal, eater: Eater): readonly Allergen[] {
  return meal.ingredients
    .flatMap(({ foodId }) => [...requireFood(foodId).contains, ...requireFood(foodId).mayContain])
    .filter((allergen) => eater.avoids.allergens.includes(allergen));
}
