import { COURSES, type Course, MEAL_TYPE_FACTS } from "@mealwright/schema/constants/meals";
import type { Recipe } from "../../cookbook/recipe.ts";
import { type Candidate, measuredCookbook } from "../model/candidates.ts";
import { FITS_ALL, TIGHT_TURNS, TURNS } from "../model/search-limits.ts";
import { createRandom, hashText } from "../random.ts";
import type { PlanRequest } from "../types.ts";
import { SHARE_OF_OFTEN } from "./often.data.ts";

/** The course of a dish; the first one if it suits several types of meal. */
function courseOf({ mealTypes }: Recipe): Course {
  return COURSES.find((course) => mealTypes.some((type) => MEAL_TYPE_FACTS[type].course === course)) ?? "snack";
}

/**
 * Leaves out some dishes each week, because those that fit almost any week would otherwise be in nearly all of them.
 * Favorites and dishes wanted more often always stay.
 * @param isTight whether money is short: then only snacks and dishes that fit any week rotate; the cheapest week needs all.
 */
export function rotateDishes(
  request: PlanRequest,
  eligible: readonly Candidate[],
  isTight: boolean = false,
): readonly Candidate[] {
  const templates = new Map<number, Recipe>();
  const few = new Set<number>();
  const cheap = new Set<number>();
  for (const { template, recipe, foods, centsPerKcal } of eligible) {
    if (!templates.has(template) && !recipe.side) templates.set(template, recipe);
    if (foods.length <= FITS_ALL.foods) few.add(template);
    if (centsPerKcal < FITS_ALL.centsPerKcal) cheap.add(template);
  }
  const counts: Record<Course, number> = { main: 0, breakfast: 0, snack: 0 };
  for (const recipe of templates.values()) counts[courseOf(recipe)] += 1;
  const wished = new Set([...request.favoriteTemplateIds, ...(request.moreTemplateIds ?? [])]);
  const isOut = (template: number, recipe: Recipe) => {
    const course = courseOf(recipe);
    const turns = TURNS[course];
    const { ofCheap, ofFewFoods } = isTight && course !== "snack" ? TIGHT_TURNS : turns;
    const usual = isTight && course !== "snack" ? 1 : turns.share;
    const ofKind = cheap.has(template) ? ofCheap : few.has(template) ? ofFewFoods : usual;
    const often = SHARE_OF_OFTEN[recipe.templateId] ?? 1;
    const ofMany = counts[course] >= turns.enough ? Math.min(ofKind, often) : often;
    const share = counts[course] >= turns.oftenFrom ? ofMany : 1;
    return !wished.has(recipe.templateId) && createRandom(hashText(recipe.templateId, request.seed))() >= share;
  };
  const out = new Uint8Array(measuredCookbook().templateCount);
  for (const [template, recipe] of templates) out[template] = isOut(template, recipe) ? 1 : 0;
  return out.includes(1) ? eligible.filter(({ template }) => out[template] === 0) : eligible;
}
