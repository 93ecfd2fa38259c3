import { describe, expect, test } from "vitest";
import { changedText, dateFault, goneText, lotsText, typedAmount } from "./kitchen-text.ts";

const CAN = { unit: "can", gramsEach: 240, size: { quantity: 400, unit: "g" } };

describe("the text of a food in the kitchen", () => {
  test("shows its weight and the date to use it by", () => {
    expect(lotsText({ lots: [{ grams: 500, useBy: "2026-11-26" }], counted: null }, "metric")).toBe(
      "500 g, use by November 26",
    );
  });

  test("shows an opened pack beside sealed ones, counted in packs", () => {
    const lots = [
      { grams: 150, useBy: "2026-12-01" },
      { grams: 480, useBy: null },
    ];
    expect(lotsText({ lots, counted: CAN }, "metric")).toBe("150 g, use by December 1; 2 cans (400 g), keeps");
  });
});

test("an amount in an input field has no thousands separators or units", () => {
  expect(typedAmount(500, 1)).toBe("500");
  expect(typedAmount(360, 240)).toBe("1.5");
  expect(typedAmount(100, 28.35)).toBe("3.5");
  expect(typedAmount(681, 136)).toBe("5");
  expect(typedAmount(10, 240)).toBe("0.04");
});

test("a past date is refused; today, a later date or none is accepted", () => {
  expect(dateFault("2026-11-23", "2026-11-24")).toMatch(/^That day is past/);
  expect(dateFault("2026-11-24", "2026-11-24")).toBeUndefined();
  expect(dateFault("2026-11-25", "2026-11-24")).toBeUndefined();
  expect(dateFault("", "2026-11-24")).toBeUndefined();
});

test("the message after a change starts with a capital letter", () => {
  expect(changedText("seitan")).toBe("Seitan: changed.");
  expect(goneText("eggs")).toBe("Eggs: gone from your kitchen.");
});
