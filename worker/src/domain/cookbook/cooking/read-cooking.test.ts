import { describe, expect, test } from "vitest";
import { readCooking } from "./read-cooking.ts";

describe("reading from a recipe's steps how a food is cooked", () => {
  test.each([
    ["broccoli", ["Boil the broccoli for 5 minutes and drain it."], "boiled"],
    ["broccoli", ["Steam the broccoli florets until just tender."], "steamed"],
    ["broccoli", ["Cut the broccoli small.", "Roast on a tray for 20 minutes."], "baked"],
    ["broccoli", ["Serve with raw broccoli and a dip."], null],
    ["onion", ["Soften the onion in the oil; add the stock and simmer."], "fried"],
    ["spinach", ["Fry the eggs.", "Serve the eggs with the spinach."], null],
    ["egg", ["Fry the eggs.", "Serve the eggs with the spinach."], "fried"],
    ["spinach", ["Bring the milk to a gentle boil, then add the spinach."], "simmered"],
    ["cheddar-cheese", ["Scatter with the cheddar and bake until golden."], "baked"],
    ["carrot", ["Boil the brown rice with the carrots."], "boiled"],
    ["green-peas-fresh", ["Grill the peaches and serve the peas beside."], null],
  ] as const)("%s in %j is %s", (foodId, steps, cooking) => {
    expect(readCooking(foodId, steps, undefined)).toBe(cooking);
  });

  test("assumes the less favorable method if the steps are unclear", () => {
    // Cooked without saying how; not mentioned at all; no steps at all.
    expect(readCooking("broccoli", ["Cook the broccoli."], undefined)).toBe("boiled");
    expect(readCooking("broccoli", ["Fry the onion.", "Simmer until done."], undefined)).toBe("fried");
    expect(readCooking("spinach", [], undefined)).toBe("boiled");
    expect(readCooking("chicken-breast-skinless", ["Mix everything and serve."], undefined)).not.toBeNull();
    expect(readCooking("spinach", ["Mix everything and serve."], undefined)).toBeNull();
  });

  test("leaves foods unchanged that are not in USDA's table", () => {
    expect(readCooking("tomato", ["Boil the tomatoes."], undefined)).toBeNull();
    expect(readCooking("lentils-cooked", ["Boil the lentils."], undefined)).toBeNull();
  });
});
