import { expect, test } from "vitest";
import { usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { isMain } from "../model/build/build-dishes.ts";
import { eligibleCandidates, measuredCookbook } from "../model/candidates.ts";
import { FITS_ALL, TURNS } from "../model/search-limits.ts";
import type { PlanRequest } from "../types.ts";
import { SHARE_OF_OFTEN } from "./often.data.ts";
import { rotateDishes } from "./rotate-dishes.ts";

const WEEKS = 40;

const templatesIn = (request: PlanRequest) =>
  new Set(rotateDishes(request, eligibleCandidates(request)).map(({ recipe }) => recipe.templateId));

test("a dish is offered only in some weeks, but sides and favorites in every week", () => {
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

test("on a tight budget only snacks and dishes that fit any week are ever left out", () => {
  const usual = usualRequest();
  const all = eligibleCandidates(usual);
  const dishes = all.filter(({ recipe }) => recipe.mealTypes.some((type) => type !== "snack"));
  const idsOf = (some: typeof all) => new Set(some.map(({ recipe }) => recipe.templateId));
  const fitting = idsOf(
    dishes.filter(({ foods, centsPerKcal }) => foods.length <= FITS_ALL.foods || centsPerKcal < FITS_ALL.centsPerKcal),
  );
  const others = [...idsOf(dishes)].filter((id) => !fitting.has(id) && SHARE_OF_OFTEN[id] === undefined);
  let kept = 0;
  for (let seed = 0; seed < WEEKS; seed++) {
    const week = rotateDishes({ ...usual, seed }, all, true);
    const ids = idsOf(week);
    expect(others.filter((id) => !ids.has(id))).toEqual([]);
    expect(week.length).toBeLessThan(all.length);
    kept += [...fitting].filter((id) => ids.has(id)).length;
  }
  expect(kept / (fitting.size * WEEKS)).toBeGreaterThan(0.6);
  expect(kept).toBeLessThan(fitting.size * WEEKS);
});

test("each dish in SHARE_OF_OFTEN exists and is offered about as rarely as listed", () => {
  const usual = usualRequest();
  const all = measuredCookbook().candidates;
  const weeks = Array.from({ length: 200 }, (_, seed) => {
    const kept = rotateDishes({ ...usual, seed }, all, seed % 2 === 0);
    return new Set(kept.map(({ recipe }) => recipe.templateId));
  });
  const known = new Set(all.map(({ recipe }) => recipe.templateId));
  for (const [id, share] of Object.entries(SHARE_OF_OFTEN)) {
    expect(known, id).toContain(id);
    const turns = weeks.filter((week) => week.has(id)).length / weeks.length;
    expect(turns, id).toBeGreaterThan(0.1);
    expect(turns, id).toBeLessThan(share + 0.12);
  }
});

test("on keto, which has fewer mains, only mains that would come too often are ever left out", () => {
  const usual = usualRequest();
  const keto: PlanRequest = { ...usual, eater: { ...usual.eater, diet: "keto" } };
  const all = eligibleCandidates(keto);
  const mains = all.filter(({ recipe }) => !recipe.side && recipe.mealTypes.some(isMain));
  const idsOf = (some: typeof all) => new Set(some.map(({ recipe }) => recipe.templateId));
  const ids = [...idsOf(mains)];
  expect(ids.length).toBeGreaterThanOrEqual(TURNS.main.oftenFrom);
  expect(ids.length).toBeLessThan(TURNS.main.enough);
  const weeks = Array.from({ length: WEEKS }, (_, seed) => idsOf(rotateDishes({ ...keto, seed }, mains)));
  const often = ids.filter((id) => SHARE_OF_OFTEN[id] !== undefined);
  expect(often).not.toEqual([]);
  for (const id of ids) {
    const turns = weeks.filter((week) => week.has(id)).length;
    expect(often.includes(id) ? turns < WEEKS : turns === WEEKS, id).toBe(true);
  }
  const few = mains.filter(({ recipe }) => ids.indexOf(recipe.templateId) < TURNS.main.oftenFrom - 1);
  for (let seed = 0; seed < WEEKS; seed++) expect(rotateDishes({ ...keto, seed }, few)).toEqual(few);
});

test("someone who can eat only a few dishes is offered all of them", () => {
  const request = usualRequest();
  const few = eligibleCandidates(request).filter(({ recipe }) => recipe.templateId.length % 9 === 0);
  const kept = rotateDishes(request, few);
  expect(kept).toEqual(few);
});
