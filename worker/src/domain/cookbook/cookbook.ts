import type { Outline, Outlines } from "./outlines/outline.ts";
import { OUTLINES } from "./outlines/outlines.data.ts";
import type { Recipe } from "./recipe.ts";
import type { Template } from "./template.ts";
import { MEAL_TEMPLATES, SIDE_TEMPLATES } from "./templates/all.ts";
import { recipesOf } from "./variants/variant.ts";
import { Variants } from "./variants/variants.ts";

let outlines: Outlines | undefined;
let dishes: readonly Variants[] | undefined;
let sides: readonly Variants[] | undefined;
let recipes: readonly Recipe[] | undefined;
let sideRecipes: readonly Recipe[] | undefined;
let variantsById: ReadonlyMap<string, Variants> | undefined;

/** The outlines of all templates, so that a fresh worker need not build every template. A test compares the two. */
function allOutlines(): Outlines {
  outlines ??= JSON.parse(OUTLINES) as Outlines;
  return outlines;
}

/** The variants of each outline. A file's templates are built when the first of them is needed. */
function variantsOf(
  files: readonly (() => readonly Template[])[],
  outlinesOfFiles: readonly (readonly Outline[])[],
): readonly Variants[] {
  const { foods } = allOutlines();
  return outlinesOfFiles.flatMap((ofFile, file) => {
    let made: readonly Template[] | undefined;
    return ofFile.map(
      (outline, at) =>
        new Variants(outline, foods, () => {
          made ??= files[file]?.();
          const template = made?.[at];
          if (template === undefined) throw new RangeError(`no template "${outline.id}"`);
          return template;
        }),
    );
  });
}

/**
 * Every template, including sides, for code that reads their words; dishes come from `allVariants` and
 * `allSideVariants`.
 */
export function allTemplates(): readonly Template[] {
  return [...allVariants(), ...allSideVariants()].map(({ template }) => template);
}

/** Every template of a full meal with its variants, always in the same order; built on the first call. */
export function allVariants(): readonly Variants[] {
  dishes ??= variantsOf(MEAL_TEMPLATES, allOutlines().meals);
  return dishes;
}

/** The same for sides. */
export function allSideVariants(): readonly Variants[] {
  sides ??= variantsOf(SIDE_TEMPLATES, allOutlines().sides);
  return sides;
}

/** Every recipe that is a meal of its own, in the order of `allVariants`. */
export function allRecipes(): readonly Recipe[] {
  recipes ??= allVariants().flatMap(recipesOf);
  return recipes;
}

/** Every side, in the order of `allSideVariants`. */
export function allSides(): readonly Recipe[] {
  sideRecipes ??= allSideVariants().flatMap(recipesOf);
  return sideRecipes;
}

/** The recipe or side with an id (`<template>.<choices>`), or undefined. */
export function findRecipe(id: string): Recipe | undefined {
  variantsById ??= new Map([...allVariants(), ...allSideVariants()].map((variants) => [variants.outline.id, variants]));
  const variants = variantsById.get(id.split(".", 1)[0] ?? "");
  return variants && recipesOf(variants).find((recipe) => recipe.id === id);
}
