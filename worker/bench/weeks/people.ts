import { MEALS_PER_DAY_OPTIONS } from "@mealwright/schema/constants/meals";
import { ACTIVITIES, ALLERGY_OPTIONS, COOKING_LEVELS, DIETS, GOALS } from "@mealwright/schema/constants/questionnaire";
import type { Preferences } from "@mealwright/schema/contract/preferences";
import { createRandom } from "../../src/domain/planner/random.ts";
import type { Answers } from "../../src/domain/ports.ts";

const BUDGETS = [35, 50, 60, 75, 90, 100, 120, 160] as const;
/** Of ten people, how many are omnivores; the other diets share the rest. */
const OMNIVORES_OF_TEN = 5;

/** A random adult's answers: half are omnivores, budgets from $35 to $160, mostly no allergy, sometimes one or two. */
export function randomAnswers(seed: number): Answers {
  const random = createRandom(seed * 6151 + 11);
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("nothing to draw from");
    return item;
  };
  const gender = oneOf(["male", "female"] as const);
  const height = gender === "male" ? between(165, 195) : between(152, 180);
  const allergies = new Set<Preferences["allergies"][number]>();
  const count = random() < 0.65 ? 0 : random() < 0.7 ? 1 : 2;
  while (allergies.size < count) allergies.add(oneOf(ALLERGY_OPTIONS.filter((option) => option !== "Other")));
  return {
    goal: oneOf(GOALS),
    dietaryPreference: random() * 10 < OMNIVORES_OF_TEN ? "omnivore" : oneOf(DIETS.slice(1)),
    allergies: [...allergies],
    otherAllergies: null,
    mealsPerDay: oneOf(MEALS_PER_DAY_OPTIONS),
    prepTime: between(4, 12) * 5,
    budget: oneOf(BUDGETS),
    cookingLevel: oneOf(COOKING_LEVELS),
    age: between(19, 78),
    weight: Math.round((height / 100) ** 2 * (20 + random() * 10)),
    height,
    gender,
    activity: oneOf(ACTIVITIES),
    household: 1,
    weekFilters: [],
    weekCuisine: null,
    premiumDishes: false,
    fewCookingDays: false,
    people: [],
  };
}
