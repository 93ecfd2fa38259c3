import { expect, test } from "vitest";
import { MEASURED } from "./measured.data.ts";
import { ALLERGY_SETS, DIETS, MEALS_PER_DAY_OPTIONS } from "./questionnaire.ts";

test("what /how-we-check says was measured for every diet, allergy set and number of meals a day that there is", () => {
  const { diets, allergySets, weeks } = MEASURED.safety;
  expect({ diets, allergySets, weeks }).toEqual({
    diets: DIETS.length,
    allergySets: ALLERGY_SETS,
    weeks: DIETS.length * ALLERGY_SETS * MEALS_PER_DAY_OPTIONS.length,
  });
});
