import { expect, test } from "vitest";
import { usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { eligibleCandidates } from "../model/candidates.ts";
import type { PlanRequest } from "../types.ts";
import { rotateSnacks } from "./rotate-snacks.ts";

const templatesIn = (request: PlanRequest) =>
  new Set(rotateSnacks(request, eligibleCandidates(request)).map(({ recipe }) => recipe.templateId));

test("each snack has its turn in some weeks and not in others; other dishes always have, and favorites", () => {
  const usual = usualRequest();
  const all = eligibleCandidates(usual).map(({ recipe }) => recipe);
  const snacks = new Set(all.filter(({ mealTypes }) => mealTypes.join() === "snack").map((one) => one.templateId));
  const weeks = Array.from({ length: 24 }, (_, seed) => templatesIn({ ...usual, seed }));
  for (const { templateId } of all) {
    const turns = weeks.filter((week) => week.has(templateId)).length;
    if (!snacks.has(templateId)) expect(turns).toBe(24);
    else expect(turns > 0 && turns < 24, templateId).toBe(true);
  }
  const [favorite = ""] = snacks;
  for (let seed = 0; seed < 24; seed++) {
    expect(templatesIn({ ...usual, seed, favoriteTemplateIds: [favorite] }).has(favorite)).toBe(true);
  }
});

test("who may have few snacks keeps all of them", () => {
  const request = usualRequest();
  const few = eligibleCandidates(request).filter(({ recipe }) => recipe.templateId.length % 9 === 0);
  const kept = rotateSnacks(request, few);
  expect(kept).toEqual(few);
});
