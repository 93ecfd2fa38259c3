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

/** For each seed, the sides offered in every side choice of one meal. */
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
/** Without rice pudding, which is offered like bread and grain because it fills like them. */
const hasDessert = (pool: readonly Recipe[]) =>
  hasFamily(
    pool.filter((one) => !hasStarch([one])),
    "side-sweet",
  );

describe("a bowl of nuts", () => {
  test.each([
    ["is not offered with an omnivore's dinner", "omnivore", 3_000, "dinner", false],
    ["is not offered with a vegan's lunch", "vegan", 3_000, "lunch", false],
    ["is not offered with a small keto dinner", "keto", 1_500, "dinner", false],
    ["is offered with a large keto dinner", "keto", 3_000, "dinner", true],
    ["is offered with a large paleo lunch", "paleo", 3_000, "lunch", true],
    ["is not offered with an omnivore's breakfast", "omnivore", 2_000, "breakfast", false],
    ["is offered with a keto breakfast", "keto", 2_000, "breakfast", true],
  ] as const)("%s (%s, %d kcal)", (_, diet, kcal, type, isOffered) => {
    for (const choices of offered(diet, kcal, type)) expect(choices.some(hasNuts)).toBe(isOffered);
  });
});

test("larger dinners have up to four sides, one of them a choice of fruit or dessert", () => {
  const counts = [1_200, 2_000, 2_600, 3_200].map((kcal) => offered("omnivore", kcal, "dinner")[0]?.length);
  expect(counts).toEqual([1, 2, 3, 4]);
  for (const choices of offered("omnivore", 3_200, "dinner")) {
    const ending = choices.filter(hasDessert);
    expect(ending).toHaveLength(1);
    expect(hasFamily(ending[0] ?? [], "side-fruit")).toBe(true);
  }
});

test("only one side of a very large dinner may be bread, grain or potatoes", () => {
  for (const choices of offered("omnivore", 3_200, "dinner")) expect(choices.filter(hasStarch)).toHaveLength(1);
});
