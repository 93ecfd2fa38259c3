import type { HouseholdPerson } from "@mealwright/schema/contract/household";
import { type Preferences, preferencesInput } from "@mealwright/schema/contract/preferences";
import { describe, expect, test } from "vitest";
import { UnknownValueError } from "../../../domain/unknown-value.ts";
import { toPreferences, toPreferencesRow } from "./preferences.ts";

const LEAST = preferencesInput.parse({ goal: "save_time", dietaryPreference: "vegan", cookingLevel: "beginner" });
const MOST = preferencesInput.parse({
  ...LEAST,
  allergies: ["Nuts", "Other"],
  otherAllergies: "celery",
  mealsPerDay: "4+",
  budget: "120",
  age: 34,
  weight: "70.5",
  height: 172,
  gender: "female",
  activity: "active",
  household: 3,
  weekFilters: ["lowSodium", "highProtein"],
  weekCuisine: "eastern-european",
  premiumDishes: true,
  fewCookingDays: true,
});
const MIA: HouseholdPerson = {
  name: "Mia",
  allergies: ["Eggs"],
  otherAllergies: "kiwi",
  diet: "vegetarian",
  ageBand: "4-8",
  appetite: "smaller",
  days: [1, 7],
};
const rowOf = (answers: Preferences) => toPreferencesRow("ada", answers, new Date(0));

describe("stored answers", () => {
  test.each([
    ["only the required answers", LEAST],
    ["everything", MOST],
  ])("are read back unchanged: %s", (_, answers) => {
    expect(toPreferences(rowOf(answers))).toEqual({ ...answers, people: [] });
    expect(Object.values(rowOf(answers))).not.toContain(undefined);
  });

  test("are refused if the questionnaire does not know them, so that no plan is shown", () => {
    const unknown = [{ allergies: ["Moon dust"] }, { dietaryPreference: "lunar" }, { mealsPerDay: 9 }, { goal: null }];
    for (const answer of unknown) {
      const row = Object.assign(rowOf(MOST), answer);
      expect(() => toPreferences(row), JSON.stringify(answer)).toThrow(UnknownValueError);
    }
  });

  test("of people in the household are checked the same way", () => {
    const read = (changes: object) => toPreferences(Object.assign(rowOf(LEAST), { people: [{ ...MIA, ...changes }] }));
    expect(read({}).people).toEqual([MIA]);
    const unknown = [
      { diet: "lunar" },
      { allergies: ["Moon dust"] },
      { ageBand: "0" },
      { appetite: null },
      { days: [8] },
    ];
    for (const change of unknown) expect(() => read(change), JSON.stringify(change)).toThrow(UnknownValueError);
    expect(() => toPreferences(Object.assign(rowOf(LEAST), { people: null }))).toThrow(UnknownValueError);
  });
});
