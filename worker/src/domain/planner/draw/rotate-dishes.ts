import type { Recipe } from "../../cookbook/recipe.ts";
import { isMain } from "../model/build/build-dishes.ts";
import { type Candidate, measuredCookbook } from "../model/candidates.ts";
import { TURNS } from "../model/search-limits.ts";
import { createRandom, hashText } from "../random.ts";
import type { PlanRequest } from "../types.ts";

type Course = keyof typeof TURNS;

function courseOf({ mealTypes }: Recipe): Course {
  if (mealTypes.some(isMain)) return "main";
  return mealTypes.includes("breakfast") ? "breakfast" : "snack";
}

/**
 * The dishes without those whose turn it is not this week: what fits nearly every week's goals and list would be in nearly
 * every week. Favorites and what is wished more often always have their turn.
 * @param isTight whether money is short: then only snacks take turns, since the cheapest week needs all other dishes.
 */
export function rotateDishes(
  request: PlanRequest,
  eligible: readonly Candidate[],
  isTight: boolean = false,
): readonly Candidate[] {
  const templates = new Map<number, Recipe>();
  for (const { template, recipe } of eligible) {
    if (!templates.has(template) && !recipe.side) templates.set(template, recipe);
  }
  const counts: Record<Course, number> = { main: 0, breakfast: 0, snack: 0 };
  for (const recipe of templates.values()) counts[courseOf(recipe)] += 1;
  const wished = new Set([...request.favoriteTemplateIds, ...(request.moreTemplateIds ?? [])]);
  const isOut = (recipe: Recipe) => {
    const course = courseOf(recipe);
    const { enough, share } = TURNS[course];
    return (
      (course === "snack" || !isTight) &&
      counts[course] >= enough &&
      !wished.has(recipe.templateId) &&
      createRandom(hashText(recipe.templateId, request.seed))() >= share
    );
  };
  const out = new Uint8Array(measuredCookbook().templateCount);
  for (const [template, recipe] of templates) out[template] = isOut(recipe) ? 1 : 0;
  return out.includes(1) ? eligible.filter(({ template }) => out[template] === 0) : eligible;
}
