import { expect, test } from "vitest";
import { usualRequest } from "../../../../../test/fixtures/plan-requests.ts";
import { figureOf, sumKnown } from "../../../nutrition/diet-figures.ts";
import { referenceIntake } from "../../../nutrition/reference-intakes.ts";
import { planWeek } from "../../plan-week.ts";
import { WEEK_FIGURE_COUNT, weekFiguresOf, weekFiguresPerGram, weekGoals } from "./week-nutrients.ts";

const WEEK = [1, 2, 3, 4, 5, 6, 7];
const SEEDS = [11, 12, 13, 14];
const MILK_UG = 1.2;

test("a food adds the nutrients in the food tables, and zero for unknown figures", () => {
  // In tenths of a microgram, per gram.
  expect(weekFiguresPerGram("low-fat-milk-1", null)[0]).toBeCloseTo((MILK_UG * 10) / 100);
  expect([...weekFiguresPerGram("water", null)].every((figure) => figure >= 0)).toBe(true);
  expect(weekFiguresPerGram("pea-milk", null).some(Number.isNaN)).toBe(false);
});

test("a week's nutrient goals are the reference intakes, scaled to the days planned", () => {
  const request = usualRequest({});
  const { energyKcal } = request.targets;
  const dayOf = (kcal: number) => ({ energyKcal: kcal }) as Parameters<typeof weekGoals>[1][number];
  const body = { age: 75, gender: "female" } as const;
  const whole = weekGoals({ ...request, body }, [dayOf(energyKcal), dayOf(energyKcal)]);
  const part = weekGoals({ ...request, body }, [dayOf(energyKcal / 2)]);
  expect(whole.least[0]).toBe(Math.round(referenceIntake("vitaminDUg", body) * 10 * 0.93 * 2));
  expect(whole.least.length).toBe(WEEK_FIGURE_COUNT);
  whole.least.forEach((least, figure) => {
    expect(Math.abs(least - 4 * (part.least[figure] ?? 0))).toBeLessThanOrEqual(2);
  });
});

test("weeks average over 80 % of the reference intake of vitamin E, choline and omega-3", () => {
  const plans = SEEDS.map((seed) => planWeek(usualRequest({ days: WEEK, seed, body: { age: 40, gender: "male" } })));
  for (const { meals } of plans) expect([...weekFiguresOf(meals)].every((figure) => figure > 0)).toBe(true);
  const amounts = plans.flatMap(({ meals }) => meals.flatMap(({ ingredients }) => ingredients));
  for (const nutrient of ["vitaminEMg", "cholineMg", "alaG"] as const) {
    const perDay = sumKnown(amounts, figureOf(nutrient)).amount / WEEK.length / SEEDS.length;
    expect(perDay, nutrient).toBeGreaterThan(0.8 * referenceIntake(nutrient, { age: 40, gender: "male" }));
  }
});
