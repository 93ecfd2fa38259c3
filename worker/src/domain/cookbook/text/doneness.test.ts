import { describe, expect, test } from "vitest";
import { FROZEN_FIRST, SAFE_DISHES, SAFE_TEMPERATURES } from "../../../../test/fixtures/safe-temperatures.data.ts";
import { FOODS, requireFood } from "../../foods/catalogue/catalogue.ts";
import { clausesOf } from "../../safety/gate/heat/clauses.ts";
import { cookingFault, rawFoodsOf } from "../../safety/gate/heat/cooking-faults.ts";
import { isHeated } from "../../safety/gate/heat/heated.ts";
import { riskOf } from "../../safety/gate/heat/risks.ts";
import { allRecipes, allSides } from "../cookbook.ts";
import { protein, step } from "../ingredients.ts";
import { variantsOf } from "../outlines/outline-of.ts";
import type { Recipe } from "../recipe.ts";
import type { Template } from "../template.ts";
import { recipesOf } from "../variants/variant.ts";
import { donenessByFood, donenessLines, eggFormOf, isCasserole, ownSteps } from "./doneness.ts";

const CHART: ReadonlyMap<string, string> = new Map(
  SAFE_TEMPERATURES.trim()
    .split("\n")
    .map((line) => {
      const [kind = "", celsius = "", fahrenheit = ""] = line.split(" ");
      return [kind, celsius === "-" ? "" : `${celsius} °C (${fahrenheit} °F)`];
    }),
);
const UNSAFE_WORDS = /to your liking|\brare\b|still pink|\bpink in\b/i;

/** Ground meat needs a higher core temperature than whole cuts. */
const GROUND = /\bground (?:beef|pork|lamb|veal|venison|bison|meat|turkey|chicken)\b/i;

/** Kidney beans and their relatives are poisonous until they have boiled for 10 minutes (FDA). */
const HARD_BOILED = /\bboil (?:it|them) hard\b[^.]*\b10 minutes/i;
const LECTIN = /^(?:kidney|black|pinto|navy|white|cannellini|great-northern|cranberry|pink|lima)-beans-dried$/;
/** Cooked rice must be reheated thoroughly, or have been cooled and stored by this rule. */
const RICE_RULE = /\bcooled fast and kept cold for a day at most\b/;
const KEEPS_WARM = /keep [^.]*\bwarm in the oven[^.]*?(\d+) °C/i;

/** Why a recipe could be served unsafe. Ignores the added doneness lines, which describe no cooking. */
function dangers(recipe: Dish): readonly string[] {
  const found: string[] = [];
  const { name, detail, instructions } = recipe;
  const steps = instructions.join(" ");
  const foodIds = recipe.ingredients.map(({ foodId }) => foodId);
  const ownTexts = ownSteps(instructions, foodIds);
  const own = ownTexts.join(" ");
  const unsafe = UNSAFE_WORDS.exec(own);
  if (unsafe !== null) found.push(`says "${unsafe[0]}"`);
  const kinds = foodIds.map((foodId) => donenessByFood().get(foodId)?.kind ?? "ready");
  if (GROUND.test(own) && !kinds.some((kind) => kind.startsWith("ground-"))) found.push("grinds a whole cut");
  const dish = { name, detail, instructions, foodIds };
  const fault = cookingFault(dish, { eatsRaw: true, eatsChilled: true });
  if (fault !== null) found.push(`${fault.foodId} is never cooked: ${fault.evidence}`);
  if (!recipe.raw) for (const foodId of rawFoodsOf(dish)) found.push(`${foodId} is never cooked`);
  if (foodIds.some((id) => LECTIN.test(id)) && !HARD_BOILED.test(own)) found.push("beans are not boiled hard");
  const foods = foodIds.map(requireFood);
  const coldRice = foods.filter(({ id }) => id.endsWith("-rice-cooked") && !RICE_RULE.test(own));
  if (coldRice.some((rice) => !isHeated(rice, clausesOf(ownTexts), foods)))
    found.push("cooked rice is neither hot nor kept by its rule");
  if (Number(KEEPS_WARM.exec(own)?.[1] ?? 100) < SAFE_DISHES.hotHoldingCelsius) found.push("kept warm too cool");
  const isMixed = isCasserole([name, ...ownTexts]);
  for (const { foodId, role } of recipe.ingredients) {
    const kind = donenessByFood().get(foodId)?.kind;
    if (kind === undefined || kind === "ready" || (kind === "egg" && role !== "protein")) continue;
    if (recipe.raw) {
      const isSaid =
        steps.includes("Eaten raw: ") && steps.includes(`${FROZEN_FIRST}, and keep under ${SAFE_DISHES.fridge}`);
      if (!isSaid) found.push("does not say how what is eaten raw is bought and kept");
      continue;
    }
    if (kind === "bivalve" && !/until the shells open, and throw away any that stay closed/.test(steps))
      found.push("says nothing of shells that stay closed");
    const degrees = isMixed && !["bivalve", "bacon", "ham"].includes(kind) ? SAFE_DISHES.casserole : CHART.get(kind);
    if (!steps.includes(degrees ?? "no such kind")) found.push(`${foodId}: no temperature`);
  }
  return found;
}

