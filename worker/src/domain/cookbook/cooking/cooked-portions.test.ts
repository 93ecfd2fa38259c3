import { describe, expect, test } from "vitest";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import { retentionGroupOf } from "../../foods/catalogue/retention.ts";
import type { MealIngredient } from "../../meal.ts";
import { nutritionOf, sumNutrition } from "../../nutrition/sum.ts";
import { type Cookable, cookedPortions } from "./cooked-portions.ts";
import { cookingOfTemplate } from "./cooking-of.ts";

const line = (foodId: string, grams: number): MealIngredient => ({
  foodId,
  name: requireFood(foodId).name,
  quantity: grams,
  unit: "g",
  grams,
});

describe("a dish after cooking", () => {
  test("has the hand-computed vitamins: 200 g broccoli boiled, 50 g carrot raw, 100 g banana", () => {
    const meal = {
      recipeId: null,
      ingredients: [line("broccoli", 200), line("carrot", 50), line("banana", 100)],
      instructions: ["Boil the broccoli and drain it.", "Serve with the grated carrot and the banana."],
    };
    // SR28: 89.2, 5.9 and 8.7 mg vitamin C, 316, 320 and 358 mg potassium in 100 g; code 3775 keeps 75 and 90 %.
    // 133.8 + 2.95 + 8.7 and 568.8 + 160 + 358.
    expect(nutritionOf(meal).vitaminC).toBe(145.5);
    expect(nutritionOf(meal).potassium).toBe(1087);
    expect(nutritionOf(meal).calories).toBe(sumNutrition(meal.ingredients).calories);
  });

  test("cooks a food shared by a dish and its side in both ways", () => {
    const meal: Cookable = {
      recipeId: "creamless-soup.cauliflower",
      ingredients: [line("cauliflower", 300)],
      instructions: [],
      sides: [{ recipeId: "side-cauliflower-mash.garlic", name: "", steps: 1, lines: [[0, 100]] }],
    };
    expect(cookedPortions(meal)).toEqual([
      { foodId: "cauliflower", grams: 100, cooking: "steamed" },
      { foodId: "cauliflower", grams: 200, cooking: "simmered" },
    ]);
  });

  test("leaves salads, herbs, fruit and yogurt raw", () => {
    const cookingOf = cookingOfTemplate("tortilla-wrap");
    for (const foodId of ["romaine-lettuce", "cucumber", "carrot", "feta-cheese"])
      expect(cookingOf?.(foodId)).toBeNull();
    for (const foodId of ["parsley-fresh", "lemon-juice", "strawberries", "greek-yogurt-low-fat", "avocado"])
      expect(retentionGroupOf(foodId)).toBeNull();
  });

  test("treats a substituted food like the original kind", () => {
    const cookingOf = cookingOfTemplate("soy-ginger-stir-fry");
    expect(cookingOf?.("white-rice-long-grain")).toBe("simmered");
    expect(cookingOf?.("pasta-dry")).not.toBeNull();
    expect(cookingOf?.("cauliflower")).toBe("fried");
  });

  test("of a template no longer in the cookbook is judged by its steps", () => {
    const meal = { recipeId: "gone.a", ingredients: [line("spinach", 100)], instructions: ["Boil the spinach."] };
    expect(cookedPortions(meal)).toEqual([{ foodId: "spinach", grams: 100, cooking: "boiled" }]);
  });
});
