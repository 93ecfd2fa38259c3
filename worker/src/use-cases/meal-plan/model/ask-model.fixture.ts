import { preferencesInput } from "@mealwright/schema/contract/preferences";
import { HONEST_MEALS } from "../../../../test/fixtures/honest-replies.data.ts";
import { VirtualClock } from "../../../../test/virtual-clock.ts";
import type { Meal } from "../../../domain/meal.ts";
import { createPlanContext } from "../../../domain/meal-plan/plan-context.ts";
import type { MealModel, MealRequest, ModelReport } from "../../../domain/model-ports.ts";
import type { Account } from "../../../domain/ports.ts";
import { type Asking, askModel } from "./ask-model.ts";

const ACCOUNT: Account = {
  id: "user-1",
  email: "somebody@example.test",
  name: "Somebody",
  role: "user",
  tier: "weekly-flex",
  createdAt: new Date(0),
  units: "metric",
  isEmailVerified: true,
  timeZone: "UTC",
};
const ANSWERS = preferencesInput.parse({
  goal: "eat_healthier",
  dietaryPreference: "omnivore",
  allergies: ["Nuts"],
  mealsPerDay: 3,
  prepTime: 45,
  budget: "120",
  cookingLevel: "intermediate",
});
export const CONTEXT = createPlanContext(ACCOUNT, { ...ANSWERS, people: [] });
export const TASTES = { recentDishes: [], favoriteDishes: [], neverDishes: [] };
export const clock = new VirtualClock();
let ids = 0;
export const chance = {
  newId: () => {
    ids += 1;
    return `meal-${ids}`;
  },
  newSeed: () => 7,
};

/** What an honest model says for a day. */
export function replyFor({ prompt }: MealRequest): string {
  const day = Number(/day (\d)/.exec(prompt.user)?.[1]);
  const meals = ["breakfast", "lunch", "dinner"].map((type) => {
    const pool = HONEST_MEALS.filter((meal) => meal.type === type && meal.allergies?.includes("Nuts") !== false);
    const meal = pool[day % pool.length];
    return {
      day,
      type,
      name: meal?.name,
      prepMinutes: meal?.minutes,
      ingredients: meal?.ingredients.map((line) => ({
        name: line.split("|")[2],
        quantity: Number(line.split("|")[0]),
        unit: line.split("|")[1],
      })),
      instructions: meal?.steps,
    };
  });
  return JSON.stringify({ meals });
}

export const REPORT: ModelReport = { model: "test", firstTokenMs: 0, totalMs: 0, usage: null, negotiated: [] };
/** An endpoint that is never known to be dead. */
export const ALIVE = { capacity: () => Number.POSITIVE_INFINITY, silenceMs: () => 60_000, forget: () => {} };

export function asking(days: readonly number[], signal = new AbortController().signal): Asking {
  return {
    slots: CONTEXT.slots.filter(({ day }) => days.includes(day)),
    meals: [],
    tastes: TASTES,
    seed: 7,
    totalMs: 60_000,
    signal,
  };
}

export async function collect(model: MealModel, order: Asking): Promise<Meal[]> {
  const meals: Meal[] = [];
  for await (const event of askModel({ clock, chance }, model, CONTEXT, order))
    if (event.kind === "meal") meals.push(event.meal);
  return meals;
}
