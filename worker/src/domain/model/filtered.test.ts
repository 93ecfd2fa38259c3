import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import { describe, expect, test } from "vitest";
import type { Meal } from "../meal.ts";
import type { Filters, MealFilter } from "../planner/one-meal/filters.ts";
import { avoidanceFor } from "../safety/gate/avoidance.ts";
import type { Eater } from "../safety/gate/eater.ts";
import { UnknownValueError } from "../unknown-value.ts";
import { eaterWith, suitsFilters, wishesOf } from "./filtered.ts";
import { repairProposal } from "./repair/repair.ts";
import { parseProposal } from "./reply/proposal.ts";

const EATER: Eater = {
  diet: "omnivore",
  avoids: avoidanceFor({ allergies: ["Soy"] }),
  maxPrepMinutes: 45,
  eatsRaw: true,
};
const only = (...filters: MealFilter[]): Filters => ({ filters, cuisine: null });

function cook(eater: Eater, food: string, minutes = 12): Meal | null {
  const proposal = parseProposal({
    type: "dinner",
    name: "Plate of the Evening",
    prepMinutes: minutes,
    ingredients: [
      { name: food, quantity: 200, unit: "g" },
      { name: "white rice, uncooked", quantity: 60, unit: "g" },
      { name: "olive oil", quantity: 1, unit: "tbsp" },
    ],
    instructions: ["Cook the rice for 8 minutes.", "Fry everything else in the oil for 3 minutes and serve."],
  });
  const share = { energyKcal: 600, proteinG: 30, netCarbohydrateMaxG: null, netCarbohydrateLimitG: null };
  const repaired = proposal && repairProposal(proposal, { id: "m", day: 1, type: "dinner", eater, share });
  return repaired && "meal" in repaired ? repaired.meal : null;
}

function cooked(food: string): Meal {
  const meal = cook(EATER, food);
  if (meal === null) throw new Error(food);
  return meal;
}

describe("a person with suggestion filters", () => {
  test("eats vegetarian instead of meat or fish, and otherwise keeps their diet", () => {
    const dietWith = (diet: Eater["diet"]) => eaterWith({ ...EATER, diet }, only("vegetarian")).diet;
    expect((["omnivore", "pescatarian", "vegan", "keto", "paleo"] as const).map(dietWith)).toEqual([
      "vegetarian",
      "vegetarian",
      "vegan",
      "keto",
      "paleo",
    ]);
  });

  test('with "allergen-free" avoids every allergen, with "quick" has 15 minutes, or less if they set less', () => {
    expect(eaterWith(EATER, only("allergenFree")).avoids.allergens).toEqual(ALLERGENS);
    expect(eaterWith(EATER, only("quick")).maxPrepMinutes).toBe(15);
    expect(eaterWith({ ...EATER, maxPrepMinutes: 10 }, only("quick")).maxPrepMinutes).toBe(10);
    expect(eaterWith(EATER, only("budget", "lowCarb"))).toEqual(EATER);
  });

  test("gets no dish that takes longer", () => {
    expect(cook(eaterWith(EATER, only("quick")), "chicken breast", 12)).not.toBeNull();
    expect(cook(eaterWith(EATER, only("quick")), "chicken breast", 20)).toBeNull();
  });
});

test("causes an error for an unknown filter", () => {
  const wire: string = "glutenFree";
  const filters = Object.assign(only(), { filters: [wire] });
  expect(() => wishesOf(filters)).toThrow(UnknownValueError);
  expect(() => eaterWith(EATER, filters)).toThrow(UnknownValueError);
});

describe("a dish fits", () => {
  const dear = cooked("beef sirloin");
  const cheap = cooked("chicken breast");
  const held = { eater: EATER, original: dear, energyKcal: 600 };

  test("the energy if within a tenth of what is wanted", () => {
    expect(suitsFilters(cheap, only(), held)).toBe(true);
    expect(suitsFilters(cheap, only(), { ...held, energyKcal: 800 })).toBe(false);
  });

  test("the budget filter by its cost per kilocalorie, compared with the old meal", () => {
    expect(suitsFilters(cheap, only("budget"), held)).toBe(true);
    expect(suitsFilters(dear, only("budget"), { ...held, original: cheap })).toBe(false);
    expect(suitsFilters(dear, only("budget"), held)).toBe(false);
  });

  test("the vegetarian filter by its foods, whatever the person's diet", () => {
    expect(suitsFilters(cheap, only("vegetarian"), held)).toBe(false);
    expect(suitsFilters(cooked("canned chickpeas"), only("vegetarian"), held)).toBe(true);
  });

  test("a nutrition filter by its own figures", () => {
    expect(suitsFilters(cheap, only("highProtein"), held)).toBe(true);
    expect(suitsFilters(cheap, only("lowCarb"), held)).toBe(false);
  });
});
