import type { Meal } from "@mealwright/schema/contract/meals";
import { expect, test } from "vitest";
import { recipesOf } from "./recipe-files.ts";

const MEAL: Meal = {
  id: "m1",
  name: "Lentil soup",
  detail: "with bread",
  type: "dinner",
  day: 1,
  ingredients: [
    { name: "red lentils", quantity: 70, unit: "g", grams: 70, foodId: "red-lentils-dried" },
    { name: "carrots", quantity: 1.5, unit: "piece", grams: 90, foodId: "carrot" },
  ],
  instructions: ["Chop.", "Cook."],
  nutrition: { calories: 420, protein: 21.5, carbs: 60, fats: 8, fibre: 12, sodium: 300, incomplete: ["sodium"] },
  prepTime: 35,
  allergens: [],
  cost: 1.2,
  source: "cookbook",
};

test("a dish is exported as a schema.org Recipe, without incomplete figures", () => {
  expect(recipesOf({ meals: [MEAL] })).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Recipe",
        name: "Lentil soup, with bread",
        author: { "@type": "Organization", name: "Mealwright" },
        recipeCategory: "dinner",
        recipeYield: "1 serving",
        totalTime: "PT35M",
        recipeIngredient: ["70 g red lentils", "1½ carrots"],
        recipeInstructions: [
          { "@type": "HowToStep", text: "Chop." },
          { "@type": "HowToStep", text: "Cook." },
        ],
        nutrition: {
          "@type": "NutritionInformation",
          servingSize: "1 serving",
          calories: "420 kcal",
          proteinContent: "21.5 g",
          carbohydrateContent: "60 g",
          fatContent: "8 g",
          fiberContent: "12 g",
        },
      },
    ],
  });
});

test("the export has each dish once, without premium dishes and leftovers", () => {
  const meals: readonly Meal[] = [
    MEAL,
    { ...MEAL, id: "m2", day: 3 },
    { ...MEAL, id: "m3", name: "Rare", premium: true },
    { ...MEAL, id: "m4", name: "Soup again", leftoverOf: { day: 1, type: "dinner" } },
  ];
  expect(recipesOf({ meals: [...meals] })["@graph"]).toHaveLength(1);
});
