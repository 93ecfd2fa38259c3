import { COOKING_LEVELS } from "@mealwright/schema/constants/questionnaire";
import type { Recipe } from "../cookbook/recipe.ts";
import { at, FIGURE_COUNT, PORTION_COUNT, PORTION_FACTORS } from "./goal-model.ts";
import { hashText } from "./random.ts";
import type { PlanRequest } from "./types.ts";
import { SHARE_TOLERANCE_PERCENT, WEIGHTS } from "./weights.ts";

/** Points of a dish for this person, wherever it is served. */
export function personalPoints(request: PlanRequest, recipes: readonly Recipe[]): Int32Array {
  const recentRecipes = new Set(request.recentRecipeIds);
  const recentTemplates = new Set(request.recentTemplateIds);
  const favourites = new Set(request.favouriteTemplateIds);
  const level = COOKING_LEVELS.indexOf(request.level);
  return Int32Array.from(recipes, (recipe) => {
    let points = hashText(recipe.id, request.seed) % WEIGHTS.jitter;
    if (recentRecipes.has(recipe.id)) points += WEIGHTS.recentRecipe;
    if (recentTemplates.has(recipe.templateId)) points += WEIGHTS.recentTemplate;
    if (favourites.size > 0 && !favourites.has(recipe.templateId)) points += WEIGHTS.notFavourite;
    if (COOKING_LEVELS.indexOf(recipe.level) > level) points += WEIGHTS.aboveLevel;
    return points;
  });
}

/** Points of a portion for not being the recipe's own serving. */
const PORTION_POINTS: readonly number[] = PORTION_FACTORS.map((factor) => {
  const doublings = Math.abs(Math.log2(factor));
  return Math.round(WEIGHTS.portionPerDoubling * (doublings <= 1 ? doublings : 1 + 3 * (doublings - 1)));
});

/**
 * Points of each dish of a pool in one slot alone, by portion: `points[pick * PORTION_COUNT + portion]`.
 * @param dishes the pool, as rows of `figures` and `personal`.
 * @param slotKcal the slot's share of the day's energy.
 */
export function ownPoints(dishes: Int32Array, slotKcal: number, figures: Int32Array, personal: Int32Array): Int32Array {
  const own = new Int32Array(dishes.length * PORTION_COUNT);
  const tolerance = (slotKcal * SHARE_TOLERANCE_PERCENT) / 100;
  dishes.forEach((dish, pick) => {
    for (let step = 0; step < PORTION_COUNT; step++) {
      const energy = at(figures, (dish * PORTION_COUNT + step) * FIGURE_COUNT);
      const off = Math.max(0, Math.abs(energy - slotKcal) - tolerance);
      own[pick * PORTION_COUNT + step] =
        at(personal, dish) + (PORTION_POINTS[step] ?? 0) + Math.round(off * WEIGHTS.sharePerKcal);
    }
  });
  return own;
}
