import type { Tier } from "@mealwright/schema/constants/tiers";
import { preferencesInput } from "@mealwright/schema/contract/preferences";
import { expect, test } from "vitest";
import type { WeekWishes } from "../planner/types.ts";
import { createPlanContext } from "./plan-context.ts";

const ANSWERS = {
  people: [],
  ...preferencesInput.parse({
    goal: "save_time",
    dietaryPreference: "omnivore",
    cookingLevel: "advanced",
    weekFilters: ["lowSodium"],
    weekCuisine: "greek",
    premiumDishes: true,
    fewCookingDays: true,
  }),
};
const NONE: WeekWishes = { filters: [], cuisine: null, premiumDishes: false };
const FILTERS: WeekWishes = { filters: ["lowSodium"], cuisine: "greek", premiumDishes: false };

test.each([
  ["free-starter", NONE, 2_300],
  ["weekly-flex", NONE, 2_300],
  ["monthly-saver", FILTERS, 1_500],
  ["annual-vip", { ...FILTERS, premiumDishes: true }, 1_500],
] as const satisfies readonly (readonly [Tier, WeekWishes, number])[])(
  "%s plans by the wishes that it holds, whatever is saved",
  (tier, wishes, sodiumMaxMg) => {
    const person = {
      id: "ada",
      name: "Ada",
      email: "ada@example.test",
      isEmailVerified: true,
      timeZone: "UTC",
      role: "user",
    } as const;
    const context = createPlanContext({ ...person, tier, createdAt: new Date(0), units: "metric" }, ANSWERS);
    expect(context.wishes).toEqual(wishes);
    expect(context.targets.sodiumMaxMg).toBe(sodiumMaxMg);
  },
);
