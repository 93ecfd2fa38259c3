import { type Preferences, preferencesInput } from "@mealwright/schema/contract/preferences";
import { expect, test } from "vitest";
import { answersFromPreferences, DEFAULT_ANSWERS, isComplete, preferencesBody } from "./answers.ts";

const PREFERENCES: Preferences = {
  goal: "eat_healthier",
  dietaryPreference: "keto",
  allergies: ["Nuts", "Other"],
  otherAllergies: "kiwi",
  mealsPerDay: 4,
  prepTime: 45,
  budget: 120,
  cookingLevel: "advanced",
  age: 34,
  weight: 70.5,
  height: 180,
  gender: "female",
  activity: "light",
  household: 3,
  weekFilters: ["lowSodium"],
  weekCuisine: "greek",
  premiumDishes: true,
  fewCookingDays: true,
};

test("saved preferences pass through the questionnaire unchanged", () => {
  expect(preferencesBody(answersFromPreferences(PREFERENCES))).toStrictEqual({
    ...PREFERENCES,
    budget: "120",
    weight: "70.5",
  });
});

const BARE: Preferences = {
  ...PREFERENCES,
  allergies: [],
  otherAllergies: null,
  age: null,
  weight: null,
  height: null,
  gender: null,
  activity: null,
  weekFilters: [],
  weekCuisine: null,
  premiumDishes: false,
  fewCookingDays: false,
};

test.each([PREFERENCES, BARE])("the server reads what a form sends as the answers that it was filled with", (saved) => {
  expect(preferencesInput.parse(preferencesBody(answersFromPreferences(saved)))).toStrictEqual(saved);
});

test("answers that were not given are not sent", () => {
  const body = preferencesBody(answersFromPreferences(BARE));
  expect(Object.keys(body).sort()).toEqual(
    ["allergies", "budget", "cookingLevel", "dietaryPreference", "goal", "household", "mealsPerDay", "prepTime"].sort(),
  );
});

test("answers are complete once they have a goal, a diet and a cooking level", () => {
  expect(isComplete(preferencesBody(DEFAULT_ANSWERS))).toBe(false);
  expect(isComplete({ goal: "save_time", dietaryPreference: "vegan" })).toBe(false);
  expect(isComplete({ goal: "save_time", dietaryPreference: "vegan", cookingLevel: "beginner" })).toBe(true);
});
