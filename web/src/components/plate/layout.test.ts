import { describe, expect, test } from "vitest";
import { describePlate, type PlateIngredient } from "./describe-plate.ts";
import { GLAZES, layOutPlate, WELL_RADIUS } from "./layout.ts";
import { findRule, lookOf } from "./motifs/plate-foods.ts";
import { hashText, seededRandom, shade } from "./path.ts";

function dish(text: string): readonly PlateIngredient[] {
  return text.split(", ").map((part) => {
    const [foodId = "", grams = ""] = part.split(" ");
    return { foodId, name: foodId, grams: Number(grams) };
  });
}

const SALMON = dish(
  "salmon-atlantic-farmed 150, quinoa 60, broccoli 150, lemon 30, olive-oil 10, dill-fresh 3, salt 1",
);

describe("layOutPlate", () => {
  test("draws the same picture for the same ingredients, in any order", async () => {
    const first = layOutPlate(SALMON);
    // Loads the module again, without cached pictures, as on another day.
    const another: string = "./layout.ts?another-day";
    const { layOutPlate: layOutAgain }: typeof import("./layout.ts") = await import(another);
    const again = layOutAgain([...SALMON].reverse());
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });

  test("draws each dish only once", () => {
    expect(layOutPlate([...SALMON])).toBe(layOutPlate(SALMON));
  });

  test("draws another picture for other amounts of the same foods", () => {
    const more = SALMON.map((each) => ({ ...each, grams: each.grams * 1.5 + 7 }));
    expect(layOutPlate(more)).not.toEqual(layOutPlate(SALMON));
  });

  test("gives every main food a place, and nothing else", () => {
    const foods = layOutPlate(SALMON).patches.map(({ foodId }) => foodId);
    expect(foods.toSorted()).toEqual(["broccoli", "lemon", "quinoa", "salmon-atlantic-farmed"]);
  });

  test("draws the heavier food larger", () => {
    const radius = new Map(layOutPlate(SALMON).patches.map((patch) => [patch.foodId, patch.radius]));
    expect(radius.get("broccoli") ?? 0).toBeGreaterThan((radius.get("lemon") ?? 0) * 1.5);
  });

  test.each([
    ["a full plate", "chicken-breast-skinless 160, brown-rice-long-grain 70, avocado 60, cherry-tomatoes 80, kale 60"],
    ["one food", "apple 150"],
    ["a wrap", "flour-tortilla 60, ground-turkey 100, romaine-lettuce 30"],
    [
      "many foods",
      "egg 50, kale 20, carrot 20, celery 20, onion 20, tomato 20, corn-frozen 20, peas-frozen 20, tofu-firm 20, potato 20, leek 20",
    ],
  ])("%s stays inside the rim of the plate", (_, text) => {
    for (const { x, y, radius } of layOutPlate(dish(text)).patches) {
      expect(Math.hypot(x, y) + radius).toBeLessThanOrEqual(WELL_RADIUS + 1);
    }
  });

  test("a lot of liquid makes a bowl, a splash does not", () => {
    const soup = layOutPlate(dish("vegetable-broth 300, carrot 80"));
    expect([soup.vessel, soup.liquid]).toEqual(["bowl", lookOf("vegetable-broth").tint]);
    expect(layOutPlate(dish("vegetable-broth 40, carrot 80"))).toMatchObject({ vessel: "plate", liquid: null });
  });

  test("no ingredients, or only invisible ones, make an empty plate", () => {
    expect(layOutPlate([])).toMatchObject({ liquid: null, patches: [], garnish: [] });
    expect(layOutPlate(dish("salt 2, water 300"))).toMatchObject({ liquid: null, patches: [], garnish: [] });
  });

  test("three eggs show three yolks", () => {
    const eggs = layOutPlate(dish("egg 150, spinach 40")).patches.find(({ foodId }) => foodId === "egg");
    expect(eggs?.shapes.filter(({ fill }) => fill === lookOf("egg").tint)).toHaveLength(3);
  });

  test("path data has no text but path commands and numbers", () => {
    const { patches, garnish, glaze } = layOutPlate(SALMON);
    for (const { d } of [...patches.flatMap(({ shapes }) => shapes), ...garnish]) {
      expect(d).toMatch(/^[-MLQAaqtHz0-9. ]+$/);
    }
    expect(glaze).toBeLessThan(GLAZES);
  });
});

describe("lookOf", () => {
  test.each([
    ["tomato", "wheels"],
    ["tomato-paste", "swirl"],
    ["peanut-butter-smooth", "swirl"],
    ["butter-unsalted", "cubes"],
    ["chicken-broth", "liquid"],
    ["egg-noodles-dry", "strands"],
    ["eggplant", "coins"],
    ["rice-vinegar", "drops"],
    ["coconut-milk-canned", "liquid"],
    ["green-beans", "spears"],
    ["lemon-juice", "drops"],
    ["olive-oil", "drops"],
  ])("%s is drawn as %s", (foodId, look) => {
    expect(lookOf(foodId).look).toBe(look);
  });

  test("draws a food that no rule covers", () => {
    expect(findRule("moon-cheddarish-thing")).toBeUndefined();
    expect(layOutPlate(dish("moon-thing 100")).patches).toHaveLength(1);
  });
});

test.each([
  ["", "nothing yet"],
  ["oats 50", "oats"],
  ["dill 3, salmon 150", "salmon and dill"],
  ["a 1, b 2, c 3", "c, b and a"],
  ["water 360, lentils 60", "lentils"],
])("describePlate of %j is %j", (text, description) => {
  expect(describePlate(text === "" ? [] : dish(text))).toBe(description);
});

test("the same seed gives the same numbers and colors", () => {
  expect(hashText("plate")).toBe(hashText("plate"));
  const [first, second] = [seededRandom(7), seededRandom(7)];
  expect([first(), first()]).toEqual([second(), second()]);
  expect(shade("#808080", 0)).toBe("#808080");
  expect(shade("#000000", 1)).toBe("#fffcf0");
});
