import { allRecipes } from "../../src/domain/cookbook/cookbook.ts";
import { leftoverOf } from "../../src/domain/cookbook/leftovers/leftovers.ts";
import { ANSWERS } from "../factories.ts";

/** A cookbook dinner for the usual member whose leftovers keep this many days; null for one that does not keep. */
export function findKeepingRecipe(days: number | null): string {
  const found = allRecipes().find(
    (recipe) =>
      (leftoverOf(recipe)?.keepsDays ?? null) === days &&
      recipe.mealTypes.includes("dinner") &&
      recipe.prepMinutes <= ANSWERS.prepTime &&
      !recipe.premium,
  );
  if (found === undefined) throw new Error(`no recipe that keeps ${days} days`);
  return found.id;
}
