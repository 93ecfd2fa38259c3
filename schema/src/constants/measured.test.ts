import { expect, test } from "vitest";
import { MEALS_PER_DAY_OPTIONS } from "./meals.ts";
import { ALLERGY_SETS, DIETS } from "./questionnaire.ts";
import { MEASURED } from "./samples/measured.data.ts";

test("what /how-we-check says was measured with every diet, every number of meals a day and every set of the allergies that there are", () => {
  const { diets, allergySets, allergySetsOf, weeks } = MEASURED.safety;
  const [all, sets] = [DIETS.length, ALLERGY_SETS];
  expect({ diets, allergySets, allergySetsOf }).toEqual({ diets: all, allergySets: sets, allergySetsOf: sets });
  expect(weeks).toBe(all * sets * MEALS_PER_DAY_OPTIONS.length);
});
