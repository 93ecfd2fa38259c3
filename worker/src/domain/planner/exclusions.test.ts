import { describe, expect, test } from "vitest";
import { allRecipes } from "../cookbook/cookbook.ts";
import { requireFood } from "../foods/catalogue.ts";
import type { Allergen } from "../foods/food.ts";
import { exclusionOf, isExcluded } from "./exclusions.ts";

const leftBy = (text: string) => {
  const exclusion = exclusionOf([text]);
  return allRecipes().filter((recipe) => !isExcluded(recipe, exclusion));
};
const foodsOf = (text: string) =>
  leftBy(text).flatMap(({ ingredients }) => ingredients.map(({ foodId }) => requireFood(foodId)));

describe("what a person does not want in a dish", () => {
  test.each<[string, readonly Allergen[]]>([
    ["nuts", ["tree_nut", "peanut"]],
    ["dairy", ["milk"]],
    ["gluten", ["wheat", "gluten"]],
    ["Erdnuss", ["peanut"]],
    ["shellfish", ["crustacean", "mollusc"]],
  ])("%s is a kind: nothing that holds it is left", (text, allergens) => {
    expect(leftBy(text).length).toBeGreaterThan(100);
    for (const food of foodsOf(text))
      for (const allergen of allergens) expect(food.contains, food.id).not.toContain(allergen);
  });

  test("meat leaves no meat and no poultry", () => {
    for (const { animal, id } of foodsOf("meat")) expect(["meat", "poultry"], id).not.toContain(animal);
  });

  test("one food leaves its relatives alone", () => {
    const left = new Set(foodsOf("butter").map(({ id }) => id));
    expect(left).not.toContain("butter-unsalted");
    expect([...left].some((id) => id.includes("cheddar"))).toBe(true);
    expect(new Set(foodsOf("red onions").map(({ id }) => id))).toContain("onion");
  });

  test("nonsense excludes nothing", () => {
    expect(leftBy("zorgleberry")).toHaveLength(allRecipes().length);
  });
});
