import { describe, expect, test } from "vitest";
import { allRecipes } from "../../cookbook/cookbook.ts";
import type { Recipe } from "../../cookbook/recipe.ts";
import { safeRecipes } from "../../cookbook/safe.ts";
import type { FoodId } from "../../foods/catalogue/food.ts";
import { toMeal } from "../../planner/model/build/to-meal.ts";
import { avoidanceFor } from "./avoidance.ts";
import type { Eater } from "./eater.ts";
import { type CookedDish, cookingFault } from "./heat/cooking-faults.ts";
import { mayEatChilled, mayEatRaw, rawWords } from "./raw-food.ts";
import { verify } from "./verify.ts";

const anybody: Eater = {
  diet: "omnivore",
  avoids: avoidanceFor({ allergies: [] }),
  maxPrepMinutes: 120,
  eatsRaw: true,
};
const careful: Eater = { ...anybody, eatsRaw: false };

describe("who may eat raw fish", () => {
  test.each([
    [17, null, false],
    [18, null, true],
    [65, null, true],
    [66, null, false],
    [null, null, true],
    [30, "kiwi", true],
  ])("at age %s, writing %s: %s", (age, text, may) => {
    expect(mayEatRaw(age, text)).toBe(may);
  });

  test.each([
    ...[
      "I am pregnant",
      "PREGNANT",
      "pregnent",
      "pregant",
      "preggers",
      "expecting",
      "expecting a baby",
      "13 weeks along",
    ],
    ...["Schwanger, 5. Monat", "ich erwarte ein Kind", "enceinte", "grossesse", "embarazada", "embarazo", "encinta"],
    ...[
      "incinta",
      "in attesa",
      "grávida",
      "gestante",
      "zwanger",
      "gravid",
      "w ciąży",
      "ciąża",
      "hamileyim",
      "gebe",
      "gebelik",
    ],
    ...[
      "беременна",
      "в положении",
      "вагітна",
      "бременна",
      "妊娠中",
      "妊婦",
      "にんぷ",
      "怀孕",
      "孕妇",
      "孕婦",
      "임산부",
      "임신",
    ],
    ...["حامل", "הריון", "בהיריון", "έγκυος", "ΕΓΚΥΟΣ", "εγκυμοσύνη", "गर्भवती", "गर्भावस्था", "ตั้งครรภ์", "คนท้อง"],
    ...["có thai", "có bầu", "bà bầu", "mang thai", "raskaana", "těhotná", "terhes", "însărcinată", "trudna"],
    ...[
      "chemo",
      "chemotherapy",
      "kidney transplant",
      "immunocompromised",
      "weakened immune system",
      "immunsupprimiert",
    ],
  ])("not a person who writes %s", (text) => {
    expect(mayEatRaw(30, text)).toBe(false);
    expect(mayEatChilled(30, text)).toBe(false);
  });

  test.each([
    ...[
      "expecting guests",
      "impregnated wood",
      "lamb: لحم حمل",
      "trudno",
      "en estado crudo",
      "ท้องเสีย",
      "Prego sauce",
      "hearing",
    ],
  ])("a person who writes %s", (text) => {
    expect(mayEatRaw(30, text)).toBe(true);
  });

  test.each(["pregnant", "preggers", "孕妇", "εγκυος", "gebe", "chemo"])(
    "%s is understood and not reported as unknown food",
    (text) => {
      expect(avoidanceFor({ allergies: ["Other"], otherAllergies: text }).unresolved).toEqual([]);
    },
  );

  test("foods with a listeria risk are kept from older people, but not from children", () => {
    expect(mayEatChilled(12, null)).toBe(true);
    expect(mayEatChilled(66, null)).toBe(false);
  });
});

