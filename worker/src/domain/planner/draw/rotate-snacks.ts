import type { Candidate } from "../model/candidates.ts";
import { createRandom, hashText } from "../random.ts";
import type { PlanRequest } from "../types.ts";

/** With fewer templates of snacks, all of them stay in every week. */
const ENOUGH_TEMPLATES = 16;
/** Of more than those, this share has its turn in a week. */
const TURN = 0.5;

/**
 * The dishes without the snacks whose turn it is not: snacks need so few foods that the same one would fit nearly every
 * week's list. Favorites and what is wished more often always have their turn.
 */
export function rotateSnacks(request: PlanRequest, eligible: readonly Candidate[]): readonly Candidate[] {
  const snacks = new Set(
    eligible.flatMap(({ recipe }) => (recipe.mealTypes.every((type) => type === "snack") ? [recipe.templateId] : [])),
  );
  if (snacks.size < ENOUGH_TEMPLATES) return eligible;
  const wished = new Set([...request.favoriteTemplateIds, ...(request.moreTemplateIds ?? [])]);
  const isOut = (id: string) => snacks.has(id) && !wished.has(id) && createRandom(hashText(id, request.seed))() >= TURN;
  const out = new Set([...snacks].filter(isOut));
  return eligible.filter(({ recipe }) => !out.has(recipe.templateId));
}
