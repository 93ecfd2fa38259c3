import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import { describe, expect, test } from "vitest";
import { allRecipes } from "../../cookbook/cookbook.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import { exclusionOf, isExcluded } from "./exclusions.ts";

const leftBy = (text: string) => {
  const exclusion = exclusionOf([text]);
  return allRecipes().filter((recipe) => !isExcluded(recipe, exclusion));
};
const foodsOf = (text: string) => {
  const ids = new Set(leftBy(text).flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId)));
  return [...ids].map(requireFood);
};

describe("excluding a food by name", () => {
  test.each<[string, readonly Allergen[]]>([
    ["nuts", ["tree_nut", "peanut"]],
    ["dairy", ["milk"]],
    ["gluten", ["wheat", "gluten"]],
    ["Erdnuss", ["peanut"]],
    ["shellfish", ["crustacean", "mollusc"]],
  ])("%s excludes every recipe that contains %j", (text, allergens) => {
    expect(leftBy(text).length).toBeGreaterThan(100);
    const holding = foodsOf(text).filter(({ contains }) => allergens.some((allergen) => contains.includes(allergen)));
    expect(holding.map(({ id }) => id)).toEqual([]);
  });

  test("meat excludes meat and poultry", () => {
    const meat = foodsOf("meat").filter(({ animal }) => animal === "meat" || animal === "poultry");
    expect(meat.map(({ id }) => id)).toEqual([]);
  });

  test("a single food does not exclude related foods", () => {
    const left = new Set(foodsOf("butter").map(({ id }) => id));
    expect(left).not.toContain("butter-unsalted");
    expect([...left].some((id) => id.includes("cheddar"))).toBe(true);
    expect(new Set(foodsOf("red onions").map(({ id }) => id))).toContain("onion");
  });

  test("an unknown word excludes nothing", () => {
    expect(leftBy("zorgleberry")).toHaveLength(allRecipes().length);
  });
});
