import type { Recipe } from "./recipe.ts";
import type { Template } from "./template.ts";
import { mealTemplates, sideTemplates } from "./templates/all.ts";
import { Variants } from "./variants.ts";

let dishes: readonly Variants[] | undefined;
let sides: readonly Variants[] | undefined;
let recipes: readonly Recipe[] | undefined;
let sideRecipes: readonly Recipe[] | undefined;
let variantsById: ReadonlyMap<string, Variants> | undefined;

/** Every template, sides too, for whoever reads their words; dishes come from `allVariants` and `allSideVariants`. */
export function allTemplates(): readonly Template[] {
  return [...allVariants(), ...allSideVariants()].map(({ template }) => template);
}

/** Every template of a meal of its own with its variants, always in the same order; built on the first call. */
export function allVariants(): readonly Variants[] {
  dishes ??= mealTemplates().map((template) => new Variants(template));
  return dishes;
}

/** The same of the sides. */
export function allSideVariants(): readonly Variants[] {
  sides ??= sideTemplates().map((template) => new Variants(template));
  return sides;
}

/** Every recipe that is a meal of its own, in the order of `allVariants`. */
export function allRecipes(): readonly Recipe[] {
  recipes ??= allVariants().flatMap((variants) => variants.recipes);
  return recipes;
}

/** Every side, in the order of `allSideVariants`. */
export function allSides(): readonly Recipe[] {
  sideRecipes ??= allSideVariants().flatMap((variants) => variants.recipes);
  return sideRecipes;
}

/** The recipe or side of an id (`<template>.<choices>`), or undefined. */
export function findRecipe(id: string): Recipe | undefined {
  variantsById ??= new Map(
    [...allVariants(), ...allSideVariants()].map((variants) => [variants.template.id, variants]),
  );
  return variantsById.get(id.split(".", 1)[0] ?? "")?.recipes.find((recipe) => recipe.id === id);
}
