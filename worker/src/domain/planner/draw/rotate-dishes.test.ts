import { expect, test } from "vitest";
import { usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { eligibleCandidates } from "../model/candidates.ts";
import type { PlanRequest } from "../types.ts";
import { rotateDishes } from "./rotate-dishes.ts";

const WEEKS = 40;

const templatesIn = (request: PlanRequest) =>
  new Set(rotateDishes(request, eligibleCandidates(request)).map(({ recipe }) => recipe.templateId));

test("each dish has its turn in some weeks and not in others; what stands beside them and favorites always have", () => {
  const usual = usualRequest();
  const all = eligibleCandidates(usual).map(({ recipe }) => recipe);
  const weeks = Array.from({ length: WEEKS }, (_, seed) => templatesIn({ ...usual, seed }));
  for (const { templateId, side } of all) {
    const turns = weeks.filter((week) => week.has(templateId)).length;
    if (side) expect(turns).toBe(WEEKS);
    else expect(turns > 0 && turns < WEEKS, templateId).toBe(true);
  }
  const favorites = ["breakfast", "lunch", "snack"].flatMap((type) => {
    const first = all.find(({ side, mealTypes }) => !side && mealTypes.some((one) => one === type));
    return first === undefined ? [] : [first.templateId];
  });
  expect(favorites).toHaveLength(3);
  for (let seed = 0; seed < WEEKS; seed++) {
    const kept = templatesIn({ ...usual, seed, favoriteTemplateIds: favorites });
    for (const favorite of favorites) expect(kept).toContain(favorite);
  }
});

test("where money is short only snacks take turns", () => {
  const usual = usualRequest();
  const all = eligibleCandidates(usual);
  const kept = new Set(rotateDishes(usual, all, true));
  for (const one of all) {
    if (one.recipe.mealTypes.some((type) => type !== "snack")) expect(kept, one.recipe.templateId).toContain(one);
  }
  expect(kept.size).toBeLessThan(all.length);
});

test("who may have few dishes keeps all of them", () => {
  const request = usualRequest();
  const few = eligibleCandidates(request).filter(({ recipe }) => recipe.templateId.length % 9 === 0);
  const kept = rotateDishes(request, few);
  expect(kept).toEqual(few);
});
