import { describe, expect, test } from "vitest";
import { changedText, dateFault, goneText, lotsText, typedAmount } from "./kitchen-text.ts";

const CAN = { unit: "can", gramsEach: 240, size: { quantity: 400, unit: "g" } };

describe("what is said of a food in the kitchen", () => {
  test("its weight and the day by which it is good", () => {
    expect(lotsText({ lots: [{ grams: 500, useBy: "2026-11-26" }], counted: null }, "metric")).toBe(
      "500 g, use by November 26",
    );
  });

  test("an opened rest beside what keeps, as the shop counts it", () => {
    const lots = [
      { grams: 150, useBy: "2026-12-01" },
      { grams: 480, useBy: null },
    ];
    expect(lotsText({ lots, counted: CAN }, "metric")).toBe("150 g, use by December 1; 2 cans (400 g), keeps");
  });
});

test("an amount stands in its field as it would be typed", () => {
  expect(typedAmount(500, 1)).toBe("500");
  expect(typedAmount(360, 240)).toBe("1.5");
  expect(typedAmount(100, 28.35)).toBe("3.5");
  expect(typedAmount(681, 136)).toBe("5");
  expect(typedAmount(10, 240)).toBe("0.04");
});

test("a day that is over is refused; today, a later one and none are not", () => {
  expect(dateFault("2026-11-23", "2026-11-24")).toMatch(/^That day is past/);
  expect(dateFault("2026-11-24", "2026-11-24")).toBeUndefined();
  expect(dateFault("2026-11-25", "2026-11-24")).toBeUndefined();
  expect(dateFault("", "2026-11-24")).toBeUndefined();
});

test("what came of a change begins as a sentence does", () => {
  expect(changedText("seitan")).toBe("Seitan: changed.");
  expect(goneText("eggs")).toBe("Eggs: gone from your kitchen.");
});
