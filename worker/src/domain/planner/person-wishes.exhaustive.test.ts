import { describe, expect, test } from "vitest";
import { usualRequest } from "../../../test/fixtures/plan-requests.ts";
import { sampled } from "../../../test/fixtures/sample.ts";
import { findRecipe } from "../cookbook/cookbook.ts";
import type { Meal } from "../meal.ts";
import { basketCents } from "./explain/basket.ts";
import { isMain } from "./model/build/build-dishes.ts";
import { eligibleCandidates } from "./model/candidates.ts";
import { fleshOfBreakfast } from "./model/goals/pattern.ts";
import { planWeek } from "./plan-week.ts";
import type { PlanResult } from "./types.ts";

function templateOf(meal: Meal): string {
  return findRecipe(meal.recipeId ?? "")?.templateId ?? "";
}

describe("the person's wishes", () => {
  test("a household of four pays for four and stays within its budget", () => {
    const request = usualRequest({ household: 4, budgetCents: 36_000 });
    const plan = planWeek(request);
    expect(plan.totals.householdCostCents).toBe(plan.totals.costCents * 4);
    expect(basketCents(plan.meals, request)).toBeLessThanOrEqual(36_000);
  });

  test("dishes marked “never again” and excluded foods are not served", () => {
    const usual = planWeek(usualRequest());
    const neverTemplateIds = usual.meals.map(templateOf);
    const excludedFoodIds = ["olive-oil", "onion"];
    const plan = planWeek(usualRequest({ neverTemplateIds, excludedFoodIds }));
    for (const meal of plan.meals) {
      expect(neverTemplateIds).not.toContain(templateOf(meal));
      expect(meal.ingredients.some(({ foodId }) => excludedFoodIds.includes(foodId))).toBe(false);
    }
  });

  test("fish for breakfast is rare unless it is a favorite", () => {
    const count = sampled(30, 18);
    const mornings = (plan: PlanResult) => plan.meals.filter(({ type }) => type === "breakfast");
    const isFish = ({ recipeId }: Meal) => {
      const recipe = findRecipe(recipeId ?? "");
      return recipe !== undefined && fleshOfBreakfast(recipe, "omnivore") === "fishBreakfast";
    };
    const weeks = (favoriteTemplateIds: readonly string[]) =>
      Array.from({ length: count }, (_, seed) => planWeek(usualRequest({ seed, favoriteTemplateIds })));
    expect(weeks([]).filter((week) => mornings(week).some(isFish)).length).toBeLessThanOrEqual(1);
    const templates = eligibleCandidates(usualRequest()).flatMap(({ recipe }) =>
      fleshOfBreakfast(recipe, "omnivore") === "fishBreakfast" ? [recipe.templateId] : [],
    );
    const wished = weeks([...new Set(templates)]).filter((week) => mornings(week).some(isFish));
    expect(wished.length).toBeGreaterThanOrEqual(count / 3);
    for (const week of wished) {
      const dishes = mornings(week).filter(isFish).map(templateOf);
      expect(new Set(dishes).size).toBe(dishes.length);
    }
  });

  test("favorites come over 1.5 times as often", () => {
    const favoriteTemplateIds = ["palak", "goulash", "tagine"].flatMap((word) =>
      [...new Set(planWeek(usualRequest()).meals.map(templateOf))].filter((id) => id.includes(word)).slice(0, 1),
    );
    const liked = [
      ...favoriteTemplateIds,
      ...planWeek(usualRequest({ seed: 77 }))
        .meals.slice(0, 9)
        .map(templateOf),
    ];
    const count = (plan: PlanResult) => plan.meals.filter((meal) => liked.includes(templateOf(meal))).length;
    let without = 0;
    let withThem = 0;
    for (let seed = 1; seed <= sampled(8, 4); seed++) {
      without += count(planWeek(usualRequest({ seed })));
      withThem += count(planWeek(usualRequest({ seed, favoriteTemplateIds: liked })));
    }
    expect(withThem).toBeGreaterThan(without * 1.5);
  });

  test("dishes marked “more” come more often, and those marked “less” rarely but not never", () => {
    const seeds = Array.from({ length: sampled(24, 18) }, (_, index) => index + 1);
    const mains = (plan: PlanResult) => plan.meals.filter(({ type }) => isMain(type)).map(templateOf);
    const usual = seeds.map((seed) => mains(planWeek(usualRequest({ seed }))));
    const often = new Map<string, number>();
    for (const template of usual.flat()) often.set(template, (often.get(template) ?? 0) + 1);
    const byCount = [...often].toSorted((one, other) => other[1] - one[1]).map(([template]) => template);
    const marked = byCount.slice(0, 8);
    const share = (weeks: readonly (readonly string[])[]) =>
      weeks.flat().filter((template) => marked.includes(template)).length;
    const rarer = seeds.map((seed) => mains(planWeek(usualRequest({ seed, lessTemplateIds: marked }))));
    const oftener = seeds.map((seed) => mains(planWeek(usualRequest({ seed, moreTemplateIds: marked }))));
    expect(share(rarer)).toBeLessThan(share(usual) / 3);
    // Less is not never.
    expect(share(rarer)).toBeGreaterThan(share(usual) / 12);
    expect(share(oftener)).toBeGreaterThan(share(usual) * 1.5);
  });

  test("dishes marked “more” still pause for two weeks and then come again", () => {
    const moreTemplateIds = [
      ...new Set(
        planWeek(usualRequest())
          .meals.filter(({ type }) => isMain(type))
          .map(templateOf),
      ),
    ];
    let recentRecipeIds: readonly string[] = [];
    const weeks: string[][] = [];
    for (let week = 0; week < 5; week++) {
      const recentTemplateIds = recentRecipeIds.map((id) => findRecipe(id)?.templateId ?? "");
      const plan = planWeek(usualRequest({ seed: 30 + week, recentRecipeIds, recentTemplateIds, moreTemplateIds }));
      const served = plan.meals.filter(({ type }) => isMain(type)).map(templateOf);
      weeks.push(served.filter((template) => moreTemplateIds.includes(template)));
      recentRecipeIds = [...plan.meals.flatMap(({ recipeId }) => recipeId ?? []), ...recentRecipeIds];
    }
    weeks.forEach((served, week) => {
      const before = new Set(weeks.slice(Math.max(0, week - 2), week).flat());
      expect(
        served.filter((template) => before.has(template)),
        `week ${week + 1}`,
      ).toEqual([]);
    });
    const first = new Set(weeks[0]);
    expect(
      weeks
        .slice(3)
        .flat()
        .filter((template) => first.has(template)).length,
    ).toBeGreaterThan(0);
  });

  test("premium dishes are never served to someone without premium", () => {
    const premium = (plan: PlanResult) =>
      plan.meals.filter(({ recipeId }) => findRecipe(recipeId ?? "")?.premium === true);
    for (let seed = 1; seed <= sampled(10, 4); seed++) expect(premium(planWeek(usualRequest({ seed })))).toEqual([]);
  });

  test("four weeks in a row each have 80 % new mains and repeat no dish of the two weeks before", () => {
    let recentRecipeIds: readonly string[] = [];
    for (let week = 0; week < 4; week++) {
      const recentTemplateIds = recentRecipeIds.map((id) => findRecipe(id)?.templateId ?? "");
      const { meals } = planWeek(usualRequest({ seed: 40 + week, recentRecipeIds, recentTemplateIds }));
      const mains = meals.filter(({ type }) => isMain(type));
      const fresh = mains.filter(({ recipeId }) => !recentRecipeIds.includes(recipeId ?? ""));
      expect(fresh.length).toBeGreaterThanOrEqual(mains.length * 0.8);
      const last = recentRecipeIds.slice(0, 2 * meals.length);
      expect(meals.filter(({ recipeId }) => last.includes(recipeId ?? "")).map(({ name }) => name)).toEqual([]);
      recentRecipeIds = [...meals.map(({ recipeId }) => recipeId ?? ""), ...recentRecipeIds];
    }
  });
});
