import { describe, expect, test } from "vitest";
import { requireFood } from "./catalogue.ts";
import { COOKINGS, hardestOn, keptShare, RETAINED_NUTRIENTS, retentionCodeOf, retentionGroupOf } from "./retention.ts";
import { RETENTION_FACTORS, RETENTION_GROUPS } from "./tables/retention.data.ts";

/** The foods that a table of groups lists wrongly, and what is wrong. */
function wrongFoods(groups: string): readonly string[] {
  const isCooked = /cooked|canned|roasted|smoked|cured|fried|baked|jarred|pickled|rotisserie|toasted/;
  return groups
    .trim()
    .split("\n")
    .flatMap((line) => (line.split("|")[2] ?? "").split(" "))
    .filter((foodId) => isCooked.test(`${foodId} ${requireFood(foodId).name}`));
}

/** Rows of a table of factors that have too few, or one that is not a share. */
function wrongFactors(factors: string): readonly string[] {
  return factors
    .trim()
    .split("\n")
    .filter((line) => {
      const percents = (line.split("|")[2] ?? "").split(" ").map(Number);
      return (
        percents.length !== RETAINED_NUTRIENTS.length || !percents.every((percent) => percent > 0 && percent <= 100)
      );
    });
}

describe("the table of nutrients kept in cooking", () => {
  test("contains one percentage for each nutrient", () => {
    expect(wrongFactors(RETENTION_FACTORS)).toEqual([]);
    expect(wrongFactors(RETENTION_FACTORS.replace("100", "101"))).toHaveLength(1);
    expect(wrongFactors(RETENTION_FACTORS.replace(/ \d+\n/, "\n"))).toHaveLength(1);
  });

  test("applies to raw foods only", () => {
    expect(wrongFoods(RETENTION_GROUPS)).toEqual([]);
    expect(
      wrongFoods(RETENTION_GROUPS.replace("|spinach ", "|").replace(" spinach ", " spinach lentils-cooked ")),
    ).toEqual(["lentils-cooked"]);
  });

  test("treats foods with over 5 % fat as oily", () => {
    const line = RETENTION_GROUPS.split("\n").find((one) => one.startsWith("oily-fish")) ?? "";
    const fish = (line.split("|")[2] ?? "").split(" ");
    expect(fish).toContain("salmon-atlantic-farmed");
    for (const foodId of fish) expect(requireFood(foodId).per100g.fatG, foodId).toBeGreaterThan(5);
  });

  // Copied by hand from USDA's release 6.
  test.each([
    ["spinach", "boiled", 3005, "vitaminCMg", 0.55],
    ["spinach", "simmered", 3006, "folateUg", 0.75],
    ["spinach", "fried", 3015, "vitaminCMg", 0.85],
    ["carrot", "boiled", 3455, "vitaminCMg", 0.65],
    ["broccoli", "steamed", 3784, "folateUg", 0.85],
    ["pasta-dry", "boiled", 381, "potassiumMg", 0.3],
    ["red-lentils-dried", "boiled", 501, "thiaminMg", 0.65],
    ["chicken-breast-skinless", "simmered", 856, "vitaminB6Mg", 0.65],
    ["egg", "fried", 103, "cholineMg", 0.85],
    ["low-fat-milk-1", "simmered", 2151, "vitaminB12Ug", 0.8],
  ] as const)("gives %s, %s the code %d and %s %d", (foodId, cooking, code, nutrient, share) => {
    expect(retentionCodeOf(foodId, cooking)).toBe(code);
    expect(keptShare(foodId, nutrient, cooking)).toBe(share);
  });

  test("has no data on fruit, potatoes, tomatoes, cooked foods, energy, sodium or fiber", () => {
    for (const foodId of ["banana", "potato", "tomato", "lentils-cooked", "rolled-oats", "pork-tenderloin"])
      for (const cooking of COOKINGS) expect(keptShare(foodId, "vitaminCMg", cooking), foodId).toBeNull();
    for (const nutrient of [
      "energyKcal",
      "proteinG",
      "fatG",
      "carbohydrateG",
      "fibreG",
      "sodiumMg",
      "vitaminEMg",
    ] as const)
      expect(keptShare("spinach", nutrient, "boiled")).toBeNull();
    expect(retentionGroupOf("no-such-food")).toBeNull();
  });

  test("treats the method that keeps least as the hardest", () => {
    expect(hardestOn("spinach", ["fried", "boiled", "simmered"])).toBe("boiled");
    expect(hardestOn("spinach", ["fried"])).toBe("fried");
    expect(hardestOn("spinach", [])).toBeNull();
  });
});
