import { expect, test } from "vitest";
import { familiesByTemplate } from "../../cookbook/families.ts";
import { MOST_OF_SIDE } from "./weights.ts";

test("every kind of side with its own limit is a family in the cookbook", () => {
  const families = new Set(familiesByTemplate().values());
  expect(Object.keys(MOST_OF_SIDE).filter((family) => !families.has(family))).toEqual([]);
});
