import { describe, expect, test } from "vitest";
import { heightIn, keptWeight, parseHeightCm, parseWeightKg, shownWeight, unitsOf, weightIn } from "./body-measures.ts";

test.each([
  ["70", 70],
  [" 70,5 ", 70.5],
  ["70kg", 70],
  ["70.5 KG", 70.5],
  ["154 lb", 69.9],
  ["154lbs.", 69.9],
  ["200 pounds", 90.7],
  ["", undefined],
  ["heavy", undefined],
  ["70 st", undefined],
])("a weight entered as %j is %s kg", (text, kilograms) => {
  expect(parseWeightKg(text)).toBe(kilograms);
});

test.each([
  ["170", 170],
  ["170.6", 170],
  ["1.70", 170],
  ["1,7", 170],
  ["1.755 m", 176],
  ["170 cm", 170],
  ["5'9\"", 175],
  ["5’9”", 175],
  ["5' 9", 175],
  ["6'", 183],
  ["5 ft 9 in", 175],
  ["5 9", 175],
  ["5ft9.5", 177],
  ["75", 75],
  ["", undefined],
  ["tall", undefined],
])("a height entered as %j is %s cm", (text, centimeters) => {
  expect(parseHeightCm(text)).toBe(centimeters);
});

describe("switching units", () => {
  test("converts weight and height, and back", () => {
    expect([weightIn("us", "70"), heightIn("us", "175")]).toEqual(["154 lb", "5'9\""]);
    expect([weightIn("metric", "154 lb"), heightIn("metric", "5'9\"")]).toEqual(["69.9", "175"]);
    expect([weightIn("us", "heavy"), heightIn("us", "")]).toEqual(["heavy", ""]);
    expect(heightIn("us", "182")).toBe("6'0\"");
  });

  test("stores a plain number of pounds as pounds, and shows it as a plain number", () => {
    expect([keptWeight("us", "154"), keptWeight("metric", "70"), keptWeight("us", "70 kg")]).toEqual([
      "154 lb",
      "70",
      "70 kg",
    ]);
    expect([shownWeight("us", "154 lb"), shownWeight("us", "70 kg"), shownWeight("metric", "154 lb")]).toEqual([
      "154",
      "70 kg",
      "154 lb",
    ]);
  });

  test.each([
    [{ weight: "154 lb", height: "" }, "us"],
    [{ weight: "", height: "5'9\"" }, "us"],
    [{ weight: "70 kg", height: "1.70 m" }, "metric"],
    [{ weight: "", height: "" }, "metric"],
  ])("%j is shown in %s units", (answers, units) => {
    expect(unitsOf(answers)).toBe(units);
  });
});
