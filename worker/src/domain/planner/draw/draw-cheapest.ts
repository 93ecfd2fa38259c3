import type { MealType } from "@mealwright/schema/constants/meals";
import { COOKING_LEVELS } from "@mealwright/schema/constants/questionnaire";
import type { Candidate } from "../model/candidates.ts";
import { CHEAPEST_DISHES, NET_CREDIT, PROTEIN_CREDITS } from "../model/search-limits.ts";
import type { PlanRequest } from "../types.ts";
import { bestOfTemplates } from "./least-of.ts";
import { positionsOf } from "./positions.ts";

/**
 * By meal type, the dishes for the cheapest week: those that cost least for their energy, or for energy and protein
 * together.
 * @param width multiplies the usual number of dishes.
 */
export function drawCheapest(
  request: PlanRequest,
  eligible: readonly Candidate[],
  types: readonly MealType[],
  width = 1,
): ReadonlyMap<MealType, readonly Candidate[]> {
  const level = COOKING_LEVELS.indexOf(request.level);
  const credits = PROTEIN_CREDITS.map((protein) => ({ protein, net: 0 }));
  if (request.targets.netCarbohydrateMaxG !== null) credits.push({ protein: 0, net: NET_CREDIT });
  return new Map(
    types.map((type) => {
      const positions = positionsOf(eligible, type, level);
      const chosen = new Set<number>();
      for (const credit of credits) {
        const score = (position: number) => {
          const { centsPerKcal = 0, proteinPerKcal = 0, netPerKcal = 0 } = eligible[position] ?? {};
          return centsPerKcal - credit.protein * proteinPerKcal * 4 + credit.net * netPerKcal * 4;
        };
        for (const position of bestOfTemplates(eligible, positions, CHEAPEST_DISHES * width, score))
          chosen.add(position);
      }
      return [type, [...chosen].flatMap((position) => eligible[position] ?? [])];
    }),
  );
}
