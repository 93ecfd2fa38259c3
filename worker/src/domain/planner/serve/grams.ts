import type { Food } from "../../foods/catalogue/food.ts";
import { FIGURE_COUNT } from "../model/goals/goal-model.ts";
import {
  dairyCenticups,
  fruitGrams,
  refinedGrainCentiounces,
  wholeGrainCentiounces,
} from "../model/plate/figures-of-food.ts";
import { floatAt } from "../model/typed-arrays.ts";

const perGramOf = new WeakMap<Food, Float64Array>();

/** What a gram of a food adds, in `FIGURES` order; cached. */
function figuresPerGram(food: Food): Float64Array {
  let figures = perGramOf.get(food);
  if (figures === undefined) {
    const per = food.per100g;
    const carbohydrate = per.carbohydrateG ?? 0;
    figures = new Float64Array(FIGURE_COUNT);
    figures.set([
      (per.energyKcal ?? 0) / 100,
      (per.proteinG ?? 0) / 10,
      carbohydrate / 10,
      (per.fatG ?? 0) / 10,
      (per.fibreG ?? 0) / 10,
      (per.sodiumMg ?? 0) / 1000,
      (carbohydrate - (per.fibreG ?? 0)) / 10,
      (per.saturatedFatG ?? 0) / 10,
      fruitGrams(food.id, 1),
      (per.calciumMg ?? 0) / 100,
      food.aisle === "Drinks" ? 0 : 1,
      0,
      dairyCenticups(food.id, 1),
      wholeGrainCentiounces(food.id, 1),
      refinedGrainCentiounces(food.id, 1),
    ]);
    perGramOf.set(food, figures);
  }
  return figures;
}

/** Writes the sums with `grams` more of a food into `to`, which may be `sums` itself. */
export function addGrams(to: Float64Array, sums: Float64Array, food: Food, grams: number): void {
  const figures = figuresPerGram(food);
  for (let figure = 0; figure < FIGURE_COUNT; figure++) {
    to[figure] = floatAt(sums, figure) + grams * floatAt(figures, figure);
  }
}
