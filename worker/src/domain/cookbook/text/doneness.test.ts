import { describe, expect, test } from "vitest";
import { SAFE_TEMPERATURES } from "../../../../test/fixtures/safe-temperatures.data.ts";
import { FOODS } from "../../foods/catalogue/catalogue.ts";
import { allRecipes, allSides } from "../cookbook.ts";
import { protein, step } from "../ingredients.ts";
import { variantsOf } from "../outlines/outline-of.ts";
import type { Recipe } from "../recipe.ts";
import type { Template } from "../template.ts";
import { recipesOf } from "../variants/variant.ts";
import { donenessByFood, donenessLines, eggFormOf } from "./doneness.ts";

const CHART: ReadonlyMap<string, string> = new Map(
  SAFE_TEMPERATURES.trim()
    .split("\n")
    .map((line) => {
      const [kind = "", celsius = "", fahrenheit = ""] = line.split(" ");
      return [kind, celsius === "-" ? "" : `${celsius} °C (${fahrenheit} °F)`];
    }),
);
const HEAT =
  /\b(?:boil|simmer|poach|fry|saut|sear|roast|bake|grill|broil|steam|brais|stew|brown|cook|toast|scrambl|heat|blanch|crisp|gratin|stir-fr)/i;
const UNSAFE_WORDS = /to your liking|\brare\b|still pink|\bpink in\b/i;

/** Meat that is ground needs more heat inside than the same cut whole. */
const GROUND = /\bground (?:beef|pork|lamb|veal|venison|bison|meat|turkey|chicken)\b/i;

/** Foods that make people ill unless they are cooked, and the words of a step that cooks them. */
const MUST_BE_COOKED: Readonly<Record<string, RegExp>> = {
  "edamame-frozen": HEAT,
  "kidney-beans-dried": /boil/i,
  "buckwheat-groats-kasha": /simmer|boil|cook/i,
};

/** Why a recipe's cook could serve it unsafe. The doneness lines, which follow the recipe's own steps, cook nothing. */
function dangers(recipe: Recipe): readonly string[] {
  const found: string[] = [];
  const steps = recipe.instructions.join(" ");
  const foodIds = recipe.ingredients.map(({ foodId }) => foodId);
  const added = new Set([
    ...donenessLines(foodIds, new Set()),
    ...donenessLines(foodIds, new Set(), "beaten"),
    ...donenessLines(foodIds, new Set(), "batter"),
    ...(recipe.raw ? donenessLines(foodIds, new Set(foodIds)) : []),
  ]);
  const own = recipe.instructions.filter((text) => !added.has(text)).join(" ");
  const unsafe = UNSAFE_WORDS.exec(own);
  if (unsafe !== null) found.push(`says "${unsafe[0]}"`);
  const kinds = foodIds.map((foodId) => donenessByFood().get(foodId)?.kind ?? "ready");
  if (GROUND.test(own) && !kinds.some((kind) => kind.startsWith("ground-"))) found.push("grinds a whole cut");
  for (const { foodId, role } of recipe.ingredients) {
    if (MUST_BE_COOKED[foodId]?.test(own) === false) found.push(`${foodId} is never cooked`);
    const kind = donenessByFood().get(foodId)?.kind;
    if (kind === undefined || kind === "ready" || (kind === "egg" && role !== "protein")) continue;
    if (recipe.raw) {
      if (!/eaten raw/i.test(steps)) found.push("does not say that it is eaten raw");
      continue;
    }
    if (!steps.includes(CHART.get(kind) ?? "no such kind")) found.push(`${foodId}: no temperature`);
    if (!HEAT.test(own)) found.push(`${foodId} is never cooked`);
  }
  return found;
}

test("every food that comes from an animal's flesh or egg has its way to be cooked", () => {
  const lacking = [...FOODS.values()].filter(
    ({ id, animal }) => !["none", "dairy", "honey"].includes(animal) && !donenessByFood().has(id),
  );
  expect(lacking.map(({ id }) => id)).toEqual([]);
  expect([...donenessByFood().keys()].filter((id) => !FOODS.has(id))).toEqual([]);
});

