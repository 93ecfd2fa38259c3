import { CUISINE_MAINS_SHARE, PREMIUM_MAINS_SHARE } from "@mealwright/schema/constants/meals";
import { cuisineName } from "@mealwright/schema/rules/text/cuisine-text";
import { findRecipe } from "../../cookbook/cookbook.ts";
import { isMain } from "../model/build/build-dishes.ts";
import type { PlanNote } from "../types.ts";
import type { Findings } from "./findings.ts";

/**
 * Notes if fewer of the cookbook's lunches and dinners than wished are of the cuisine, or of the premium collection.
 */
export function noteWishes({ meals, request: { wishes } }: Findings): readonly PlanNote[] {
  const mains = meals.flatMap(({ type, recipeId }) => {
    const recipe = recipeId === null || !isMain(type) ? undefined : findRecipe(recipeId);
    return recipe === undefined ? [] : [recipe];
  });
  if (wishes === undefined || mains.length === 0) return [];
  const { cuisine, premiumDishes } = wishes;
  return [
    ...(cuisine === null
      ? []
      : noteShare(mains, CUISINE_MAINS_SHARE, (recipe) => recipe.cuisine === cuisine, cuisineName(cuisine))),
    ...(premiumDishes ? noteShare(mains, PREMIUM_MAINS_SHARE, ({ premium }) => premium, "premium") : []),
  ];
}

function noteShare<Recipe>(
  mains: readonly Recipe[],
  share: number,
  isWished: (recipe: Recipe) => boolean,
  what: string,
): readonly PlanNote[] {
  const wanted = Math.ceil(mains.length * share);
  const found = mains.filter(isWished).length;
  if (found >= wanted) return [];
  return [
    {
      kind: "wish",
      text: `You asked for ${what} dishes: ${found} of the ${mains.length} lunches and dinners ${found === 1 ? "is" : "are"}, because more of them did not fit your other answers.`,
      figures: { found, wanted, mains: mains.length },
    },
  ];
}
