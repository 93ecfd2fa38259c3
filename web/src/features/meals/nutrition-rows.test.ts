import { mapNutrients, NUTRIENT_KEYS } from "@mealwright/schema/constants/food/nutrients";
import { describe, expect, test } from "vitest";
import { allergensText, hasCompleteNutrition, nutritionRows } from "./nutrition-rows.ts";

const BASIC = { calories: 1520.4, protein: 31.2, carbs: 48, fats: 8.25 };

describe("nutritionRows", () => {
  test("shows four rows for basic nutrition", () => {
    expect(nutritionRows(BASIC).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      "Energy: 1,520 kcal",
      "Protein: 31 g",
      "Carbohydrate: 48 g",
      "Fat: 8.3 g",
    ]);
    expect(hasCompleteNutrition(BASIC)).toBe(false);
  });

  test('says "at least" if a food lacks data', () => {
    const rows = nutritionRows({ ...BASIC, fibre: 9.4, iron: 2.1, incomplete: ["iron"] });
    expect(rows.find(({ key }) => key === "iron")?.text).toBe("at least 2.1 mg");
    expect(rows.find(({ key }) => key === "fibre")?.text).toBe("9.4 g");
  });

  test("has a row for every nutrient, with sub-nutrients below the one they belong to", () => {
    const rows = nutritionRows({ ...BASIC, ...mapNutrients(NUTRIENT_KEYS, () => 1) });
    expect(rows.map(({ key }) => key).sort()).toEqual([...NUTRIENT_KEYS].sort());
    expect(rows.slice(2, 7).map(({ key }) => key)).toEqual(["carbs", "fibre", "sugars", "fats", "saturatedFat"]);
    expect(rows.filter(({ part }) => part).map(({ key }) => key)).toEqual(["fibre", "sugars", "saturatedFat"]);
  });

  test("shows a zero but leaves out missing figures", () => {
    const rows = nutritionRows({ ...BASIC, sugars: 0 });
    expect(rows.find(({ key }) => key === "sugars")?.text).toBe("0 g");
    expect(rows.some(({ key }) => key === "calcium")).toBe(false);
  });
});

test.each([
  [[], "None of the 15 allergens we track"],
  [["milk"], "Contains milk"],
  [["milk", "tree_nut"], "Contains milk and tree nuts"],
  [["egg", "fish", "soy"], "Contains eggs, fish and soy"],
])("allergens %o are shown as %s", (allergens, text) => {
  expect(allergensText(allergens)).toBe(text);
});
