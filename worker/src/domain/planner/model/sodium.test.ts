import { DIETS } from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import { eaterWith, usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { allSides, findRecipe } from "../../cookbook/cookbook.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Meal } from "../../meal.ts";
import { planWeek } from "../plan-week.ts";
import { leastSalted, portionGrams } from "./portion.ts";
import { SALTED_SHARE } from "./search-limits.ts";

const SALT = requireFood("salt");
const SALT_MG_PER_GRAM = (SALT.per100g.sodiumMg ?? 0) / 100;
/** Each meal's figure is rounded to a milligram before it is summed, the planner's to ten. */
const ROUNDING_MG = 30;

interface Salt {
  readonly grams: number;
  readonly usual: number;
  readonly least: number;
}

/** The salt of a meal beside what its recipe has at any portion, and the least that it may come with; none where it grows. */
function saltOf({ recipeId, ingredients }: Meal): readonly Salt[] {
  const line = findRecipe(recipeId ?? "")?.ingredients.find(({ foodId }) => foodId === SALT.id);
  const grams = ingredients.find(({ foodId }) => foodId === SALT.id)?.grams ?? 0;
  if (line?.scaling !== "fixed") return [];
  const usual = portionGrams(SALT, line, 1);
  return [{ grams, usual, least: leastSalted(SALT, usual, line.measure) }];
}

const plans = DIETS.flatMap((diet) =>
  [1, 2, 3].map((seed) => {
    const request = usualRequest({ eater: eaterWith(diet, [], 45), seed });
    return { request, plan: planWeek(request) };
  }),
);

const sideTemplates = [...new Set(allSides().map(({ templateId }) => templateId))];

/** The same people with half the limit, which few weeks keep without less salt; without sides, whose salt is in the dish's line. */
const strictPlans = plans.map(({ request }) => {
  const targets = { ...request.targets, sodiumMaxMg: 1_150 };
  const strict = { ...request, targets, neverTemplateIds: sideTemplates };
  return { request: strict, plan: planWeek(strict) };
});

describe("salt", () => {
  test("is cut where a day has too much sodium, never below half, and nowhere else", () => {
    let cut = 0;
    for (const { request, plan } of strictPlans) {
      for (const { day, nutrition } of plan.totals.days) {
        const salts = plan.meals.filter((meal) => meal.day === day).flatMap(saltOf);
        const left = salts.filter(({ grams, least }) => grams > least + 0.01).length;
        const missing = salts.map(({ grams, usual }) => usual - grams).filter((grams) => grams > 0.05);
        for (const { grams, least } of salts) expect(grams).toBeGreaterThanOrEqual(least - 0.01);
        if (nutrition.sodium > request.targets.sodiumMaxMg + ROUNDING_MG) expect(left).toBe(0);
        if (missing.length === 0) continue;
        cut++;
        const before = nutrition.sodium + Math.min(...missing) * SALT_MG_PER_GRAM;
        expect(before).toBeGreaterThan(request.targets.sodiumMaxMg * SALTED_SHARE - ROUNDING_MG);
      }
    }
    expect(cut).toBeGreaterThan(0);
  });

  test("half of a quarter teaspoon is an eighth, and other foods keep their amount", () => {
    expect(leastSalted(SALT, 1.5, "tsp")).toBe(0.75);
    expect(leastSalted(SALT, 0.3, "tsp")).toBeLessThanOrEqual(0.3);
    expect(leastSalted(requireFood("soy-sauce"), 16, "tbsp")).toBe(16);
  });

  test("a week above what is advised says so, with its mean; another says nothing", () => {
    const salty = plans.map(({ request, plan }) => {
      const mean = plan.totals.days.reduce((sum, { nutrition }) => sum + nutrition.sodium, 0) / plan.totals.days.length;
      const note = plan.notes.find(({ kind }) => kind === "sodium");
      expect(note !== undefined, `${request.eater.diet} ${mean}`).toBe(mean > request.targets.sodiumMaxMg);
      if (note !== undefined) expect(note.figures).toEqual({ sodiumMg: Math.round(mean), sodiumMaxMg: 2300 });
      return note !== undefined;
    });
    expect(salty).toContain(false);
    const strict = usualRequest({ eater: eaterWith("vegan", [], 45) });
    const little = { ...strict, targets: { ...strict.targets, sodiumMaxMg: 600 } };
    expect(planWeek(little).notes.find(({ kind }) => kind === "sodium")?.text).toMatch(
      /^The planned meals have [\d,]+ mg of sodium a day on average; 600 mg is the most that is advised\.$/,
    );
  });
});
