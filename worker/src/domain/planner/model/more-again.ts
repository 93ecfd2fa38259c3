import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import { findRecipe } from "../../cookbook/cookbook.ts";
import type { PlanRequest } from "../types.ts";
import { FRESH_WEEKS } from "./search-limits.ts";

/** Templates marked "more of this", without those of the last two weeks. */
export function moreAgain({ moreTemplateIds = [], recentRecipeIds, mealsPerDay }: PlanRequest): ReadonlySet<string> {
  const more = new Set(moreTemplateIds);
  if (more.size === 0) return more;
  for (const id of recentRecipeIds.slice(0, FRESH_WEEKS * DAYS_PER_WEEK * mealsPerDay)) {
    const templateId = findRecipe(id)?.templateId;
    if (templateId !== undefined) more.delete(templateId);
  }
  return more;
}
