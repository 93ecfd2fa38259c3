import { afterEach, expect, test, vi } from "vitest";
import { trackConversion } from "./conversion.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["weekly-flex", 5],
  ["monthly-saver", 18],
  ["annual-vip", 180],
] as const)("buying %s reports one conversion worth %d EUR", (tier, value) => {
  const tag = vi.fn();
  trackConversion(tier, tag);
  expect(tag.mock.calls).toEqual([["event", "conversion", { plan: tier, value, currency: "EUR" }]]);
});

test("a missing or broken advertising tag only logs a warning", () => {
  vi.stubGlobal("window", {});
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  trackConversion("weekly-flex");
  trackConversion("weekly-flex", () => {
    throw new Error("blocked");
  });
  expect(warn).toHaveBeenCalledTimes(2);
});
