import { expect, test } from "vitest";
import { tabAfterKey } from "./tab-keys.ts";

const TABS = ["plans", "favorites", "profile"];

test.each([
  ["plans", "ArrowRight", "favorites"],
  ["profile", "ArrowRight", "plans"],
  ["plans", "ArrowLeft", "profile"],
  ["favorites", "ArrowLeft", "plans"],
  ["favorites", "Home", "plans"],
  ["favorites", "End", "profile"],
  ["favorites", "a", undefined],
  ["gone", "ArrowRight", undefined],
  [undefined, "End", undefined],
])("from %s, %s leads to %s", (open, key, expected) => {
  expect(tabAfterKey(TABS, open, key)).toBe(expected);
});
