import { expect, test } from "vitest";
import { parseAppearance } from "./appearance.ts";

test.each([
  ["light", "light"],
  ["dark", "dark"],
  ["system", "system"],
  ["neon", "system"],
  [null, "system"],
])("stored value %j means appearance %s", (stored, expected) => {
  expect(parseAppearance(stored)).toBe(expected);
});