test("every kind but what is sold ready has its line of the chart", () => {
  const kinds: ReadonlySet<string> = new Set([...donenessByFood().values()].map(({ kind }) => kind));
  expect([...kinds].filter((kind) => kind !== "ready").sort()).toEqual([...CHART.keys()].sort());
});

test("every recipe cooks its flesh and eggs, and says how hot they must get and what shows it", () => {
  const found = [...allRecipes(), ...allSides()].flatMap((recipe) =>
    dangers(recipe).map((fault) => `${recipe.id}: ${fault}`),
  );
  expect(found.slice(0, 20)).toEqual([]);
});

test("raw fish is said to be bought or frozen for it", () => {
  const raw = allRecipes().filter((recipe) => recipe.raw);
  expect(raw.length).toBeGreaterThan(10);
  for (const { instructions } of raw) expect(instructions.join(" ")).toMatch(/sold for eating raw.*freeze for 7 days/);
});

describe("a seeded breach is found", () => {
  const plate: Template = {
    id: "breach",
    mealTypes: ["dinner"],
    cuisine: "international",
    level: "beginner",
    method: "grilled",
    name: "Plate",
    base: [],
    parts: {},
    steps: [step("Grill it.", 5)],
  };
  const dangersOf = (change: Partial<Template>) => {
    const [recipe] = recipesOf(variantsOf({ ...plate, ...change }));
    if (recipe === undefined) throw new Error("no recipe");
    return dangers(recipe);
  };

  test.each([
    ["chicken done to one's liking", [protein("chicken-breast-skinless", 150)], "Grill it until done to your liking."],
    ["a burger served rare", [protein("ground-beef-90-lean", 150)], "Grill it rare."],
    ["a whole cut that is ground", [protein("venison", 150)], "Fry the ground venison."],
    ["frozen edamame served as it is", [protein("edamame-frozen", 80)], "Serve it cold."],
    ["fish that nobody cooks or calls raw", [protein("cod-atlantic", 150)], "Slice it and serve."],
    ["kidney beans only soaked", [protein("kidney-beans-dried", 60)], "Soak them overnight and serve."],
  ])("%s", (_, base, text) => {
    expect(dangersOf({ base, steps: [step(text, 5)] })).not.toEqual([]);
    expect(dangersOf({ base, steps: [step("Boil it hard, then simmer it until done.", 5)] })).toEqual([]);
  });
});

test("a line names the food and stands once, however many of its cuts are in the dish", () => {
  const lines = donenessLines(["chicken-thigh-skinless", "chicken-breast-skinless"], new Set());
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("The chicken is safe at 74 °C (165 °F)");
});

const EGG_LINES = { whole: "yolk and white", beaten: "no liquid egg", batter: "nothing inside is wet" } as const;

test.each([
  ["Pour in the beaten eggs with salt and stir until just set.", "beaten"],
  ["Break in the eggs and stir for 2 minutes, until set.", "beaten"],
  ["Beat the eggs with salt and chives.", "beaten"],
  ["Lower the eggs into boiling water and boil for 10 minutes. Stir in the peas and the halved eggs.", "whole"],
  ["Beat the egg with the buttermilk and stir in the flour.", "batter"],
  ["Whisk the egg with the milk and soak the sourdough slices in it.", "batter"],
  ["Stir in the oats and the beaten egg. Bake for 25 minutes.", "batter"],
  ["Soak the noodles; scramble the egg beside them.", "beaten"],
  ["Fry the eggs in the olive oil for 3 minutes.", "whole"],
  ["Make hollows, crack in the eggs, cover and cook until set.", "whole"],
] as const)("%s The eggs are %s", (text, form) => {
  expect(eggFormOf([text])).toBe(form);
  expect(donenessLines(["egg"], new Set(), form)[0]).toContain(EGG_LINES[form]);
});

test("a dish that both beats and fries eggs speaks of the yolk", () => {
  expect(eggFormOf(["Whisk the flour with the egg.", "Fry the second egg beside them."])).toBe("whole");
});
