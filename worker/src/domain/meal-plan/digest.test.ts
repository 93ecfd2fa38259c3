import { preferencesInput, QUESTIONS } from "@mealwright/schema/contract/preferences";
import { describe, expect, test } from "vitest";
import { digestFor } from "./digest.ts";

const ANSWERS = preferencesInput.parse({ goal: "save_time", dietaryPreference: "omnivore", cookingLevel: "beginner" });

/** For each question another answer than above. */
const OTHERS = preferencesInput.parse({
  goal: "lose_weight",
  dietaryPreference: "vegan",
  allergies: ["Soy"],
  otherAllergies: "celery",
  mealsPerDay: 4,
  prepTime: 45,
  budget: 120,
  cookingLevel: "advanced",
  age: 34,
  weight: 70.5,
  height: 172,
  gender: "female",
  activity: "active",
  household: 3,
  weekFilters: ["lowSodium"],
  weekCuisine: "greek",
  premiumDishes: true,
});

describe("the digest of answers", () => {
  test.each(Object.keys(QUESTIONS))("changes with %s", (question) => {
    const other = Object.entries(OTHERS).find(([key]) => key === question);
    if (other === undefined) throw new Error("no other answer for this question");
    const changed = preferencesInput.parse({ ...ANSWERS, [question]: other[1] });
    expect(digestFor({ tier: "weekly-flex" }, changed)).not.toBe(digestFor({ tier: "weekly-flex" }, ANSWERS));
  });

  test("changes with the tier, and not with the order in which answers are read", () => {
    const reversed = preferencesInput.parse(ANSWERS);
    const shuffled = Object.fromEntries(Object.entries(reversed).reverse()) as typeof reversed;
    expect(digestFor({ tier: "weekly-flex" }, shuffled)).toBe(digestFor({ tier: "weekly-flex" }, ANSWERS));
    expect(digestFor({ tier: "annual-vip" }, ANSWERS)).not.toBe(digestFor({ tier: "weekly-flex" }, ANSWERS));
  });
});
