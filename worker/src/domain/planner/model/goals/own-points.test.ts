import { expect, test } from "vitest";
import { eaterWith, usualRequest } from "../../../../../test/fixtures/plan-requests.ts";
import { allRecipes } from "../../../cookbook/cookbook.ts";
import { WEIGHTS } from "../weights.ts";
import { DINNER_BREAKFASTS } from "./dinner-breakfasts.data.ts";
import { personalPoints } from "./own-points.ts";

const breakfasts = allRecipes().filter(({ mealTypes }) => mealTypes.includes("breakfast"));

test("every dish in the list of dinner-like breakfasts is a breakfast in the cookbook", () => {
  const known = new Set(breakfasts.map(({ templateId }) => templateId));
  expect([...DINNER_BREAKFASTS].filter((id) => !known.has(id))).toEqual([]);
});

test("a dinner-like breakfast costs extra points unless it is a favorite or the diet has no grain", () => {
  const dish = breakfasts.filter(({ templateId }) => templateId === "potato-bean-skillet").slice(0, 1);
  const pointsFor = (change: Parameters<typeof usualRequest>[0]) => personalPoints(usualRequest(change), dish)[0] ?? 0;
  const points = pointsFor({});
  expect(points).toBeGreaterThanOrEqual(WEIGHTS.dinnerBreakfast);
  expect(points - pointsFor({ favoriteTemplateIds: ["potato-bean-skillet"] })).toBe(WEIGHTS.dinnerBreakfast);
  expect(points - pointsFor({ eater: eaterWith("keto", [], 120) })).toBe(WEIGHTS.dinnerBreakfast);
});
