import { describe, expect, test } from "vitest";
import { usualRequest } from "../../../test/fixtures/plan-requests.ts";
import { sampled } from "../../../test/fixtures/sample.ts";
import { FOODS, requireFood } from "../foods/catalogue/catalogue.ts";
import { costCents } from "../nutrition/sum.ts";
import { planWeek } from "../planner/plan-week.ts";
import { buildGroceryList, type GroceryMeal } from "./build-grocery-list.ts";
import { leftOverOf } from "./left-over.ts";

function listOf(foodId: string, grams: number, cupboardGrams: number | null = 0) {
  const meals: readonly GroceryMeal[] = [{ id: "m", name: "Dish", day: 1, ingredients: [{ foodId, grams }] }];
  const cupboard = cupboardGrams === 0 ? [] : [{ foodId, grams: cupboardGrams }];
  return buildGroceryList({ meals, household: 1, cupboard, system: "metric" });
}

/** The rest of the packs bought for the grams, as [keeps, perishes] in hundredths of the packs' price. */
function restOf(foodId: string, grams: number, cupboardGrams: number | null = 0): readonly number[] {
  const list = listOf(foodId, grams, cupboardGrams);
  const { keepsCents, perishesCents } = leftOverOf(list);
  return [keepsCents, perishesCents].map((cents) => Math.round((cents * 100) / Math.max(1, list.basketCents)));
}

describe("the value of what is left over", () => {
  test.each([
    // 500 g packs; keeps for months.
    ["pasta-dry", 250, [50, 0]],
    ["pasta-dry", 500, [0, 0]],
    // 21 days.
    ["carrot", 100, "keeps"],
    // It keeps a week or less, so it is useless the week after.
    ["spinach", 60, "perishes"],
    ["zucchini", 50, "perishes"],
    // The list assumes that leftover bread and meat are frozen.
    ["chicken-breast-skinless", 150, "keeps"],
    // An opened can does not keep.
    ["chickpeas-canned-drained", 100, "perishes"],
  ] as const)("of %s, %d g", (foodId, grams, expected) => {
    const [keeps = 0, perishes = 0] = restOf(foodId, grams);
    if (typeof expected !== "string") expect([keeps, perishes]).toEqual(expected);
    else expect([keeps > 0, perishes > 0]).toEqual([expected === "keeps", expected === "perishes"]);
  });

  test("includes what is saved by using food at home", () => {
    expect(restOf("pasta-dry", 600, 350)).toEqual([50, 0]);
    expect(restOf("pasta-dry", 600, null)).toEqual([0, 0]);
  });

  test("is never negative and never more than was bought", () => {
    for (const { id, staple } of FOODS.values()) {
      if (staple) continue;
      for (const grams of [7, 130, 900]) {
        const list = listOf(id, grams);
        const { keepsCents, perishesCents } = leftOverOf(list);
        expect(Math.min(keepsCents, perishesCents), id).toBeGreaterThanOrEqual(0);
        expect(keepsCents + perishesCents, id).toBeLessThanOrEqual(list.basketCents);
      }
    }
  });

  test("plus the value of what the meals use equals the price of the packs", () => {
    for (const seed of [1, 2, 3, 4, 5, 6].slice(0, sampled(6, 3))) {
      const { meals } = planWeek(usualRequest({ seed, budgetCents: 9_000 }));
      const list = buildGroceryList({ meals, household: 1 + (seed % 4), cupboard: [], system: "metric" });
      const { keepsCents, perishesCents } = leftOverOf(list);
      const used = list.items.reduce((sum, { foodId, grams }) => sum + costCents([{ foodId, grams }]), 0);
      const eaten = list.basketCents - keepsCents - perishesCents;
      expect(eaten, `${seed}`).toBeGreaterThanOrEqual(used * 0.95 - list.items.length);
      expect(eaten, `${seed}`).toBeLessThanOrEqual(used * 1.05 + list.items.length);
      expect(keepsCents, `${seed}`).toBeGreaterThan(0);
    }
  });
});

test("the foods of these cases keep as long as the cases assume", () => {
  expect(requireFood("pasta-dry").perishableDays).toBeNull();
  expect(requireFood("spinach").perishableDays).toBeLessThan(14);
});
