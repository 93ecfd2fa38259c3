import { describe, expect, test } from "vitest";
import {
  asRead,
  hidesSomething,
  isGramsOff,
  isRightFood,
  labeledLines,
} from "../../../../test/fixtures/lines/labeled-lines.ts";
import {
  FIRST_LINES_OF_TONGUES,
  SECOND_LINES_OF_TONGUES,
} from "../../../../test/fixtures/lines/resolve-lines-tongues.data.ts";
import { resolveLine } from "./resolve-line.ts";

const LEAST_RIGHT = 0.98;
const MOST_GRAMS_OFF = 0.03;

const labels = labeledLines([FIRST_LINES_OF_TONGUES, SECOND_LINES_OF_TONGUES]);

describe("lines in eighteen languages", () => {
  test("resolve to the right food, with the expected grams", () => {
    const wrong = labels.filter((label) => !isRightFood(label));
    const off = labels.filter((label) => isRightFood(label) && isGramsOff(label));
    expect(labels.length).toBeGreaterThan(350);
    expect(1 - wrong.length / labels.length, wrong.map(asRead).join("\n")).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(off.length / labels.length, off.map(asRead).join("\n")).toBeLessThanOrEqual(MOST_GRAMS_OFF);
  });

  test("no line is read as a food that hides an allergen or animal of the food meant", () => {
    expect(labels.filter(hidesSomething).map(asRead)).toEqual([]);
  });

  test.each([
    ["2 løg i tern", "onion"],
    ["1 cană mălai", "cornmeal"],
    ["1 cană făină de mălai", "cornmeal"],
    ["1 trái bơ", "avocado"],
    ["200 g mực", "squid"],
    ["1 cây sả", "lemongrass"],
    ["1 su bardağı süt", "whole-milk"],
    ["500 ml nước dừa", "coconut-water"],
    ["2 ts malt kanel", "cinnamon-ground"],
  ])("%s resolves to %s, recognized by accents and whole words", (line, id) => {
    expect(resolveLine(line)).toMatchObject({ status: "resolved", food: { id } });
  });

  test("a weight given per piece is multiplied by the number of pieces", () => {
    expect(resolveLine("4 laxfiléer (à 125 g)")).toMatchObject({ grams: 500 });
    expect(resolveLine("2 Lachsfilets (je 150 g)")).toMatchObject({ grams: 300 });
  });

  test.each(["200 g łubinu", "100 g łubin", "3 mandeli", "200 g certa", "2 canelé", "1 kheer", "4 Rinderrouladen"])(
    "%s is not an inflected form of another food's name",
    (line) => expect(resolveLine(line).status).toBe("unresolved"),
  );
});
