import { choice, fat, fixed, flavour, liquid, season, starch, swapFor } from "../ingredients.ts";
import type { RecipeIngredient } from "../recipe.ts";
import type { PartOption } from "../template.ts";

/** Things that many templates use, and sets of choices that they share. Grams. */

/** The least that a hand takes up; the next is an eighth of a teaspoon. */
export const pinchOfSalt = season("salt", 0.4);
export const eighthOfSalt = season("salt", 0.75);
export const pepper = season("black-pepper", 0.3);
export const cinnamon = season("cinnamon-ground", 1.3);

/** A pot of water comes to the boil in so many minutes, from a kettle or while the grain is rinsed. */
export const TO_THE_BOIL_MINUTES = 2;

export function oliveOil(grams: number): RecipeIngredient {
  return fat("olive-oil", grams, "tbsp");
}

export function butter(grams: number): RecipeIngredient {
  return fat("butter-unsalted", grams, "tbsp");
}

export function coconutOil(grams: number): RecipeIngredient {
  return fat("coconut-oil", grams, "tbsp");
}

export function water(grams: number): RecipeIngredient {
  return liquid("water", grams);
}

/** A thin film that keeps a pan from sticking; the same for any portion. */
export const bayLeaf = fixed(flavour("bay-leaf", 0.2, "piece"));
export const greasing = fixed(fat("olive-oil", 3, "tsp"));

const MILKS = {
  dairy: { foodId: "low-fat-milk-1", word: "milk", name: "creamy" },
  oat: { foodId: "oat-milk-unsweetened", word: "oat milk", name: "oat-milk" },
  almond: { foodId: "almond-milk-unsweetened", word: "almond milk", name: "almond-milk" },
  soy: { foodId: "soy-milk-unsweetened", word: "soy milk", name: "soy-milk" },
  coconut: { foodId: "coconut-milk-beverage", word: "coconut milk", name: "coconut-milk" },
  rice: { foodId: "rice-milk-unsweetened", word: "rice milk", name: "rice-milk" },
} as const;
export type MilkKey = keyof typeof MILKS;

/** Milk and what stands in for it as one part: the title takes "almond-milk", the steps "almond milk". */
export function milks(keys: readonly MilkKey[], grams: number): readonly PartOption[] {
  const milk = liquid(MILKS.dairy.foodId, grams, "cup");
  return keys.map((key) => {
    const { foodId, word, name } = MILKS[key];
    return choice(key, name, [key === "dairy" ? milk : swapFor(milk, foodId, "milk")], { word });
  });
}

/** Oats, and for those who may not have them the gluten-free kind, which nobody else is served; `name` is the dish's with oats. */
export function oats(name: string, grams: number, measure: string): readonly PartOption[] {
  const rolled = starch("rolled-oats", grams, measure);
  return [
    choice("oats", name, [rolled], { word: "oats" }),
    choice("gluten-free", "gluten-free", [swapFor(rolled, "gluten-free-rolled-oats", "breakfast cereal")], {
      word: "gluten-free oats",
    }),
  ];
}
