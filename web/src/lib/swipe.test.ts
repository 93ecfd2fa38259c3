import { expect, test } from "vitest";
import { closesBySwipe, swipeOffsetPx } from "./swipe.ts";

test.each([
  [50, 0, 50, true],
  [49, 0, 49, false],
  [120, 30, 120, true],
  [-80, 0, 0, false],
  [0, 90, 0, false],
  [60, -90, 0, false],
])("a move of %i, %i shifts by %i and closes: %s", (x, y, offset, closes) => {
  expect(swipeOffsetPx({ x, y })).toBe(offset);
  expect(closesBySwipe({ x, y })).toBe(closes);
});
