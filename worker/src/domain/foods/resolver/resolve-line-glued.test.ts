import { expect, test } from "vitest";
import type { FoodId } from "../catalogue/food.ts";
import { resolveLine } from "./resolve-line.ts";

test.each<readonly [string, FoodId, number]>([
  ["200gcherry tomatoes", "cherry-tomatoes", 200],
  ["400gtin chickpeas", "chickpeas-canned-drained", 240],
  ["2xonions", "onion", 220],
  ["1/2cupmilk", "whole-milk", 122],
  ["100gpaneer", "paneer", 100],
  ["1lbshrimp", "shrimp", 454],
  ["500ggreen beans", "green-beans", 500],
  ["2tbsppeanut butter", "peanut-butter-smooth", 32],
  ["30 dkg csirkemell", "chicken-breast-skinless", 300],
  ["2 stroužky česneku", "garlic", 6],
  ["2 marchewki", "carrot", 122],
  ["4 potatisar", "potato", 852],
  ["2 egg plants", "eggplant", 916],
  ["1 tsp S&P", "salt", 6],
  ["1 lge onion", "onion", 150],
  ["6 cherry toms", "cherry-tomatoes", 102],
])("%s, with amount and unit glued together, resolves to %s", (line, id, grams) => {
  const resolution = resolveLine(line);
  expect(resolution).toMatchObject({ status: "resolved", food: { id } });
  if (resolution.status === "resolved") expect(resolution.grams ?? 0).toBeCloseTo(grams, -1);
});

test.each(["2lemons", "3garlic cloves", "2lamb chops", "4large eggs"])(
  "%s: letters of the food's name are not taken for a unit",
  (line) => {
    expect(resolveLine(line)).toEqual(resolveLine(line.replace(/(\d)/, "$1 ")));
  },
);
