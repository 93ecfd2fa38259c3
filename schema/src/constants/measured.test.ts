import { expect, test } from "vitest";
import { MEALS_PER_DAY_OPTIONS } from "./meals.ts";
import { ALLERGY_SETS, DIETS } from "./questionnaire.ts";
import { MEASURED } from "./samples/measured.data.ts";

test("the published measurements cover every diet, every set of allergies and every number of meals a day", () => {
  const { diets, allergySets, allergySetsOf, weeks } = MEASURED.safety;
  const [all, sets] = [DIETS.length, ALLERGY_SETS];
  expect({ diets, allergySets, allergySetsOf }).toEqual({ diets: all, allergySets: sets, allergySetsOf: sets });
  expect(weeks).toBe(all * sets * MEALS_PER_DAY_OPTIONS.length);
});
