import type { Activity, Gender, Goal } from "@mealwright/schema/constants/questionnaire";
import { expect, test } from "vitest";
import { estimateEnergy } from "./energy-estimate.ts";

const CASES: readonly (readonly [
  Goal,
  number | undefined,
  number,
  number,
  Gender | null,
  Activity | null,
  number,
  boolean,
])[] = [
  ["eat_healthier", 30, 70, 175, "male", "moderate", 2640, false],
  ["lose_weight", 30, 70, 175, "male", null, 2140, false],
  ["lose_weight", 42, 58, 160, "female", "sedentary", 1270, false],
  ["gain_muscle", 25, 80, 180, "male", "active", 3580, false],
  ["gain_muscle", 40, 120, 175, "male", "light", 3150, false],
  ["lose_weight", 16, 80, 170, "female", "light", 2430, false],
  ["lose_weight", 30, 48, 170, "female", "light", 1850, false],
  ["save_time", 60, 70, 170, null, "very_active", 2770, false],
  ["lose_weight", 80, 40, 145, "female", "sedentary", 1200, true],
  ["gain_muscle", 20, 200, 220, "male", "very_active", 5000, true],
  ["lose_weight", 20, 380, 230, "male", "very_active", 4500, true],
];

test.each(CASES)(
  "%s, %s years, %d kg, %d cm, %s, %s: %d kcal a day",
  (goal, age, weightKg, heightCm, gender, activity, energyKcal, limited) => {
    expect(estimateEnergy({ goal, age, weightKg, heightCm, gender, activity })).toEqual({
      energyKcal,
      basis: "personal",
      limited,
    });
  },
);

test.each([undefined, 12, 121])("without a usable age (%s) a reference value is used and labeled as such", (age) => {
  expect(
    estimateEnergy({ goal: "save_time", age, weightKg: 70, heightCm: 170, gender: "male", activity: "light" }),
  ).toEqual({ energyKcal: 2000, basis: "reference", limited: false });
});
