import { expect, test } from "vitest";
import { MEASURED } from "./measured.data.ts";
import { ALLERGY_SETS, DIETS, MEALS_PER_DAY_OPTIONS } from "./questionnaire.ts";

test("what /how-we-check says was measured with every diet, every number of meals a day and the allergies that there are", () => {
  const { diets, allergySets, allergySetsOf, weeks } = MEASURED.safety;
  expect({ diets, allergySetsOf }).toEqual({ diets: DIETS.length, allergySetsOf: ALLERGY_SETS });
  expect(weeks).toBe(DIETS.length * allergySets * MEALS_PER_DAY_OPTIONS.length);
  // Fewer sets would say little of pairs of allergies.
  expect(allergySets).toBeGreaterThanOrEqual(100);
});
