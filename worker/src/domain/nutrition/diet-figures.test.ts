import { describe, expect, test } from "vitest";
import { FOODS } from "../foods/catalogue/catalogue.ts";
import { FOOD_GROUPS } from "../foods/catalogue/food-groups.ts";
import { groupAmountsOf, MICRONUTRIENTS, micronutrientsOf, sumGroups } from "../foods/catalogue/micronutrients.ts";
import { dietTotals, figureOf, sumKnown } from "./diet-figures.ts";
import { heiScore } from "./hei-2020.ts";

const figure = (foodId: string, nutrient: (typeof MICRONUTRIENTS)[number]) =>
  micronutrientsOf(foodId)[MICRONUTRIENTS.indexOf(nutrient)];

describe("the nutrient tables", () => {
  test("have a line of plausible figures for every food", () => {
    for (const { id, per100g } of FOODS.values()) {
      for (const value of micronutrientsOf(id)) if (value !== null) expect(value, id).toBeGreaterThanOrEqual(0);
      const fats = (figure(id, "monounsaturatedFatG") ?? 0) + (figure(id, "polyunsaturatedFatG") ?? 0);
      expect(fats, id).toBeLessThanOrEqual((per100g.fatG ?? 0) * 1.1 + 2);
      const amounts = groupAmountsOf(id);
      for (const group of FOOD_GROUPS) expect(amounts[group], id).toBeGreaterThanOrEqual(0);
    }
  });

  // Figures published in SR28, copied by hand.
  test.each([
    ["egg", "vitaminB12Ug", 0.89],
    ["spinach", "folateUg", 194],
    ["salmon-atlantic-farmed", "epaDhaG", 1.97],
    ["white-mushrooms", "vitaminDUg", 0.2],
    ["olive-oil", "monounsaturatedFatG", 73],
  ] as const)("%s: %s %d", (foodId, nutrient, value) => {
    expect(figure(foodId, nutrient)).toBe(value);
  });

  test("give plants no vitamin B12 unless fortified, and no long-chain omega-3", () => {
    const plants = [...FOODS.values()].filter(({ animal, aisle }) => animal === "none" && aisle === "Produce");
    expect(plants.length).toBeGreaterThan(100);
    for (const { id } of plants) {
      expect(figure(id, "vitaminB12Ug") ?? 0, id).toBeLessThan(0.2);
      expect(figure(id, "epaDhaG") ?? 0, id).toBeLessThan(0.3);
    }
  });
});

describe("sums", () => {
  const plate = [
    { foodId: "salmon-atlantic-farmed", grams: 150 },
    { foodId: "broccoli", grams: 200 },
    { foodId: "brown-rice-long-grain", grams: 70 },
  ];

  test("are of the amounts eaten, and say how much of the data is known", () => {
    const sumOf = (nutrient: (typeof MICRONUTRIENTS)[number]) => sumKnown(plate, figureOf(nutrient));
    expect(sumOf("epaDhaG").amount).toBeCloseTo(1.97 * 1.5, 2);
    expect(sumOf("epaDhaG").knownShare).toBe(1);
    const iodine = sumOf("iodineUg");
    expect(iodine.knownShare).toBeLessThan(1);
  });

  test("in food groups are cups and ounces, such as 2.72 ounces for 100 g of raw fish", () => {
    expect(sumGroups(plate).oilySeafood).toBeCloseTo(2.72 * 1.5, 2);
    expect(sumGroups(plate).darkGreenVegetables).toBeGreaterThan(1);
    expect(sumGroups(plate).wholeGrains).toBeGreaterThan(2);
  });

  test("give a plate of fish, greens and whole grain a high Healthy Eating Index", () => {
    expect(heiScore(dietTotals(plate)).total).toBeGreaterThan(70);
    expect(heiScore(dietTotals([{ foodId: "white-sugar", grams: 100 }])).total).toBeLessThan(45);
  });

  test("throw for an unknown food", () => {
    expect(() => sumGroups([{ foodId: "no-such-food", grams: 1 }])).toThrow("no-such-food");
  });
});
