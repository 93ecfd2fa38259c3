import { findRecipe } from "../../cookbook/cookbook.ts";
import type { Meal, Side } from "../../meal.ts";
import { allergensOf, costCents, nutritionOf } from "../../nutrition/sum.ts";
import { partsOf } from "../meal-parts.ts";
import { linesOf, mergedIngredients, ON_THE_SIDE, type Portioned, sideOf } from "../model/build/to-meal.ts";

/**
 * A meal with one side replaced; the dish and other sides stay, to the gram. It is no longer a leftover, because the
 * other half does not have this side.
 * @param place index of the side among the meal's parts, from 1.
 */
export function withSideInPlace(meal: Meal, place: number, side: Portioned, id: string): Meal {
  const parts = partsOf(meal);
  const sides = meal.sides ?? [];
  const ingredients = mergedIngredients(parts.map((part, index) => (index === place ? side : part)));
  const changed = sides.map(
    (known, index): Side =>
      index + 1 === place
        ? sideOf(side, ingredients)
        : { ...known, lines: linesOf(parts[index + 1]?.ingredients ?? [], ingredients) },
  );
  const minutes = meal.stepMinutes === undefined ? undefined : stepsByPart(meal.stepMinutes, sides);
  const { leftover: _, detail: __, stepMinutes: ___, ...rest } = meal;
  const instructions = parts.flatMap((part, index) => (index === place ? side.recipe : part).instructions);
  return {
    ...rest,
    id,
    detail: detailWith(meal, changed),
    ingredients,
    instructions,
    ...(minutes === undefined
      ? {}
      : { stepMinutes: minutes.flatMap((steps, index) => (index === place ? side.recipe.stepMinutes : steps)) }),
    nutrition: nutritionOf({ recipeId: meal.recipeId, sides: changed, ingredients, instructions }),
    prepTime: Math.max(
      side.recipe.prepMinutes,
      ...parts.flatMap(({ recipeId }, index) =>
        index === place ? [] : [findRecipe(recipeId ?? "")?.prepMinutes ?? meal.prepTime],
      ),
    ),
    allergens: allergensOf(ingredients),
    costCents: costCents(ingredients),
    sides: changed,
  };
}

/** A meal without one of its sides; its other parts stay cooked as they were. */
export function withoutSide(meal: Meal, place: number): Pick<Meal, "ingredients" | "sides"> {
  const isLeft = (_: unknown, index: number) => index !== place;
  const parts = partsOf(meal).filter(isLeft);
  const ingredients = mergedIngredients(parts);
  const sides = (meal.sides ?? []).filter((side, index) => isLeft(side, index + 1));
  return {
    ingredients,
    sides: sides.map((side, index) => ({ ...side, lines: linesOf(parts[index + 1]?.ingredients ?? [], ingredients) })),
  };
}

/** The dish's steps first, then each side's. */
function stepsByPart<Step>(steps: readonly Step[], sides: readonly Side[]): readonly (readonly Step[])[] {
  let next = steps.length - sides.reduce((sum, side) => sum + side.steps, 0);
  const own = steps.slice(0, next);
  const beside = sides.map((side) => {
    const from = next;
    next += side.steps;
    return steps.slice(from, next);
  });
  return [own, ...beside];
}

/** The dish's own detail text, followed by its present sides. */
function detailWith({ detail = "", sides = [] }: Meal, changed: readonly Side[]): string {
  const said = besideText(sides);
  const own = detail.endsWith(said) ? detail.slice(0, -said.length) : detail === "" ? "" : `${detail} · `;
  return own + besideText(changed);
}

function besideText(sides: readonly Side[]): string {
  return `${ON_THE_SIDE}${sides.map(({ name }) => name).join(", ")}`;
}