type Dish = Pick<Recipe, "name" | "detail" | "instructions" | "ingredients" | "raw">;

test("every meat, fish and egg has a rule for cooking it", () => {
  const lacking = [...FOODS.values()].filter(
    ({ id, animal }) => !["none", "dairy", "honey"].includes(animal) && !donenessByFood().has(id),
  );
  expect(lacking.map(({ id }) => id)).toEqual([]);
  expect([...donenessByFood().keys()].filter((id) => !FOODS.has(id))).toEqual([]);
});

test("every kind of food except ready-to-eat ones has a line in the temperature chart", () => {
  const kinds: ReadonlySet<string> = new Set([...donenessByFood().values()].map(({ kind }) => kind));
  expect([...kinds].filter((kind) => kind !== "ready").sort()).toEqual([...CHART.keys()].sort());
});

test("every recipe cooks its meat, fish and eggs, and gives the temperature and a visible sign", () => {
  const found = [...allRecipes(), ...allSides()].flatMap((recipe) =>
    dangers(recipe).map((fault) => `${recipe.id}: ${fault}`),
  );
  expect(found.slice(0, 20)).toEqual([]);
});

test("leftovers are chilled in time, kept cold and reheated thoroughly", () => {
  const kept = allRecipes().flatMap(({ instructions }) =>
    instructions.filter((text) => /What is left keeps/.test(text)),
  );
  expect(kept.length).toBeGreaterThan(500);
  const { fridge, hoursOut, leftovers } = SAFE_DISHES;
  const odd = kept.filter((text) => ![`below ${fridge}`, hoursOut, leftovers].every((figure) => text.includes(figure)));
  expect(odd).toEqual([]);
});

test("every legume sold dry must be cooked", () => {
  const dry = [...FOODS.values()].filter(
    ({ name, traits }) => traits.includes("pulse") && /^dried .*(?:beans|peas|chickpeas)$|lentils$/.test(name),
  );
  expect(dry.length).toBeGreaterThan(20);
  const missed = dry.filter((food) => riskOf(food) !== "always" && !/cooked|canned/.test(food.name));
  expect(missed.map(({ id }) => id)).toEqual([]);
});

describe("a planted danger is found", () => {
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
    ['chicken cooked "to taste"', [protein("chicken-breast-skinless", 150)], "Grill it until done to your liking."],
    ["a burger served rare", [protein("ground-beef-90-lean", 150)], "Grill it rare."],
    ["ground meat treated like a whole cut", [protein("venison", 150)], "Fry the ground venison."],
    ["frozen edamame served uncooked", [protein("edamame-frozen", 80)], "Serve it cold."],
    ["fish neither cooked nor called raw", [protein("cod-atlantic", 150)], "Slice it and serve."],
    ["kidney beans only soaked", [protein("kidney-beans-dried", 60)], "Soak them overnight and serve."],
  ])("with %s", (_, base, text) => {
    expect(dangersOf({ base, steps: [step(text, 5)] })).not.toEqual([]);
    expect(dangersOf({ base, steps: [step("Boil it hard for 10 minutes, then simmer it until done.", 5)] })).toEqual(
      [],
    );
  });
});

describe("removing a safety rule from a recipe is noticed", () => {
  const recipeOf = (id: RegExp): Dish => {
    const recipe = allRecipes().find((one) => id.test(one.id));
    if (recipe === undefined) throw new Error(`no recipe ${id}`);
    const { name, detail, instructions, ingredients, raw } = recipe;
    return { name, detail, instructions, ingredients, raw };
  };

  test.each([
    [
      "frozen edamame only thawed",
      /^poke-bowl\..*edamame/,
      /Boil the frozen edamame for/,
      "Thaw the frozen edamame for",
    ],
    ["pinto beans not boiled hard", /^pinto-pot/, /boil them hard/, "put them back"],
    ["cold rice kept without a limit", /^cold-rice-salad/, / that was cooled fast and kept cold for a day at most/, ""],
    ["raw fish frozen at only -5 °C", /^poke-bowl\.(?:salmon|tuna)/, /−20 °C \(−4 °F\)/, "−5 °C (23 °F)"],
    ["raw fish kept at 10 °C", /^ceviche/, /under 4 °C \(40 °F\)/, "under 10 °C (50 °F)"],
    ["closed mussels eaten", /mussel/, /, and throw away any that stay closed/, ""],
    ["a stuffed dish only warm at its edge", /^golabki/, /74 °C \(165 °F\)/, "60 °C (140 °F)"],
  ] as const)("for %s", (_, id, rule, instead) => {
    const recipe = recipeOf(id);
    expect(recipe.instructions.join(" ")).toMatch(rule);
    expect(dangers(recipe)).toEqual([]);
    const broken = recipe.instructions.map((text) => text.replace(rule, instead));
    expect(dangers({ ...recipe, instructions: broken })).not.toEqual([]);
  });
});

test("a doneness line names the food once, however many cuts the dish has", () => {
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

test("a dish with both beaten and fried eggs mentions the yolk", () => {
  expect(eggFormOf(["Whisk the flour with the egg.", "Fry the second egg beside them."])).toBe("whole");
});
