import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CONTROL_VALUES } from "../../../../test/fixtures/usda-control-values.data.ts";
import { FOODS, requireFood } from "./catalogue.ts";
import { type Food, NUTRIENTS } from "./food.ts";

const foods = [...FOODS.values()];

/** The sources named for each food in `sources.txt`. */
const SOURCES: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(join(import.meta.dirname, "tables/sources.txt"), "utf8")
    .split("\n\n", 2)
    .at(-1)
    ?.trim()
    .split("\n")
    .map((line) => {
      const [id = "", ...cells] = line.split("|");
      return [id, cells];
    }),
);

/** Foods whose energy does not follow from their macronutrients, by the substance responsible. */
const ENERGY_EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  alcohol: [
    "red-wine",
    "white-wine",
    "cooking-wine",
    "beer",
    "sake",
    "rum",
    "vodka",
    "mirin",
    "vanilla-extract",
    "almond-extract",
    "peppermint-extract",
    "hard-cider",
    "shaoxing-wine",
    "dry-sherry",
    "port-wine",
    "rose-wine",
    "whiskey",
    "gin",
    "coffee-liqueur",
    "irish-cream",
    "brandy",
    "tequila",
    "orange-liqueur",
    "fruit-liqueur",
    "amaretto",
    "marsala-wine",
    "vermouth",
    "sparkling-wine",
    "soju",
    "flavoring-extract",
    "shaoxing-or-sherry",
    "white-wine-or-broth",
    "mentsuyu",
  ],
  "organic acids, worth less than sugar": [
    "lemon-juice",
    "lime",
    "lime-juice",
    "apple-cider-vinegar",
    "white-vinegar",
    "red-wine-vinegar",
    "balsamic-vinegar",
    "rice-vinegar",
    "yuzu-juice",
    "liquid-smoke",
    "coconut-vinegar",
    "malt-vinegar",
    "black-vinegar",
    "calamansi-juice",
    "dried-limes",
  ],
  "bound in bran, cell wall or tannin (own USDA factors)": [
    "oat-bran",
    "wheat-bran",
    "cocoa-powder-unsweetened",
    "allspice-ground",
    "black-pepper",
    "chili-powder",
    "coriander-ground",
    "dill-dried",
    "paprika",
    "smoked-paprika",
    "berbere",
    "chervil-dried",
    "sichuan-pepper",
    "pink-peppercorns",
    "grains-of-paradise",
    "juniper-berries",
    "fenugreek-leaves",
    "annatto",
    "chili-lime-seasoning",
  ],
  "salts and sweeteners that are counted as carbohydrate": [
    "baking-powder",
    "gluten-free-baking-powder",
    "stevia-powder",
  ],
  "as the USDA row has it": ["sweet-potato-fries-frozen", "taco-seasoning"],
};
const EXCEPTIONS = new Set(Object.values(ENERGY_EXCEPTIONS).flat());
const LEAST_TOLERANCE_KCAL = 5;

/** General 4-4-9, with fibre at 4, 2 and 0, and the USDA's own factors for vegetables, fruit, and pulses and nuts. */
function energyEstimates({ per100g }: Food): number[] {
  const protein = per100g.proteinG ?? 0;
  const carbohydrate = per100g.carbohydrateG ?? 0;
  const fat = per100g.fatG ?? 0;
  const fibre = per100g.fibreG ?? 0;
  return [
    4 * protein + 4 * carbohydrate + 9 * fat,
    4 * protein + 4 * carbohydrate - 2 * fibre + 9 * fat,
    4 * protein + 4 * carbohydrate - 4 * fibre + 9 * fat,
    2.44 * protein + 3.57 * carbohydrate + 8.37 * fat,
    3.36 * protein + 3.6 * carbohydrate + 8.37 * fat,
    3.47 * protein + 4.07 * carbohydrate + 8.37 * fat,
  ];
}

function agreesWithAtwater(candidate: Food): boolean {
  const energy = candidate.per100g.energyKcal ?? Number.NaN;
  const tolerance = Math.max(LEAST_TOLERANCE_KCAL, energy * 0.1);
  return energyEstimates(candidate).some((estimate) => Math.abs(estimate - energy) <= tolerance);
}

