import { describe, expect, test } from "vitest";
import { allRecipes } from "../../cookbook/cookbook.ts";
import { safeRecipes } from "../../cookbook/safe.ts";
import { toMeal } from "../../planner/model/build/to-meal.ts";
import { avoidanceFor } from "./avoidance.ts";
import type { Eater } from "./eater.ts";
import { mayEatRaw } from "./raw-food.ts";
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
    [30, "I am pregnant", false],
    [30, "Schwanger, 5. Monat", false],
    [30, "embarazada", false],
    [30, "kiwi", true],
  ])("at %s, saying %s: %s", (age, text, may) => {
    expect(mayEatRaw(age, text)).toBe(may);
  });

  test("pregnancy is understood, not reported as a food that nobody knows", () => {
    expect(avoidanceFor({ allergies: ["Other"], otherAllergies: "pregnant" }).unresolved).toEqual([]);
  });
});

describe("who may not", () => {
  const raw = allRecipes().filter((recipe) => recipe.raw);

  test("gets no raw dish of the cookbook", () => {
    expect(safeRecipes(careful).some((recipe) => recipe.raw)).toBe(false);
    expect(safeRecipes(anybody).filter((recipe) => recipe.raw)).toHaveLength(raw.length);
  });

  test("has each raw dish refused by the gate, whoever proposed it, and no other dish for that", () => {
    const wrong = allRecipes().filter((recipe) => {
      const meal = toMeal(recipe, 1, { day: 1, type: recipe.mealTypes[0] ?? "dinner" }, "m");
      return verify(meal, careful).some(({ kind }) => kind === "raw") !== recipe.raw;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test.each(["Tuna tartare", "Salmon sashimi bowl", "Beef carpaccio", "Medium-rare beef"])("gets no %s", (name) => {
    const [recipe] = raw;
    if (recipe === undefined) throw new Error("no raw dish");
    const meal = { ...toMeal(recipe, 1, { day: 1, type: "dinner" }, "m"), name, instructions: ["Serve."] };
    expect(verify(meal, careful).map(({ kind }) => kind)).toContain("raw");
    expect(verify(meal, anybody).map(({ kind }) => kind)).not.toContain("raw");
  });
});
