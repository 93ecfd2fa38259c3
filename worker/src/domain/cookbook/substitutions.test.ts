import { ALLERGENS, type Allergen } from "@mealwright/schema/constants/food/allergens";
import { describe, expect, test } from "vitest";
import { FOODS, requireFood } from "../foods/catalogue/catalogue.ts";
import type { Food } from "../foods/catalogue/food.ts";
import { dietBreach } from "../safety/gate/diets.ts";
import type { Eater } from "../safety/gate/eater.ts";
import { allRecipes, allSides } from "./cookbook.ts";
import { starch, swapFor } from "./ingredients.ts";
import { listSubstitutions, substitutesFor } from "./substitutions.ts";

function eaterAvoiding(...allergens: readonly Allergen[]): Eater {
  return {
    diet: "omnivore",
    maxPrepMinutes: 120,
    eatsRaw: true,
    avoids: { allergens, foodIds: [], terms: [], unresolved: [] },
  };
}

function mayHold(food: Food, allergen: Allergen): boolean {
  return food.contains.includes(allergen) || food.mayContain.includes(allergen);
}

const SUBSTITUTIONS = listSubstitutions();
const COOKED_WITH = new Set(
  [...allRecipes(), ...allSides()].flatMap((recipe) => recipe.ingredients.map(({ foodId }) => foodId)),
);
const VEGAN: Eater = { ...eaterAvoiding(), diet: "vegan" };

describe("the table of substitutions", () => {
  test("uses foods of the catalogue, never a food for itself, in realistic ratios", () => {
    const wrong = SUBSTITUTIONS.filter(
      ({ from, to, ratio, note, role }) =>
        !FOODS.has(from) ||
        !FOODS.has(to) ||
        from === to ||
        ratio < 0.1 ||
        ratio > 3 ||
        !/^\p{Lu}.*\.$/u.test(note) ||
        role === "",
    );
    expect(wrong).toEqual([]);
  });

  test("lists each substitution once per role", () => {
    const keys = SUBSTITUTIONS.map(({ from, to, role }) => `${role}: ${from} > ${to}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test.each([
    ["whole-milk", "milk", "soy-milk-unsweetened"],
    ["butter-unsalted", "butter for cooking", "olive-oil"],
    ["egg", "egg as a binder", "chia-seeds"],
    ["soy-sauce", "soy sauce", "coconut-aminos"],
    ["all-purpose-flour", "flour for baking", "gluten-free-flour-blend"],
    ["pasta-dry", "pasta", "gluten-free-corn-pasta-dry"],
    ["cheddar-cheese", "cheese for melting", "vegan-cheese"],
    ["fish-sauce", "fish sauce", "coconut-aminos"],
    ["walnuts", "nuts for crunch", "pumpkin-seeds"],
  ])("contains %s as %s", (from, role, to) => {
    expect(SUBSTITUTIONS.some((row) => row.from === from && row.role === role && row.to === to)).toBe(true);
  });
});

describe("substitutes for an eater", () => {
  test("never contain what the eater avoids, not even traces", () => {
    for (const allergen of ALLERGENS) {
      const eater = eaterAvoiding(allergen);
      const unsafe = [...FOODS.keys()]
        .flatMap((foodId) => substitutesFor(foodId, eater))
        .filter(({ to }) => mayHold(requireFood(to), allergen));
      expect(unsafe, allergen).toEqual([]);
    }
  });

  test("exist for every food of the cookbook that contains an allergen", () => {
    const stuck = [...COOKED_WITH].flatMap((foodId) =>
      requireFood(foodId)
        .contains.filter((allergen) => substitutesFor(foodId, eaterAvoiding(allergen)).length === 0)
        .map((allergen) => `${foodId}: ${allergen}`),
    );
    expect(stuck).toEqual([]);
  });

  test("exist for every animal food of the cookbook when the eater is vegan", () => {
    const stuck = [...COOKED_WITH]
      .filter((foodId) => dietBreach(requireFood(foodId), "vegan") !== null)
      .filter((foodId) => substitutesFor(foodId, VEGAN).length === 0);
    expect(stuck).toEqual([]);
  });

  test("leave out an avoided food", () => {
    const eater = { ...eaterAvoiding("milk"), avoids: { ...eaterAvoiding("milk").avoids, foodIds: ["olive-oil"] } };
    const swaps = substitutesFor("butter-unsalted", eater).map(({ to }) => to);
    expect(swaps).not.toContain("olive-oil");
    expect(swaps).toContain("avocado-oil");
    expect(substitutesFor("water", eater)).toEqual([]);
  });
});

describe("a swap in a template", () => {
  test("takes its amount from the table", () => {
    const swapped = swapFor(starch("pasta-dry", 75), "zucchini", "pasta");
    expect(swapped).toEqual({ foodId: "zucchini", grams: 150, role: "starch", scaling: "free" });
  });

  test("cannot be written if the table does not list it", () => {
    expect(() => swapFor(starch("pasta-dry", 75), "whole-milk", "pasta")).toThrow("no substitution");
    expect(() => swapFor(starch("bagel", 75), "zucchini", "pasta")).toThrow("no substitution");
  });
});