describe("nutrition figures", () => {
  test.each(CONTROL_VALUES)("%s has the figures of %s", (id, usdaId, energy, protein, carbohydrate, fat) => {
    const { per100g } = requireFood(id);
    expect(SOURCES.get(id)?.slice(0, 2)).toEqual([usdaId, ""]);
    expect([per100g.energyKcal, per100g.proteinG, per100g.carbohydrateG, per100g.fatG]).toEqual([
      energy,
      protein,
      carbohydrate,
      fat,
    ]);
  });

  test.each([
    ["egg", 143],
    ["olive-oil", 884],
    ["chicken-breast-skinless", 120],
    ["broccoli", 34],
    ["tofu-firm", 78],
    ["white-rice-long-grain", 365],
  ])("%s has %d kcal", (id, energy) => expect(requireFood(id).per100g.energyKcal).toBe(energy));

  test("the sum over all USDA rows equals the sum of the source exactly", () => {
    const rows = foods.filter(({ id }) => SOURCES.get(id)?.[1] === "");
    const sums = NUTRIENTS.map((nutrient) =>
      Math.round(rows.reduce((sum, { per100g }) => sum + (per100g[nutrient] ?? 0), 0) * 100),
    );
    const known = NUTRIENTS.map((nutrient) => rows.filter(({ per100g }) => per100g[nutrient] !== null).length);
    expect(rows.length).toBeGreaterThan(1_400);
    expect({ sums, known }).toMatchInlineSnapshot(`
      {
        "known": [
          1542,
          1542,
          1542,
          1542,
          1481,
          1211,
          1477,
          1539,
          1541,
          1539,
          1534,
          1488,
        ],
        "sums": [
          33684771,
          1577721,
          3509402,
          1569779,
          530174,
          959497,
          502528,
          61420555,
          16178324,
          435963,
          55319542,
          1435797,
        ],
      }
    `);
  });

  test("every food has energy and the three macronutrients", () => {
    for (const { id, per100g } of foods) {
      for (const nutrient of ["energyKcal", "proteinG", "carbohydrateG", "fatG"] as const) {
        expect(per100g[nutrient], `${id} ${nutrient}`).not.toBeNull();
      }
    }
  });

  test("an unknown figure is null, never 0", () => {
    expect(requireFood("tempeh").per100g.fibreG).toBeNull();
    expect(requireFood("coconut-milk-canned").per100g.fibreG).toBeNull();
    expect(requireFood("olive-oil").per100g.fibreG).toBe(0);
  });

  test("macronutrients weigh no more than the food", () => {
    for (const { id, per100g } of foods) {
      const grams = (per100g.proteinG ?? 0) + (per100g.carbohydrateG ?? 0) + (per100g.fatG ?? 0);
      expect(grams, id).toBeLessThanOrEqual(101.5);
      expect(per100g.saturatedFatG ?? 0, id).toBeLessThanOrEqual((per100g.fatG ?? 0) + 0.5);
    }
  });

  test("energy follows from the macronutrients within 10 %, with listed exceptions", () => {
    const off = foods.filter((candidate) => !agreesWithAtwater(candidate)).map(({ id }) => id);
    expect(off.filter((id) => !EXCEPTIONS.has(id))).toEqual([]);
    expect([...EXCEPTIONS].filter((id) => !off.includes(id))).toEqual([]);
  });

  test("a food without a USDA row says why", () => {
    expect([...SOURCES.keys()].sort()).toEqual(foods.map(({ id }) => id).sort());
    for (const [id, [usdaId = "", origin = "", reason = ""]] of SOURCES) {
      if (origin === "") expect(usdaId, id).toMatch(/^(NDB:\d{5}|FDC:\d+)$/);
      else {
        expect(["c", "e"], id).toContain(origin);
        expect(usdaId, id).toBe("");
        expect(reason.length, id).toBeGreaterThan(10);
      }
    }
  });
});
