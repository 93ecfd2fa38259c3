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
/** The totals add figures rounded to 1 mg, the planner adds figures rounded to 10 mg. */
const ROUNDING_MG = 30;

interface Salt {
  readonly grams: number;
  readonly usual: number;
  readonly least: number;
}

/** A meal's salt, its recipe's usual amount and the least allowed; none if the salt grows with the portion. */
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

/** Half the limit, so that salt has to be reduced; no sides, because their salt is added to the dish's line. */
const strictPlans = plans.map(({ request }) => {
  const targets = { ...request.targets, sodiumMaxMg: 1_150 };
  const strict = { ...request, targets, neverTemplateIds: sideTemplates };
  return { request: strict, plan: planWeek(strict) };
});

describe("salt", () => {
  test("is reduced only on days with too much sodium, and to no less than half", () => {
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

  test("can be halved to an eighth of a teaspoon, while soy sauce keeps its amount", () => {
    expect(leastSalted(SALT, 1.5, "tsp")).toBe(0.75);
    expect(leastSalted(SALT, 0.3, "tsp")).toBeLessThanOrEqual(0.3);
    expect(leastSalted(requireFood("soy-sauce"), 16, "tbsp")).toBe(16);
  });

  test("gets a note with the week's average sodium only if that exceeds the limit", () => {
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
