import { expect, test } from "vitest";
import { offsetText, readOffset, weekAt } from "./weeks.ts";

test.each([
  [null, 0],
  ["2", 2],
  ["-2", -2],
  ["-3", -2],
  ["3", 3],
  ["4", 3],
  ["1.5", 0],
  ["soon", 0],
])("week=%s in the address means offset %i", (text, offset) => {
  expect(readOffset(text)).toBe(offset);
});

test.each([
  [-2, "2026-11-02", "2 weeks ago"],
  [-1, "2026-11-09", "Last week"],
  [0, "2026-11-16", "This week"],
  [1, "2026-11-23", "Next week"],
  [3, "2026-12-07", "In 3 weeks"],
])("offset %i is the week of %s, %s", (offset, weekOf, text) => {
  expect(weekAt(offset, new Date("2026-11-21T12:00:00Z"))).toBe(weekOf);
  expect(offsetText(offset)).toBe(text);
});
