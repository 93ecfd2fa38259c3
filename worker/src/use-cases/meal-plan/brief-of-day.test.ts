import { expect, test } from "vitest";
import { FAMILY, randomHousehold } from "../../../test/fixtures/households.ts";
import { createPlanContext } from "../../domain/meal-plan/plan-context.ts";
import { writePrompt } from "../../domain/model/prompt.ts";
import { briefOfDay } from "./brief-of-day.ts";

const MIA = {
  name: "Mia",
  allergies: ["Sesame"],
  otherAllergies: "kiwi that Mia and Ada cannot stand",
  diet: "keto",
  ageBand: "1-3",
  appetite: "usual",
  days: [3],
} as const;

test("a model is told what all avoid and how many they are, and neither names nor ages", () => {
  const answers = {
    ...randomHousehold(1),
    dietaryPreference: "vegetarian" as const,
    otherAllergies: "celery",
    people: [
      { ...MIA, allergies: [...MIA.allergies], days: [...MIA.days] },
      { ...MIA, name: "Zoe", allergies: ["Peanuts" as const], otherAllergies: "quince", days: [] },
    ],
  };
  const context = createPlanContext({ ...FAMILY, name: "Ada" }, answers);
  const job = {
    day: 1,
    slots: [{ day: 1, type: "dinner" as const }],
    attempt: 1,
    turn: 0,
    refused: null,
    notBefore: 0,
    busy: 0,
  };
  const tastes = { recentDishes: [], favoriteDishes: [], neverDishes: [] };
  const brief = briefOfDay(context, job, { tastes, names: [], groups: new Map(), wishes: [], seed: 1 });
  const { system, user } = writePrompt(brief);
  expect(user).toContain("sesame");
  expect(user).toMatch(/celery[^\n]*kiwi/);
  expect(user).toMatch(/Diet: [^\n]*keto[^\n]*; and also [^\n]*vegetarian/i);
  expect(user).toContain("for 2 people");
  expect(`${system} ${user}`).not.toMatch(/\b(?:Mia|Ada|Zoe)\b|quince|1-3|toddler/i);
});
