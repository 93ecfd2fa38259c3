import { describe, expect, test } from "vitest";
import { usualRequest } from "../../../../../test/fixtures/plan-requests.ts";
import { allRecipes } from "../../../cookbook/cookbook.ts";
import { groupAmountsOf } from "../../../foods/catalogue/micronutrients.ts";
import { portionTable } from "../build/portion-table.ts";
import { refinedGrainCentiounces } from "../plate/figures-of-food.ts";
import { REFINED_GRAIN_CENTIOUNCES, WEIGHTS } from "../weights.ts";
import { buildDayGoals } from "./day-goals.ts";
import { FIGURE_COUNT, PORTION_COUNT, PORTION_FACTORS, REFINED_GRAIN } from "./goal-model.ts";
import { dayPoints } from "./points.ts";

const STEP = PORTION_FACTORS.indexOf(1);

describe("refined grain", () => {
  test("is counted for every dish as in the food tables", () => {
    const off = allRecipes().filter((recipe) => {
      const { figures, grams, foods } = portionTable(recipe);
      const expected = foods.reduce(
        (sum, { id }, index) => sum + groupAmountsOf(id).refinedGrains * (grams[index * PORTION_COUNT + STEP] ?? 0),
        0,
      );
      return Math.abs((figures[STEP * FIGURE_COUNT + REFINED_GRAIN] ?? 0) - expected) > 0.5;
    });
    expect(off).toEqual([]);
    expect(refinedGrainCentiounces("white-rice-long-grain", 100)).toBeGreaterThan(100);
    expect(refinedGrainCentiounces("brown-rice-long-grain", 100)).toBe(0);
  });

  test("costs points only above the day's limit", () => {
    const [goal] = buildDayGoals(usualRequest(), [{ slots: [{ day: 1, type: "lunch" }], pool: [] }], []);
    if (goal === undefined) throw new Error("no day");
    expect(goal.refinedGrainMaxCo).toBe(Math.round((REFINED_GRAIN_CENTIOUNCES * goal.energyKcal) / 1000));
    const points = (refined: number) => dayPoints(goal, ...NOTHING, refined);
    expect(points(goal.refinedGrainMaxCo)).toBe(points(0));
    expect(points(goal.refinedGrainMaxCo + 10) - points(0)).toBe(10 * WEIGHTS.refinedGrainPerCentiounce);
  });
});

/** A day's other sums, all zero. */
const NOTHING = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;
