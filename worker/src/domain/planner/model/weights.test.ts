import { expect, test } from "vitest";
import { familiesByTemplate } from "../../cookbook/families.ts";
import { MOST_OF_SIDE } from "./weights.ts";

test("each kind of side with a limit of its own is a family of the cookbook's", () => {
  const families = new Set(familiesByTemplate().values());
  expect(Object.keys(MOST_OF_SIDE).filter((family) => !families.has(family))).toEqual([]);
});
