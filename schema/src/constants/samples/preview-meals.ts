import type { MealType } from "../meals.ts";

interface PreviewMeal {
  readonly type: MealType;
  readonly name: string;
  /** Energy of the portion, as specification §2 gives it. */
  readonly energyKcal: number;
  /** The cookbook recipe, and how many of its base servings the portion has. */
  readonly recipeId: string;
  readonly factor: number;
  readonly ingredients: readonly { readonly foodId: string; readonly name: string; readonly grams: number }[];
}

function parts(
  ...rows: readonly (readonly [foodId: string, name: string, grams: number])[]
): PreviewMeal["ingredients"] {
  return rows.map(([foodId, name, grams]) => ({ foodId, name, grams }));
}

/** The preview's three meals: portions of cookbook recipes whose energy is exactly what is shown (a worker test recomputes them). */
export const PREVIEW_MEALS: readonly PreviewMeal[] = [
  {
    type: "breakfast",
    name: "Scrambled Eggs with Cherry Tomatoes and Rye Bread",
    energyKcal: 420,
    recipeId: "scrambled-eggs.tomato.rye",
    factor: 1.05,
    ingredients: parts(
      ["egg", "egg", 100],
      ["rye-bread", "rye bread", 64],
      ["cherry-tomatoes", "cherry tomato", 115],
      ["olive-oil", "olive oil", 9],
      ["salt", "salt", 0.4],
      ["black-pepper", "black pepper", 0.29],
    ),
  },
  {
    type: "lunch",
    name: "Pita Pocket with Tuna, White Beans and Cucumber",
    energyKcal: 380,
    recipeId: "pita-pockets.tuna.cucumber",
    factor: 0.8,
    ingredients: parts(
      ["tuna-canned-in-water", "canned tuna in water", 65],
      ["cannellini-beans-canned-drained", "canned cannellini beans", 55],
      ["pita-whole-wheat", "whole-wheat pita", 64],
      ["romaine-lettuce", "romaine lettuce", 25],
      ["cucumber", "cucumber", 65],
      ["olive-oil", "olive oil", 9],
      ["lemon-juice", "lemon juice", 6.4],
    ),
  },
  {
    type: "dinner",
    name: "Wok-Tossed Shrimp with Broccoli and Ginger",
    energyKcal: 310,
    recipeId: "aminos-stir-fry.shrimp.broccoli.soy",
    factor: 0.96,
    ingredients: parts(
      ["shrimp", "shrimp", 175],
      ["scallions", "scallion", 15],
      ["broccoli", "broccoli", 115],
      ["soy-sauce-low-sodium", "low-sodium soy sauce", 7.9],
      ["avocado-oil", "avocado oil", 11.3],
      ["garlic", "garlic", 3],
      ["ginger-root", "fresh ginger", 9],
      ["chili-flakes", "chili flakes", 0.45],
      ["salt", "salt", 0.4],
    ),
  },
];
