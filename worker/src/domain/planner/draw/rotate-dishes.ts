import type { Recipe } from "../../cookbook/recipe.ts";
import { isMain } from "../model/build/build-dishes.ts";
import type { Candidate } from "../model/candidates.ts";
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
  const templates = new Map<string, Course>(
    eligible.flatMap(({ recipe }) => (recipe.side ? [] : [[recipe.templateId, courseOf(recipe)] as const])),
  );
  const counts: Record<Course, number> = { main: 0, breakfast: 0, snack: 0 };
  for (const course of templates.values()) counts[course] += 1;
  const wished = new Set([...request.favoriteTemplateIds, ...(request.moreTemplateIds ?? [])]);
  const isOut = ([id, course]: readonly [string, Course]) => {
    const { enough, share } = TURNS[course];
    return (
      (course === "snack" || !isTight) &&
      counts[course] >= enough &&
      !wished.has(id) &&
      createRandom(hashText(id, request.seed))() >= share
    );
  };
  const out = new Set([...templates].filter(isOut).map(([id]) => id));
  return out.size === 0 ? eligible : eligible.filter(({ recipe }) => !out.has(recipe.templateId));
}
