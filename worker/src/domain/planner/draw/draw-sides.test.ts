import type { MealType } from "@mealwright/schema/constants/meals";
import type { Diet } from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import { usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import type { Recipe } from "../../cookbook/recipe.ts";
import { familyOf } from "../model/build/build-dishes.ts";
import { countOf, TABLE_SHIFTS, tableOf } from "../model/goals/table-points.ts";
import { createRandom } from "../random.ts";
import type { PlanRequest } from "../types.ts";
import { withSides } from "./draw-sides.ts";

const SEEDS = 30;

/** The sides offered beside one meal, choice by choice, over some draws. */
function offered(diet: Diet, energyKcal: number, type: MealType): readonly (readonly (readonly Recipe[])[])[] {
  const usual = usualRequest();
  const request: PlanRequest = {
    ...usual,
    mealsPerDay: 2,
    eater: { ...usual.eater, diet },
    targets: { ...usual.targets, energyKcal },
  };
  const slots = [{ day: 1, type }];
  return Array.from({ length: SEEDS }, (_, seed) =>
    withSides(request, [{ slots, pool: [] }], createRandom(seed))
      .filter(({ isSide }) => isSide === true)
      .map(({ pool }) => pool.map(({ recipe }) => recipe)),
  );
}
const hasNuts = (pool: readonly Recipe[]) => pool.some(({ templateId }) => templateId === "side-handful-of-nuts");
const hasStarch = (pool: readonly Recipe[]) => pool.some((recipe) => countOf(tableOf(recipe), TABLE_SHIFTS.starch) > 0);
const hasFamily = (pool: readonly Recipe[], family: string) => pool.some((recipe) => familyOf(recipe) === family);
/** Rice pudding is chosen as bread and grain are, because it fills like them. */
const hasDessert = (pool: readonly Recipe[]) =>
  hasFamily(
    pool.filter((one) => !hasStarch([one])),
    "side-sweet",
  );

describe("a bowl of nuts is offered beside", () => {
  test.each([
    ["an omnivore's dinner", "omnivore", 3_000, "dinner", false],
    ["a vegan's lunch", "vegan", 3_000, "lunch", false],
    ["a small keto dinner", "keto", 1_500, "dinner", false],
    ["a large keto dinner", "keto", 3_000, "dinner", true],
    ["a large paleo lunch", "paleo", 3_000, "lunch", true],
    ["an omnivore's breakfast", "omnivore", 2_000, "breakfast", false],
    ["a keto breakfast", "keto", 2_000, "breakfast", true],
  ] as const)("%s: %s of %d kcal, %s: %s", (_, diet, kcal, type, isOffered) => {
    for (const choices of offered(diet, kcal, type)) expect(choices.some(hasNuts)).toBe(isOffered);
  });
});

test("the larger a meal, the more stands beside it; what ends it shares a choice with its fruit", () => {
  const counts = [1_200, 2_000, 2_600, 3_200].map((kcal) => offered("omnivore", kcal, "dinner")[0]?.length);
  expect(counts).toEqual([1, 2, 3, 4]);
  for (const choices of offered("omnivore", 3_200, "dinner")) {
    const ending = choices.filter(hasDessert);
    expect(ending).toHaveLength(1);
    expect(hasFamily(ending[0] ?? [], "side-fruit")).toBe(true);
  }
});

test("of the choices beside a very large meal one alone has bread, grain or potatoes", () => {
  for (const choices of offered("omnivore", 3_200, "dinner")) expect(choices.filter(hasStarch)).toHaveLength(1);
});
