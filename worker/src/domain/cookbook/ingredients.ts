import type { FoodId } from "../foods/catalogue/food.ts";
import type { IngredientRole, RecipeIngredient } from "./recipe.ts";
import { SUBSTITUTION_FAMILIES } from "./substitutions.data.ts";
import type { PartOption, Step } from "./template.ts";

type IngredientMaker = (foodId: FoodId, grams: number, measure?: string) => RecipeIngredient;

/** Foods that nobody weighs, with the measure to use if a recipe names none. */
const USUAL_MEASURES: ReadonlyMap<FoodId, string> = new Map(
  Object.entries({
    cup: "cilantro-fresh basil-fresh thai-basil dill-fresh",
    sprig: "mint-fresh",
    tbsp: `parsley-fresh chives-fresh tomato-paste lemongrass tahini salsa creme-fraiche ranch-dressing blue-cheese-dressing peanut-butter-unsalted sunflower-seed-butter
      pumpkin-seeds sunflower-seeds sesame-seeds flaxseed almonds cashews walnuts pistachios pine-nuts peanuts-dry-roasted
      raisins golden-raisins all-purpose-flour panko breadcrumbs-dry tamarind-pulp parmesan-hard butter-unsalted ghee`,
    tsp: "rosemary-fresh thyme-fresh lemon-zest orange-zest galangal horseradish-prepared saffron",
    piece: `scallions shallot red-chili-pepper green-chili-pepper jalapeno-pepper ancho-chile-dried star-anise lime-leaves
      nori-sheets egg-yolk dates-medjool`,
    slice: "sourdough-or-french-bread prosciutto deli-ham bacon smoked-salmon",
    square: "dark-chocolate-70-85",
    wedge: "lemon",
  }).flatMap(([measure, foodIds]) => foodIds.split(/\s+/).map((foodId) => [foodId, measure] as const)),
);

/** Measured in teaspoons below two of them, because there is no quarter tablespoon. */
const POURED = /-(?:oil|juice|vinegar|sauce|sodium)$/;
const LEAST_TABLESPOON_G = 13;

function ofRole(role: IngredientRole): IngredientMaker {
  return (foodId, grams, named) => {
    const usual = named ?? USUAL_MEASURES.get(foodId);
    const measure = usual === "tbsp" && grams < LEAST_TABLESPOON_G && POURED.test(foodId) ? "tsp" : usual;
    return measure === undefined
      ? { foodId, grams, role, scaling: "free" }
      : { foodId, grams, role, scaling: "free", measure };
  };
}

/**
 * Edible grams in one base serving; `measure` is the unit to show ("tbsp", "cup", "piece"), by default the usual one or
 * grams.
 */
export const protein = ofRole("protein");
export const starch = ofRole("starch");
export const vegetable = ofRole("vegetable");
export const fruit = ofRole("fruit");
export const dairy = ofRole("dairy");
export const fat = ofRole("fat");
export const sauce = ofRole("sauce");
export const flavour = ofRole("flavour");
export const liquid = ofRole("liquid");

/** Scales with the portion only in whole pieces: eggs, tortillas, slices. */
export function whole(ingredient: RecipeIngredient): RecipeIngredient {
  return { ...ingredient, scaling: "whole" };
}

/** Does not scale with the portion: a bay leaf, the oil that greases a pan. */
export function fixed(ingredient: RecipeIngredient): RecipeIngredient {
  return { ...ingredient, scaling: "fixed" };
}

/** Replaces the ingredient's food, in the amount that the reviewed table of substitutions gives for this role. */
export function swapFor(ingredient: RecipeIngredient, to: FoodId, role: string): RecipeIngredient {
  const family = SUBSTITUTION_FAMILIES.find((one) => one.role === role);
  const ratio = family?.to.find(([foodId]) => foodId === to)?.[1];
  if (ratio === undefined || family?.from.split(" ").includes(ingredient.foodId) !== true)
    throw new Error(`no substitution of ${to} for ${ingredient.foodId} as ${role}`);
  return { ...ingredient, foodId: to, grams: Math.round(ingredient.grams * ratio) };
}

/** Salt or a spice by the teaspoon, in grams. */
export function season(foodId: FoodId, grams: number): RecipeIngredient {
  return { foodId, grams, role: "flavour", scaling: "free", measure: "tsp" };
}

/** @param more minutes to wait and the oven's heat, inserted for `{time}` and `{oven}` in the text. */
export function step(text: string, minutes: number, more: Pick<Step, "time" | "oven" | "instead"> = {}): Step {
  return { text, minutes, ...more };
}

/** One choice for a part. `extra` may have its word for the steps, its own steps, its protein or a higher level. */
export function choice(
  key: string,
  name: string,
  ingredients: readonly RecipeIngredient[],
  extra: Omit<PartOption, "key" | "name" | "ingredients"> = {},
): PartOption {
  return { key, name, ingredients, ...extra };
}

/**
 * For `skip`: pairs each choice of one part with the one choice of another that is listed for it, and excludes all
 * other pairs.
 */
export function onlyPaired(
  part: string,
  other: string,
  partners: Readonly<Record<string, string>>,
): readonly (readonly [string, string])[] {
  const kinds = [...new Set(Object.values(partners))];
  return Object.entries(partners).flatMap(([key, partner]) =>
    kinds.filter((kind) => kind !== partner).map((kind) => [`${part}.${key}`, `${other}.${kind}`] as const),
  );
}
