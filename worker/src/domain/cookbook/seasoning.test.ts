import { describe, expect, test } from "vitest";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import { allSideVariants, allVariants } from "./cookbook.ts";
import { flavour, fruit, protein, season, step, vegetable } from "./ingredients.ts";
import { variantsOf } from "./outlines/outline-of.ts";
import type { CookingMethod, Recipe } from "./recipe.ts";
import type { Template } from "./template.ts";
import { recipesOf } from "./variants/variant.ts";

const DISHES: readonly Recipe[] = [...allVariants(), ...allSideVariants()].flatMap(recipesOf);

/** Nobody salts a raw carrot stick or a smoothie; salads and anything cooked are salted. */
const COLD: ReadonlySet<CookingMethod> = new Set(["raw", "assembled", "blended"]);
const SALAD = /\b(?:salad|slaw|guacamole|gazpacho|soup|raita|dip)\b/i;
/** From this on, cheese, olives, soy sauce or canned beans make a dish salty enough without added salt. */
const SALTY_FROM_MG = 110;

function unsalted({ name, detail, method, ingredients, instructions }: Recipe): boolean {
  const isSavory = ingredients.some(({ role, foodId }) => role === "vegetable" && foodId !== "avocado");
  if (!isSavory || (COLD.has(method) && !SALAD.test(`${name} ${detail ?? ""}`))) return false;
  const sodiumMg = ingredients.reduce(
    (sum, { foodId, grams }) => sum + ((requireFood(foodId).per100g.sodiumMg ?? 0) * grams) / 100,
    0,
  );
  return sodiumMg < SALTY_FROM_MG && !/\bsalt/i.test(instructions.join(" "));
}

/** Frozen berries need this long on the table. */
const THAW_MINUTES = 20;

/** Whether fruit is still frozen when the dish is eaten. */
function frozen({ method, ingredients, instructions, prepMinutes }: Recipe): boolean {
  const texts = instructions.join(" ");
  if (!ingredients.some(({ role, foodId }) => role === "fruit" && foodId.endsWith("-frozen"))) return false;
  if (/\b(?:let|leave)\b[^.;]*\bthaw\b/i.test(texts)) return prepMinutes < THAW_MINUTES;
  return method !== "blended" && !/\b(?:warm|bake|simmer)\b/i.test(texts);
}

/** The most teaspoons per serving of strong seasonings, which would take over the dish. */
const MOST_TEASPOONS: Readonly<Record<string, number>> = {
  saffron: 0.3,
  "sage-dried": 0.9,
  cardamom: 0.35,
  "cloves-ground": 0.1,
  nutmeg: 0.15,
  "allspice-ground": 0.8,
  "cayenne-pepper": 0.3,
  "cinnamon-ground": 0.5,
  turmeric: 0.4,
  "fenugreek-seed": 0.25,
  "rosemary-dried": 0.9,
};
/** For a quarter of a teaspoon, the smallest measure. */
const SPOON_SLACK = 0.01;

function overpowers({ ingredients }: Recipe): boolean {
  return ingredients.some(({ foodId, grams }) => {
    const teaspoon = requireFood(foodId).measures.tsp ?? Number.POSITIVE_INFINITY;
    return grams / teaspoon > (MOST_TEASPOONS[foodId] ?? Number.POSITIVE_INFINITY) + SPOON_SLACK;
  });
}

const idsOf = (isFault: (recipe: Recipe) => boolean) => DISHES.filter(isFault).map(({ id }) => id);

test("vegetables are salted, whether cooked or in a salad", () => {
  expect(idsOf(unsalted)).toEqual([]);
});

test("frozen fruit is heated, blended or thawed before it is eaten", () => {
  expect(idsOf(frozen)).toEqual([]);
});

test("no spice dominates", () => {
  expect(Object.keys(MOST_TEASPOONS).filter((foodId) => requireFood(foodId).measures.tsp === undefined)).toEqual([]);
  expect(idsOf(overpowers)).toEqual([]);
});

describe("a planted mistake is found", () => {
  function dish(change: Partial<Template>): Recipe {
    const template: Template = {
      id: "seeded",
      mealTypes: ["dinner"],
      cuisine: "international",
      level: "beginner",
      method: "roasted",
      name: "Roasted carrots",
      base: [vegetable("carrot", 150)],
      parts: {},
      steps: [step("Roast the carrots for {time}.", 25, { time: 25 })],
      ...change,
    };
    const [only] = recipesOf(variantsOf(template));
    if (only === undefined) throw new Error("no dish");
    return only;
  }
  const berries = (text: string, minutes: number) =>
    dish({ method: "assembled", base: [fruit("raspberries-frozen", 100)], steps: [step(text, minutes)] });

  test("in roast carrots and a salad without salt", () => {
    expect(unsalted(dish({}))).toBe(true);
    expect(unsalted(dish({ method: "raw", name: "Carrot salad" }))).toBe(true);
    expect(unsalted(dish({ method: "raw", name: "Carrot sticks" }))).toBe(false);
    expect(unsalted(dish({ base: [vegetable("carrot", 150), flavour("capers", 10)] }))).toBe(false);
    expect(unsalted(dish({ base: [protein("smoked-salmon", 60)] }))).toBe(false);
  });

  test("in a patty with a tablespoon of sage", () => {
    expect(overpowers(dish({ base: [season("sage-dried", 2)] }))).toBe(true);
    expect(overpowers(dish({ base: [season("sage-dried", 0.4)] }))).toBe(false);
  });

  test("with berries used frozen or thawed for only two minutes", () => {
    expect(frozen(berries("Put the raspberries into a bowl.", 2))).toBe(true);
    expect(frozen(berries("Let the raspberries thaw.", 2))).toBe(true);
    expect(frozen(berries("Let the raspberries thaw.", 25))).toBe(false);
    expect(frozen(berries("Warm the raspberries for a moment.", 2))).toBe(false);
  });
});