describe("words for raw meat and fish", () => {
  test.each([
    ...[
      "Tuna Tataki",
      "Salmon Nigiri",
      "Salmon sushi rolls",
      "Maki with tuna",
      "Hand roll",
      "Salmon poke",
      "Gravlax on rye",
    ],
    ...[
      "Cured salmon",
      "Crudo",
      "Aguachile",
      "Tiradito",
      "Kinilaw",
      "Lomi lomi salmon",
      "Chirashi bowl",
      "Koi pla",
      "Gỏi cá",
    ],
    ...[
      "Oysters on the half shell",
      "pink in the middle",
      "so that the middle stays raw",
      "in lime juice until opaque",
    ],
    ...[
      "Pescado crudo",
      "Poisson cru",
      "刺身",
      "生鱼片",
      "사시미",
      "сашими",
      "Tuna tartare",
      "Poke Bowl",
      "slice the raw salmon",
    ],
  ])("%s", (text) => {
    expect(rawWords([text], ["salmon-atlantic-farmed"])).not.toBeNull();
  });

  test.each([
    ["Fish with Tartar Sauce", "Fry the cod for 6 minutes.", ["cod-atlantic"]],
    ["Teriyaki Salmon Poke Bowl", "Bake the salmon for 12 minutes.", ["salmon-atlantic-farmed"]],
    ["Tuna Maki", "Roll the tuna and the rice in the nori.", ["tuna-canned-in-water", "white-rice-cooked"]],
    ["Shrimp Stir-Fry", "Add the raw shrimp and fry for 4 minutes.", ["shrimp"]],
    ["Watermelon Poke", "Cube the watermelon.", ["watermelon"]],
  ] as const)("%s is not raw", (name, step, foodIds) => {
    expect(rawWords([name, step], foodIds)).toBeNull();
  });
});

describe("people who must not eat raw food", () => {
  const raw = allRecipes().filter((recipe) => recipe.raw);
  const child: Eater = { ...anybody, eatsRaw: false, eatsChilled: true };

  test("get no raw dish of the cookbook", () => {
    for (const eater of [careful, child]) expect(safeRecipes(eater).some((recipe) => recipe.raw)).toBe(false);
    expect(safeRecipes(anybody).filter((recipe) => recipe.raw)).toHaveLength(raw.length);
  });

  test("get no smoked salmon, deli meat, raw sprouts or soft eggs if listeria would harm them", () => {
    const unheated = (id: FoodId) => (recipe: Recipe) =>
      recipe.ingredients.some(({ foodId }) => foodId === id) &&
      cookingFault(dishOf(recipe), { eatsRaw: false, eatsChilled: false }) !== null;
    for (const id of ["smoked-salmon", "deli-turkey-breast", "bean-sprouts-mung", "brie"]) {
      expect(safeRecipes(anybody).some(unheated(id)), id).toBe(true);
      expect(safeRecipes(careful).some(unheated(id)), id).toBe(false);
    }
    expect(safeRecipes(careful).some(({ templateId }) => templateId === "menemen")).toBe(false);
    expect(safeRecipes(child).some(({ templateId }) => templateId === "salmon-bagel")).toBe(true);
    expect(safeRecipes(careful).length).toBeGreaterThan(0.95 * safeRecipes(anybody).length);
  });

  test("have every raw dish refused by the safety check, whoever proposed it", () => {
    const kept = new Set(safeRecipes(careful).map(({ id }) => id));
    const wrong = safeRecipes(anybody).filter((recipe) => {
      const meal = toMeal(recipe, 1, { day: 1, type: recipe.mealTypes[0] ?? "dinner" }, "m");
      return verify(meal, careful).some(({ kind }) => kind === "raw") === kept.has(recipe.id);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(raw.every(({ id }) => !kept.has(id))).toBe(true);
  });

  test.each(["Tuna tartare", "Salmon sashimi bowl", "Beef carpaccio", "Medium-rare beef"])("get no %s", (name) => {
    const [recipe] = raw;
    if (recipe === undefined) throw new Error("no raw dish");
    const meal = { ...toMeal(recipe, 1, { day: 1, type: "dinner" }, "m"), name, instructions: ["Boil the edamame."] };
    expect(verify(meal, careful).map(({ kind }) => kind)).toContain("raw");
    expect(verify(meal, anybody).map(({ kind }) => kind)).not.toContain("raw");
  });
});

function dishOf({ name, detail, instructions, ingredients }: Recipe): CookedDish {
  return { name, detail, instructions, foodIds: ingredients.map(({ foodId }) => foodId) };
}
