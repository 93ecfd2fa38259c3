import type { Recipe } from "./recipe.ts";
import { ALL_TEMPLATES } from "./templates/all.ts";
import { Variants } from "./variants.ts";

let cookbook: readonly Variants[] | undefined;
let recipes: readonly Recipe[] | undefined;
let variantsById: ReadonlyMap<string, Variants> | undefined;

/** Every template with its variants, always in the same order; built on the first call. */
export function allVariants(): readonly Variants[] {
  cookbook ??= ALL_TEMPLATES.map((template) => new Variants(template));
  return cookbook;
}

/** Every recipe of the cookbook, in the order of `allVariants`. */
export function allRecipes(): readonly Recipe[] {
  recipes ??= allVariants().flatMap((variants) => variants.recipes);
  return recipes;
}

/** The recipe of an id (`<template>.<choices>`), or undefined. */
export function findRecipe(id: string): Recipe | undefined {
  variantsById ??= new Map(allVariants().map((variants) => [variants.template.id, variants]));
  return variantsById.get(id.split(".", 1)[0] ?? "")?.recipes.find((recipe) => recipe.id === id);
}
