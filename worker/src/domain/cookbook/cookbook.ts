import { instantiate } from "./instantiate.ts";
import type { Recipe } from "./recipe.ts";
import { ALL_TEMPLATES } from "./templates/all.ts";

let recipes: readonly Recipe[] | undefined;
let recipesById: ReadonlyMap<string, Recipe> | undefined;

/** Every recipe of the cookbook, always in the same order; built on the first call. */
export function allRecipes(): readonly Recipe[] {
  recipes ??= ALL_TEMPLATES.flatMap(instantiate);
  return recipes;
}

/** The recipe of an id (`<template>.<choices>`), or undefined. */
export function findRecipe(id: string): Recipe | undefined {
  recipesById ??= new Map(allRecipes().map((recipe) => [recipe.id, recipe]));
  return recipesById.get(id);
}
