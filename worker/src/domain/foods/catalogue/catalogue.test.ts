import { gzipSync } from "node:zlib";
import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import { AISLES, GROCERY_CATEGORIES } from "@mealwright/schema/constants/meals";
import { describe, expect, test } from "vitest";
import { DomainError } from "../../errors.ts";
import { FOODS, food, requireFood } from "./catalogue.ts";
import { FOOD_COLUMNS } from "./tables/foods.data.ts";
import { NAMES } from "./tables/names.data.ts";

const foods = [...FOODS.values()];

test("the catalog's tables are at most 250 kB compressed", () => {
  expect(gzipSync(FOOD_COLUMNS.join("\n") + NAMES, { level: 9 }).length).toBeLessThanOrEqual(250_000);
});

test("every line of the names table has all its cells", () => {
  const widths = NAMES.slice(1, -1)
    .split("\n")
    .map((row) => row.split("|").length);
  expect([...new Set(widths)]).toEqual([4]);
});

describe("completeness", () => {
  test("there are at least 1,600 foods with unique ids", () => {
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

  test("densities are plausible for food", () => {
    for (const { id, densityGPerMl } of foods) {
      if (densityGPerMl === null) continue;
      expect(densityGPerMl, id).toBeGreaterThan(0.02);
      expect(densityGPerMl, id).toBeLessThan(1.6);
    }
  });

  test("every food has a name of its own", () => {
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

  test("salt, oil and spices are staples, and food to eat is not", () => {
    for (const id of ["salt", "black-pepper", "olive-oil", "cumin", "all-purpose-flour", "water"]) {
      expect(requireFood(id).staple, id).toBe(true);
    }
    for (const id of ["egg", "chicken-breast-skinless", "pasta-dry", "tomato", "milk-chocolate"]) {
      expect(requireFood(id).staple, id).toBe(false);
    }
  });

  test("an unknown id is undefined, or throws where it is required", () => {
    expect(food("unicorn-steak")).toBeUndefined();
    expect(() => requireFood("unicorn-steak")).toThrow(DomainError);
    expect(food("__proto__")).toBeUndefined();
  });
});

test("allergens are in a fixed order, and never both contained and possible", () => {
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
