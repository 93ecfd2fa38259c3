import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import { describe, expect, test } from "vitest";
import {
  asRead,
  hidesSomething,
  isGramsOff,
  isRightFood,
  labeledLines,
} from "../../../../test/fixtures/lines/labeled-lines.ts";
import {
  BRAND_LINES,
  LABELED_FIRST,
  NAMES_OF_KITCHENS,
  UNREAD_LINES,
} from "../../../../test/fixtures/lines/resolve-lines-breadth.data.ts";
import { MEASURE_LINES, PANTRY_LINES } from "../../../../test/fixtures/lines/resolve-lines-pantry.data.ts";
import { PLATE_LINES } from "../../../../test/fixtures/lines/resolve-lines-plates.data.ts";
import {
  AFRICAN_AND_EUROPEAN_LINES,
  ASIAN_LINES,
  ROMANCE_AND_CARIBBEAN_LINES,
} from "../../../../test/fixtures/lines/resolve-lines-world.data.ts";
import { requireFood } from "../catalogue/catalogue.ts";
import type { AnimalSource, FoodId } from "../catalogue/food.ts";
import { resolveLine } from "./resolve-line.ts";

const LEAST_RIGHT = 0.98;
const MOST_GRAMS_OFF = 0.01;

const labels = labeledLines([
  ASIAN_LINES,
  AFRICAN_AND_EUROPEAN_LINES,
  ROMANCE_AND_CARIBBEAN_LINES,
  PANTRY_LINES,
  MEASURE_LINES,
  PLATE_LINES,
  BRAND_LINES,
  NAMES_OF_KITCHENS,
  UNREAD_LINES,
  LABELED_FIRST,
]);

describe("lines of the world's cuisines and pantries", () => {
  test("the sample has over 2,000 lines, all about foods in the catalogue", () => {
    expect(labels.length).toBeGreaterThan(2_000);
    for (const { ids } of labels) for (const id of ids) requireFood(id);
  });

  test("resolve to the right food, with the expected grams", () => {
    const wrong = labels.filter((label) => !isRightFood(label));
    const off = labels.filter((label) => isRightFood(label) && isGramsOff(label));
    expect(1 - wrong.length / labels.length, wrong.map(asRead).join("\n")).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(off.length / labels.length, off.map(asRead).join("\n")).toBeLessThanOrEqual(MOST_GRAMS_OFF);
  });

  test("no line is read as a food that hides an allergen or animal of the food meant", () => {
    expect(labels.filter(hidesSomething).map(asRead)).toEqual([]);
  });
});

