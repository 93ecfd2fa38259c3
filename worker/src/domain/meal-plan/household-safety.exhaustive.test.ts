import { expect, test } from "vitest";
import { householdFaults } from "../../../test/fixtures/households.ts";
import { sampled } from "../../../test/fixtures/sample.ts";

/** A sample; `household-safety.slow.test.ts` plans for ten thousand. */
const HOUSEHOLDS = sampled(300, 16);

test(`in ${HOUSEHOLDS} households of 2 to 6, every dish of the week suits everybody`, () => {
  const weeks = Array.from({ length: HOUSEHOLDS }, (_, index) => householdFaults(index + 1));
  expect(weeks.flatMap(({ faults }) => faults)).toEqual([]);
  // Diets and allergies leave nothing to eat in some households; most get a week.
  expect(weeks.filter(({ meals }) => meals > 0).length).toBeGreaterThan(HOUSEHOLDS / 2);
});
