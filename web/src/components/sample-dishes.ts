import type { PlateIngredient } from "./plate/layout.ts";

export interface SampleDish {
  readonly name: string;
  readonly ingredients: readonly PlateIngredient[];
}

function dish(name: string, ...foods: readonly (readonly [foodId: string, grams: number])[]): SampleDish {
  return {
    name,
    ingredients: foods.map(([foodId, grams]) => ({ foodId, name: foodId.replaceAll("-", " "), grams })),
  };
}

/** Dishes for pictures on public pages: drawn like real meals, without a figure that nobody computed. */
export const SAMPLE_DISHES = {
  porridge: dish(
    "Porridge with berries",
    ["rolled-oats", 60],
    ["blueberries", 80],
    ["strawberries", 60],
    ["almonds", 15],
  ),
  salmon: dish(
    "Salmon, rice and broccoli",
    ["salmon-atlantic-farmed", 130],
    ["brown-rice-cooked", 160],
    ["broccoli", 120],
    ["lemon", 20],
  ),
  chickpeas: dish(
    "Chickpeas with spinach",
    ["chickpeas-cooked", 170],
    ["spinach", 90],
    ["cherry-tomatoes", 90],
    ["feta-cheese", 30],
  ),
  eggs: dish(
    "Eggs, beans and avocado",
    ["egg", 110],
    ["black-beans-cooked", 110],
    ["avocado", 70],
    ["cherry-tomatoes", 60],
  ),
  pasta: dish(
    "Pasta with courgette",
    ["pasta-dry", 80],
    ["zucchini", 140],
    ["cherry-tomatoes", 80],
    ["parmesan-grated", 15],
    ["basil-fresh", 5],
  ),
  chicken: dish(
    "Chicken with peppers",
    ["chicken-breast-skinless", 140],
    ["red-bell-pepper", 110],
    ["yellow-bell-pepper", 80],
    ["white-rice-cooked", 150],
  ),
  salad: dish(
    "Big salad",
    ["romaine-lettuce", 90],
    ["cucumber", 80],
    ["carrot", 60],
    ["egg", 55],
    ["olives-black", 25],
  ),
} as const satisfies Readonly<Record<string, SampleDish>>;