describe("a choice of two foods has the allergens of both", () => {
  test.each<readonly [string, FoodId, readonly Allergen[]]>([
    ["1 cup milk of choice", "any-milk", ["milk", "tree_nut", "gluten", "soy"]],
    ["1 cup of your favorite milk", "any-milk", ["milk", "tree_nut", "gluten", "soy"]],
    ["240 ml milk (any kind)", "any-milk", ["milk", "tree_nut", "gluten", "soy"]],
    ["1 cup dairy or plant milk", "any-milk", ["milk", "tree_nut", "gluten", "soy"]],
    ["1 cup unsweetened plant milk", "plant-milk", ["tree_nut", "gluten", "soy"]],
    ["1/2 cup oat or almond milk", "plant-milk", ["tree_nut", "gluten", "soy"]],
    ["200 g vegan yogurt", "plant-yogurt", ["tree_nut", "gluten", "soy"]],
    ["2 tbsp ghee or neutral oil", "ghee-or-oil", ["milk", "soy"]],
    ["1 tbsp butter or oil", "butter-or-oil", ["milk", "soy"]],
    ["100 g butter or margarine", "butter-or-oil", ["milk", "soy"]],
    ["4 cups vegetable or chicken stock", "chicken-or-vegetable-broth", ["celery"]],
    ["2 tbsp nut butter", "nut-butter", ["tree_nut", "peanut"]],
    ["2 tbsp almond or peanut butter", "nut-butter", ["tree_nut", "peanut"]],
    ["1 tbsp Shaoxing wine or dry sherry", "shaoxing-or-sherry", ["wheat", "gluten", "sulphite"]],
    ["1 tbsp fish sauce or soy sauce", "fish-or-soy-sauce", ["fish", "wheat", "gluten", "soy"]],
    ["1/2 cup white wine or chicken broth", "white-wine-or-broth", ["celery", "sulphite"]],
  ])("%s resolves to %s", (line, id, allergens) => {
    const resolution = resolveLine(line);
    expect(resolution).toMatchObject({ status: "resolved", food: { id } });
    if (resolution.status === "resolved") expect(resolution.food.contains).toEqual(allergens);
  });

  test.each<readonly [string, readonly FoodId[], readonly Allergen[], AnimalSource]>([
    ["1 cup mayo or Greek yogurt", ["mayonnaise", "greek-yogurt-whole-milk"], ["milk", "egg", "mustard"], "egg"],
    ["1 cup heavy cream or coconut milk", ["heavy-cream", "coconut-milk-canned"], ["milk"], "dairy"],
    ["2 tbsp cornstarch or flour", ["cornstarch", "all-purpose-flour"], ["wheat", "gluten"], "none"],
    ["200 g tofu or chicken", ["tofu-firm", "chicken-breast-skinless"], ["soy"], "poultry"],
    ["1 lb ground beef or turkey", ["ground-beef-80-lean", "ground-turkey"], [], "meat"],
    ["1 cup almond flour or breadcrumbs", ["almond-flour", "breadcrumbs-dry"], ["tree_nut", "wheat", "gluten"], "none"],
    ["1 cup water or vegetable stock", ["water", "vegetable-broth"], ["celery"], "none"],
    ["2 tbsp olive oil, or butter", ["olive-oil", "butter-unsalted"], ["milk"], "dairy"],
    ["1 cup spinach (or 2 tbsp tahini)", ["spinach", "tahini"], ["sesame"], "none"],
    ["2 tbsp rapeseed, sesame or olive oil", ["canola-oil", "sesame-oil", "olive-oil"], ["sesame"], "none"],
  ])("%s resolves to the first choice, with the allergens of all", (line, choices, allergens, animal) => {
    const resolution = resolveLine(line);
    if (resolution.status === "unresolved") throw new Error(`"${line}" is not resolved.`);
    expect(resolution.food.id).toBe(choices[0]);
    expect(resolution.choices?.map(({ id }) => id)).toEqual(choices);
    expect(resolution.food.contains).toEqual(allergens);
    expect(resolution.food.animal).toBe(animal);
    expect(resolution.food.per100g).toEqual(resolution.choices?.[0]?.per100g);
  });

  test.each(["1 cup mayo or zlorp", "2 tbsp butter or smoorz"])(
    "%s is unresolved, as one of its choices is unknown",
    (line) => expect(resolveLine(line).status).toBe("unresolved"),
  );
});

describe("names that differ by one word and an allergen", () => {
  test.each([
    ["2 tbsp Korean red pepper paste", "gochujang"],
    ["2 tbsp hot pepper paste", "gochujang"],
    ["2 tbsp Turkish red pepper paste", "red-pepper-paste"],
    ["1 jar ube halaya", "ube-halaya"],
    ["400 g hokkien noodles", "fresh-egg-noodles"],
    ["3 tbsp tonkatsu sauce", "tonkatsu-sauce"],
    ["2 tbsp amaretto", "amaretto"],
    ["100 g Doritos", "nacho-cheese-chips"],
    ["2 tbsp horseradish sauce", "creamed-horseradish"],
    ["1 lb chicken bones", "chicken-bones"],
    ["1 kg chicken on the bone", "whole-chicken-with-skin"],
  ])("%s resolves to %s", (line, id) => expect(resolveLine(line)).toMatchObject({ status: "resolved", food: { id } }));
});
