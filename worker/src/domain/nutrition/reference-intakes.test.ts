import { REFERENCE_NUTRIENTS } from "@mealwright/schema/constants/food/health";
import { expect, test } from "vitest";
import { referenceIntake } from "./reference-intakes.ts";

test.each([
  ["ironMg", 35, "female", 18],
  ["ironMg", 35, "male", 8],
  ["ironMg", 62, "female", 8],
  ["calciumMg", 51, "female", 1_200],
  ["calciumMg", 51, "male", 1_000],
  ["calciumMg", 16, "male", 1_300],
  ["vitaminDUg", 71, "male", 20],
  ["vitaminDUg", 70, "male", 15],
  ["vitaminB12Ug", 40, "female", 2.4],
  ["fibreG", 50, "male", 38],
  ["magnesiumMg", 30, "male", 400],
] as const)("%s at age %d, %s: %d", (nutrient, age, gender, value) => {
  expect(referenceIntake(nutrient, { age, gender })).toBe(value);
});

test("without a sex the higher figure counts, and without an age an adult's", () => {
  for (const nutrient of REFERENCE_NUTRIENTS) {
    const both = (["male", "female"] as const).map((gender) => referenceIntake(nutrient, { age: 40, gender }));
    expect(referenceIntake(nutrient, { age: 40, gender: "other" })).toBe(Math.max(...both));
    expect(referenceIntake(nutrient, { age: null, gender: null })).toBe(Math.max(...both));
  }
});

test("a child under nine gets the figures for the youngest age available", () => {
  expect(referenceIntake("zincMg", { age: 5, gender: "male" })).toBe(8);
});
