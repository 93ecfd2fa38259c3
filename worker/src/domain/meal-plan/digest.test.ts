import type { HouseholdPerson } from "@mealwright/schema/contract/household";
import { preferencesInput, QUESTIONS } from "@mealwright/schema/contract/preferences";
import { describe, expect, test } from "vitest";
import type { Answers } from "../ports.ts";
import { digestFor } from "./digest.ts";

const ANSWERS: Answers = {
  ...preferencesInput.parse({ goal: "save_time", dietaryPreference: "omnivore", cookingLevel: "beginner" }),
  people: [],
};
const MIA: HouseholdPerson = {
  name: "Mia",
  allergies: [],
  otherAllergies: null,
  diet: "omnivore",
  ageBand: "4-8",
  appetite: "usual",
  days: [1, 2, 3],
};

/** A different answer to each question than above. */
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
  fewCookingDays: true,
});

describe("the digest of answers", () => {
  test.each(Object.keys(QUESTIONS))("changes when the answer to %s changes", (question) => {
    const other = Object.entries(OTHERS).find(([key]) => key === question);
    if (other === undefined) throw new Error("no other answer for this question");
    const changed = { ...preferencesInput.parse({ ...ANSWERS, [question]: other[1] }), people: [] };
    expect(digestFor({ tier: "weekly-flex" }, changed)).not.toBe(digestFor({ tier: "weekly-flex" }, ANSWERS));
  });

  test("changes with the tier, but not with the order of the answers", () => {
    const reversed = { ...preferencesInput.parse(ANSWERS), people: [] };
    const shuffled = Object.fromEntries(Object.entries(reversed).reverse()) as typeof reversed;
    expect(digestFor({ tier: "weekly-flex" }, shuffled)).toBe(digestFor({ tier: "weekly-flex" }, ANSWERS));
    expect(digestFor({ tier: "annual-vip" }, ANSWERS)).not.toBe(digestFor({ tier: "weekly-flex" }, ANSWERS));
  });

  test("changes with every detail about people in the household, on the tier that includes them", () => {
    const digests = [
      [],
      [MIA],
      [{ ...MIA, allergies: ["Eggs"] as const }],
      [{ ...MIA, otherAllergies: "celery" }],
      [{ ...MIA, diet: "vegan" as const }],
      [{ ...MIA, ageBand: "9-13" as const }],
      [{ ...MIA, appetite: "bigger" as const }],
      [{ ...MIA, days: [1] }],
      [MIA, { ...MIA, name: "Tom" }],
    ].map((people) =>
      digestFor(
        { tier: "annual-vip" },
        { ...ANSWERS, people: people.map((one) => ({ ...one, allergies: [...one.allergies] })) },
      ),
    );
    expect(new Set(digests).size).toBe(digests.length);
    const others = [[], [MIA]].map((people) => digestFor({ tier: "monthly-saver" }, { ...ANSWERS, people }));
    expect(new Set(others).size).toBe(1);
  });
});
