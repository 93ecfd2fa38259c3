import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import {
  ALLERGY_OPTIONS,
  type AllergyOption,
  type DIETS,
  includedOptions,
  OTHER_ALLERGY,
} from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import { avoidanceFor, foodConflict, foodConflicts } from "./avoidance.ts";

describe("the questionnaire's options", () => {
  test.each<[AllergyOption, readonly Allergen[]]>([
    ["Nuts", ["tree_nut", "peanut"]],
    ["Dairy", ["milk"]],
    ["Gluten", ["wheat", "gluten"]],
    ["Eggs", ["egg"]],
    ["Soy", ["soy"]],
    ["Shellfish", ["crustacean", "mollusc"]],
    ["Fish", ["fish"]],
    ["Sesame", ["sesame"]],
    ["Peanuts", ["peanut"]],
    ["Tree nuts", ["tree_nut"]],
    ["Wheat", ["wheat"]],
    ["Other", []],
  ])("option %s maps to its allergens", (option, allergens) => {
    expect(avoidanceFor({ allergies: [option] })).toEqual({ allergens, foodIds: [], terms: [], unresolved: [] });
  });

  test("forms show an option as included in another exactly if that one covers it", () => {
    const named = ALLERGY_OPTIONS.filter((option) => option !== OTHER_ALLERGY);
    const of = (option: AllergyOption) => avoidanceFor({ allergies: [option] }).allergens;
    for (const broad of named) {
      const narrow = named.filter((option) => option !== broad && of(option).every((one) => of(broad).includes(one)));
      expect(includedOptions(broad), broad).toEqual(narrow);
    }
  });

  test.each([
    ["corn", "gluten-free-baking-powder"],
    ["yeast", "gluten-free-bun"],
    ["yeast", "french-rolls"],
  ])("typing %s avoids %s", (otherAllergies, foodId) => {
    expect(avoidanceFor({ allergies: [OTHER_ALLERGY], otherAllergies }).foodIds).toContain(foodId);
  });

  test("several options together", () => {
    expect(avoidanceFor({ allergies: ["Wheat", "Gluten", "Nuts", "Peanuts"] }).allergens).toEqual([
      "tree_nut",
      "peanut",
      "wheat",
      "gluten",
    ]);
    expect(avoidanceFor({ allergies: [] }).allergens).toEqual([]);
    expect(avoidanceFor({ allergies: [...ALLERGY_OPTIONS], otherAllergies: "celery" }).allergens).toContain("celery");
  });
});

describe("a food for an eater", () => {
  const eater = (allergies: readonly AllergyOption[], diet: (typeof DIETS)[number] = "omnivore", text = "") => ({
    diet,
    avoids: avoidanceFor({ allergies, otherAllergies: text }),
    maxPrepMinutes: 60,
    eatsRaw: true,
  });

  test.each<[string, string, AllergyOption[], string | null]>([
    ["contained allergen", "butter-unsalted", ["Dairy"], "allergen"],
    ["possible allergen", "dark-chocolate-70-85", ["Dairy"], "may-contain"],
    ["pearl barley may contain wheat", "pearl-barley", ["Wheat"], "may-contain"],
    ["pearl barley contains gluten", "pearl-barley", ["Gluten"], "allergen"],
    ["bulgur contains both", "bulgur", ["Wheat"], "allergen"],
    ["Nuts includes peanuts", "peanuts-raw", ["Nuts"], "allergen"],
    ["peanuts may contain tree nuts", "peanuts-raw", ["Tree nuts"], "may-contain"],
    ["Shellfish includes clams", "clams", ["Shellfish"], "allergen"],
    ["ghee", "ghee", ["Dairy"], "allergen"],
    ["coconut milk", "coconut-milk-canned", ["Dairy", "Nuts"], null],
  ])("conflict of a food: %s", (_, id, allergies, kind) => {
    expect(foodConflict(requireFood(id), eater(allergies))?.kind ?? null).toBe(kind);
  });

  test("a food can conflict with diet and avoided foods at once", () => {
    expect(foodConflict(requireFood("honey"), eater([], "vegan"))).toMatchObject({
      kind: "diet",
      where: "ingredient:honey",
    });
    expect(foodConflict(requireFood("kiwi"), eater([], "vegan", "kiwi"))).toMatchObject({
      kind: "avoided-food",
      evidence: "kiwi",
    });
    expect(foodConflicts(requireFood("naan"), eater(["Dairy", "Gluten"], "vegan")).map(({ kind }) => kind)).toEqual([
      "allergen",
      "allergen",
      "allergen",
      "diet",
    ]);
  });
});
