import { LABEL_CODES } from "@mealwright/schema/constants/food/labels";
import { ALLERGY_OPTIONS, type AllergyOption, DIETS, type Diet } from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import { FOODS, requireFood } from "../../foods/catalogue/catalogue.ts";
import { avoidanceFor, foodConflict } from "./avoidance.ts";
import type { Eater } from "./eater.ts";
import { labelChecks } from "./label-checks.ts";

function eaterOf(diet: Diet, allergies: readonly AllergyOption[] = []): Eater {
  return { diet, avoids: avoidanceFor({ allergies }), maxPrepMinutes: 45, eatsRaw: true };
}

function marksFor(id: string, eater: Eater): readonly string[] {
  return labelChecks([requireFood(id)], eater).flatMap(({ lookFor }) => lookFor);
}

describe("labels to check", () => {
  test.each([
    ["cheddar-cheese", "vegetarian", [], ["rennet"]],
    ["paneer", "vegetarian", [], []],
    ["red-wine", "vegetarian", [], ["finings"]],
    ["beer", "vegetarian", [], ["finings"]],
    ["flour-tortilla", "vegetarian", [], ["lard"]],
    ["sourdough-or-french-bread", "vegan", [], ["milk", "egg"]],
    ["white-bread", "omnivore", ["Tree nuts"], ["tree_nut"]],
    ["rolled-oats", "omnivore", ["Peanuts"], []],
    ["quinoa", "omnivore", ["Gluten"], ["gluten"]],
    ["ketchup", "omnivore", ["Fish"], ["fish"]],
    ["spinach", "vegan", ["Nuts", "Gluten"], []],
    ["chicken-breast-skinless", "omnivore", ["Dairy", "Eggs"], []],
    ["white-sugar", "vegan", ["Nuts"], []],
    ["white-bread", "omnivore", [], []],
  ] as const)("%s, %s, %j: check for %j", (id, diet, allergies, marks) => {
    expect(marksFor(id, eaterOf(diet, allergies))).toEqual(marks);
  });

  test("a food is named once, with only what its label may additionally list", () => {
    const bread = requireFood("white-bread");
    const [check, ...others] = labelChecks([bread, bread], eaterOf("vegan", ["Sesame"]));
    expect(others).toEqual([]);
    expect(check).toEqual({ foodId: "white-bread", food: "white bread", lookFor: ["sesame", "milk", "egg"] });
  });

  test("everything avoided that a food may contain is named, for every diet and answer", () => {
    const codes = new Set<string>(LABEL_CODES);
    // Collected first: one expectation for each of 100,000 cases would take longer than the cases.
    const wrong: string[] = [];
    for (const diet of DIETS) {
      for (const option of ALLERGY_OPTIONS) {
        const eater = eaterOf(diet, [option]);
        for (const food of FOODS.values()) {
          const marks = marksFor(food.id, eater);
          const untold = eater.avoids.allergens.filter(
            (allergen) =>
              food.mayContain.includes(allergen) &&
              !marks.includes(allergen) &&
              !(allergen === "wheat" && marks.includes("gluten")),
          );
          const unknown = marks.filter((mark) => !codes.has(mark));
          const isPlain = foodConflict(food, eater) === null && food.aisle === "Produce";
          const needless = isPlain ? marks : [];
          const faults = [...untold, ...unknown, ...needless];
          if (faults.length > 0) wrong.push(`${food.id}, ${diet}, ${option}: ${faults.join(", ")}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
