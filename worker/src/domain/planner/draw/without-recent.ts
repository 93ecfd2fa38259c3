import { DAYS_PER_WEEK, type MealType } from "@mealwright/schema/constants/meals";
import type { Slot } from "@mealwright/schema/rules/week";
import { findRecipe } from "../../cookbook/cookbook.ts";
import type { Recipe } from "../../cookbook/recipe.ts";
import { isMain } from "../model/build/build-dishes.ts";
import type { Candidate } from "../model/candidates.ts";
import { moreAgain } from "../model/more-again.ts";
import { ENOUGH_FRESH, FRESH_WEEKS } from "../model/search-limits.ts";
import type { PlanRequest } from "../types.ts";

/**
 * The dishes that may be planned: no mains of remembered weeks, no variants of the last two weeks' mains, no other
 * dishes of those two. Favorites stay; dishes wanted more often return after two weeks. If too few remain for a meal
 * type, variants come back first, then older dishes, then all.
 */
export function withoutRecent(
  request: PlanRequest,
  slots: readonly Slot[],
  eligible: readonly Candidate[],
): readonly Candidate[] {
  const { recentRecipeIds, favoriteTemplateIds, mealsPerDay } = request;
  if (recentRecipeIds.length === 0) return eligible;
  const last = recentRecipeIds.slice(0, FRESH_WEEKS * DAYS_PER_WEEK * mealsPerDay);
  const lastIds = new Set(last);
  const lastTemplates = new Set(last.map((id) => findRecipe(id)?.templateId));
  const again = moreAgain(request);
  const allIds = new Set(recentRecipeIds);
  const favorites = new Set(favoriteTemplateIds);
  const isNew = ({ id, mealTypes }: Recipe) => !(mealTypes.some(isMain) ? allIds : lastIds).has(id);
  const isOther = ({ templateId, mealTypes }: Recipe) => !mealTypes.some(isMain) || !lastTemplates.has(templateId);
  const rules = [
    (recipe: Recipe) => isNew(recipe) && isOther(recipe),
    isNew,
    ({ id }: Recipe) => !lastIds.has(id),
    () => true,
  ];
  const types = [...new Set<MealType>(slots.map(({ type }) => type))];
  const enough = new Map(
    types.map((type) => {
      const own = eligible.filter(({ recipe }) => recipe.mealTypes.includes(type));
      const wanted = ENOUGH_FRESH * slots.filter((slot) => slot.type === type).length;
      const rule = rules.find((one) => templatesOf(own.filter(({ recipe }) => one(recipe))) >= wanted);
      return [type, rule ?? (() => true)];
    }),
  );
  const fresh = eligible.filter(
    ({ recipe }) =>
      favorites.has(recipe.templateId) ||
      again.has(recipe.templateId) ||
      recipe.mealTypes.some((type) => enough.get(type)?.(recipe) ?? true),
  );
  return fresh.length === eligible.length ? eligible : fresh;
}

function templatesOf(candidates: readonly Candidate[]): number {
  return new Set(candidates.map(({ recipe }) => recipe.templateId)).size;
}
