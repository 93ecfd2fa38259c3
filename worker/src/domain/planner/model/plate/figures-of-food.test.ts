import { expect, test } from "vitest";
import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import { PLATE_BOUNDS, plateGrams, platePartOf } from "./figures-of-food.ts";

test.each([
  ["red-lentils-dried", 240],
  ["lentils-cooked", 100],
  ["chickpeas-canned-drained", 100],
])("100 g of %s count as %i g of cooked pulses", (id, grams) => {
  expect(platePartOf(id)).toBe("pulses");
  expect(plateGrams(requireFood(id), 100)).toBeCloseTo(grams);
});

test("peanut butter, green beans and rice are not pulses, and rice counts by dry weight", () => {
  const others = ["peanut-butter-smooth", "green-beans", "white-rice-long-grain"];
  expect(others.map(platePartOf)).not.toContain("pulses");
  expect(plateGrams(requireFood("white-rice-long-grain"), 100)).toBe(100);
  expect(PLATE_BOUNDS.pulses).toBe(250);
});
