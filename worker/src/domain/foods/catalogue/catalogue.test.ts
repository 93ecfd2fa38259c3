import { gzipSync } from "node:zlib";
import { AISLES, GROCERY_CATEGORIES } from "@mealwright/schema/constants/meals";
import { describe, expect, test } from "vitest";
import { CONTROL_VALUES } from "../../../../test/fixtures/usda-control-values.data.ts";
import { DomainError } from "../../errors.ts";
import { FOODS, food, requireFood } from "./catalogue.ts";
import { ALLERGENS, type Food, NUTRIENTS } from "./food.ts";
import { COMPOSITION } from "./tables/composition.data.ts";
import { KITCHEN } from "./tables/kitchen.data.ts";
import { NAMES } from "./tables/names.data.ts";
import { SAFETY } from "./tables/safety.data.ts";
import { SHOP } from "./tables/shop.data.ts";

const foods = [...FOODS.values()];

/** Foods whose energy is not that of their macronutrients, with what carries or withholds it. */
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

describe("figures", () => {
  test.each(CONTROL_VALUES)("%s has the figures of %s", (id, usdaId, energy, protein, carbohydrate, fat) => {
    const { per100g, usdaId: own, origin } = requireFood(id);
    expect([own, origin]).toEqual([usdaId, "usda"]);
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
    ["tofu-firm", 144],
    ["white-rice-long-grain", 365],
  ])("%s has %d kcal", (id, energy) => expect(requireFood(id).per100g.energyKcal).toBe(energy));

  test("the sum over all USDA rows is the sum of the source, to the last unit", () => {
    const rows = foods.filter(({ origin }) => origin === "usda");
    const sums = NUTRIENTS.map((nutrient) =>
      Math.round(rows.reduce((sum, { per100g }) => sum + (per100g[nutrient] ?? 0), 0) * 100),
    );
    const known = NUTRIENTS.map((nutrient) => rows.filter(({ per100g }) => per100g[nutrient] !== null).length);
    expect(rows.length).toBeGreaterThan(1_400);
    expect({ sums, known }).toMatchInlineSnapshot(`
      {
        "known": [
          1520,
          1520,
          1520,
          1520,
          1459,
          1189,
          1455,
          1517,
          1519,
          1517,
          1512,
          1467,
        ],
        "sums": [
          33029871,
          1563063,
          3405308,
          1547533,
          522284,
          934004,
          496756,
          57799455,
          16036824,
          418310,
          54794042,
          1405107,
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

  test("an unknown figure is null and never a made-up 0", () => {
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

  test("energy follows from the macronutrients within 10 %, or is a named exception", () => {
    const off = foods.filter((candidate) => !agreesWithAtwater(candidate)).map(({ id }) => id);
    expect(off.filter((id) => !EXCEPTIONS.has(id))).toEqual([]);
    expect([...EXCEPTIONS].filter((id) => !off.includes(id))).toEqual([]);
  });

  test("a food without a USDA row says why", () => {
    for (const { id, usdaId, origin, originNote } of foods) {
      if (origin === "usda") expect(usdaId, id).toMatch(/^(NDB:\d{5}|FDC:\d+)$/);
      else {
        expect(usdaId, id).toBeNull();
        expect(originNote?.length ?? 0, id).toBeGreaterThan(10);
      }
    }
  });
});

test("the tables weigh at most 240 kB compressed", () => {
  const tables = [COMPOSITION, NAMES, SAFETY, KITCHEN, SHOP].join("");
  expect(gzipSync(tables, { level: 9 }).length).toBeLessThanOrEqual(240_000);
});

test("every line has all its cells", () => {
  const widths = [COMPOSITION, NAMES, SAFETY, KITCHEN, SHOP].map((table) => [
    ...new Set(
      table
        .slice(1, -1)
        .split("\n")
        .map((row) => row.split("|").length),
    ),
  ]);
  expect(widths).toEqual([[5], [4], [5], [3], [10]]);
});

describe("completeness", () => {
  test("there are at least 1,600 foods and no id twice", () => {
    expect(FOODS.size).toBeGreaterThanOrEqual(1600);
    for (const [id, { id: own }] of FOODS) expect(own).toBe(id);
    for (const { id } of foods) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test("every food has an aisle, a category, a measure, a yield, packs and a price", () => {
    for (const candidate of foods) {
      const { id, aisle, category, measures, edibleYield, packs, price } = candidate;
      expect(AISLES, id).toContain(aisle);
      expect(GROCERY_CATEGORIES, id).toContain(category);
      expect(Object.keys(measures).length, id).toBeGreaterThan(0);
      for (const [measure, grams] of Object.entries(measures)) {
        expect(grams, `${id} ${measure}`).toBeGreaterThan(0);
        expect(grams, `${id} ${measure}`).toBeLessThanOrEqual(6000);
      }
      expect(edibleYield, id).toBeGreaterThan(0.2);
      expect(edibleYield, id).toBeLessThanOrEqual(1);
      expect(packs.length, id).toBeGreaterThan(0);
      for (const { grams, label } of packs) {
        expect(grams, `${id} ${label}`).toBeGreaterThan(0);
        expect(label, id).not.toBe("");
      }
      expect(price.usdPerKg, id).toBeGreaterThan(0);
      expect(["BLS", "ERS", "PP-NAP", "estimate"], id).toContain(price.source);
      expect(price.period, id).toMatch(/^20\d\d-\d\d$/);
      if (price.source === "estimate") expect(price.confidence, id).toBe("estimated");
    }
  });

  test("densities are those of food", () => {
    for (const { id, densityGPerMl } of foods) {
      if (densityGPerMl === null) continue;
      expect(densityGPerMl, id).toBeGreaterThan(0.02);
      expect(densityGPerMl, id).toBeLessThan(1.6);
    }
  });

  test("names are there, and differ between foods", () => {
    const names = foods.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    for (const { id, name, plural } of foods) {
      expect(name.trim(), id).toBe(name);
      expect(name.length, id).toBeGreaterThan(1);
      expect(plural.length, id).toBeGreaterThan(1);
    }
  });

  test("fresh food keeps for days, dry food for months", () => {
    expect(requireFood("salmon-atlantic-farmed").perishableDays).toBe(2);
    expect(requireFood("baby-spinach").perishableDays).toBe(5);
    expect(requireFood("white-rice-long-grain").perishableDays).toBeNull();
    for (const { id, aisle, perishableDays } of foods) {
      if (aisle === "Meat" || aisle === "Fish & seafood" || aisle === "Produce") {
        expect(perishableDays, id).not.toBeNull();
      }
    }
  });

  test("salt, oil and spices are staples; food to eat is not", () => {
    for (const id of ["salt", "black-pepper", "olive-oil", "cumin", "all-purpose-flour", "water"]) {
      expect(requireFood(id).staple, id).toBe(true);
    }
    for (const id of ["egg", "chicken-breast-skinless", "pasta-dry", "tomato", "milk-chocolate"]) {
      expect(requireFood(id).staple, id).toBe(false);
    }
  });

  test("an unknown id is undefined, or a domain error where it is required", () => {
    expect(food("unicorn-steak")).toBeUndefined();
    expect(() => requireFood("unicorn-steak")).toThrow(DomainError);
    expect(food("__proto__")).toBeUndefined();
  });
});

test("allergen lists are in the fixed order, and contained is never also listed as possible", () => {
  for (const { id, contains, mayContain } of foods) {
    for (const list of [contains, mayContain]) {
      expect(list, id).toEqual(ALLERGENS.filter((allergen) => list.includes(allergen)));
    }
    expect(
      contains.filter((allergen) => mayContain.includes(allergen)),
      id,
    ).toEqual([]);
  }
});
