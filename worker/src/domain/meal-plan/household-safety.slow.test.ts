import { expect, test } from "vitest";
import { householdFaults } from "../../../test/fixtures/households.ts";

const HOUSEHOLDS = 10_000;
/** After the seeds of the sample in `npm test`. */
const FIRST_SEED = 10_001;

test(`in ${HOUSEHOLDS} households of 2 to 6, every dish of the week suits everybody`, () => {
  let meals = 0;
  for (let index = 0; index < HOUSEHOLDS; index++) {
    const week = householdFaults(FIRST_SEED + index);
    if (week.faults.length > 0) expect(week.faults).toEqual([]);
    meals += week.meals;
  }
  expect(meals).toBeGreaterThan(HOUSEHOLDS);
  console.log(`${HOUSEHOLDS} households, ${meals} meals, 0 violations`);
});
